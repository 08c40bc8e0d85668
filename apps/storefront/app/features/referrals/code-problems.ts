/** Why a friend's code earns nothing. An invented code reads like an ended one. */
export const codeProblemIds = {
  unknown: 'referral.error.ended',
  'not-offered': 'referral.error.notOffered',
  own: 'referral.error.own',
  'already-referred': 'referral.error.already',
  'not-new': 'referral.error.notNew',
  'same-household': 'referral.error.household',
  'year-limit': 'referral.error.limit',
} as const;
