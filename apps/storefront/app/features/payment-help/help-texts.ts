import type { HelpRequest } from '@ownpath/contracts/servicing';

type Kind = HelpRequest['kind'];

export const kindIds: Readonly<Record<Kind, { readonly title: string; readonly hint: string }>> = {
  'new-payday': { title: 'payHelp.kind.newPayday', hint: 'payHelp.kind.newPayday.hint' },
  'smaller-item': { title: 'payHelp.kind.smallerItem', hint: 'payHelp.kind.smallerItem.hint' },
  'send-back': { title: 'payHelp.kind.sendBack', hint: 'payHelp.kind.sendBack.hint' },
  'something-else': { title: 'payHelp.kind.somethingElse', hint: 'payHelp.kind.somethingElse.hint' },
};

export const outcomeIds = {
  agreed: 'payHelp.outcome.agreed',
  call: 'payHelp.outcome.call',
  'not-possible': 'payHelp.outcome.notPossible',
} as const;

/** Why the date cannot be moved. `long-overdue` and `nothing-owed` hide the section. */
export const refusalIds = {
  'too-many-days': 'payHelp.refusal.tooLate',
  'too-late': 'payHelp.refusal.tooLate',
  'used-up': 'payHelp.refusal.usedUp',
} as const;

const problemIds: Readonly<Record<string, string>> = {
  ExtensionNotOffered: 'payHelp.problem.changed',
  PaymentChanged: 'payHelp.problem.changed',
  PaymentInProgress: 'payHelp.problem.inProgress',
  HelpAlreadyRequested: 'payHelp.problem.alreadyAsked',
  KindMissing: 'payHelp.problem.kindMissing',
  MessageTooLong: 'payHelp.problem.messageTooLong',
};

/** What to say for an error code; the API's own text is never shown. */
export const helpProblemId = (code: string): string =>
  (Object.hasOwn(problemIds, code) ? problemIds[code] : undefined) ?? 'payHelp.problem.unknown';
