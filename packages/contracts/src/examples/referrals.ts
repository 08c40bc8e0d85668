import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

const refused = (examples: EndpointExample[], status: number): EndpointExample[] =>
  examples.map((example) => ({ ...example, status }));

/** Calls of the referral programme. */
export const referralExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getReferrals: custom(
    'Before the first invitation',
    'registered',
    {},
    { isRAFPromoAvailable: true, credit: 25, friendsPerYear: 10, creditedFriends: 0, invitations: [] },
  ),
  sendInvitation: custom(
    'A friend by e-mail',
    'registered',
    { email: 'dwayne@example.com', friendName: 'Dwayne' },
    { sendGridResponse: '202' },
  ),
  lookUpInvitation: custom(
    'An invented code',
    'guest',
    { code: 'NOBODY-22222' },
    { refusal: 'unknown', firstName: null, credit: 25 },
  ),
  acceptInvitation: refused(
    custom('An invented code', 'guest', { code: 'NOBODY-22222' }, { code: 'ReferralRefused' }),
    409,
  ),
  stopInvitations: refused(
    custom('An invented token', 'guest', { token: 'invented' }, { code: 'InvalidProof' }),
    400,
  ),
};
