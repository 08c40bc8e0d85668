const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often a call may be made within a window. A number that is absent does not apply. */
export type Limit = {
  readonly windowSeconds: number;
  /** By one visitor: an IPv4 address, or a /64 of IPv6. */
  readonly perVisitor?: number;
  /** By one visitor for one account. */
  readonly perVisitorAndAccount?: number;
  /** For one account: a login, customer, e-mail address or phone, by all visitors together. */
  readonly perAccount?: number;
  /** As `perAccount`, within a day. */
  readonly perAccountAndDay?: number;
  /** By all visitors together. */
  readonly inSum?: number;
};

/**
 * All shared limits (docs/operations.md explains them; the setting `RATE_LIMITS` changes them). Shoppers behind one
 * address (a family, a store, an office) stay far below `perVisitor`. Only what the visitor's and the account's own
 * limits admit counts in sum, so that one visitor can't use up everybody's share.
 */
export const defaultLimits = {
  'guest-session': { windowSeconds: MINUTE, perVisitor: 120, inSum: 6_000 },
  // Failed tries: a sign-in that succeeds is taken back.
  'sign-in': {
    windowSeconds: 15 * MINUTE,
    perVisitor: 100,
    perVisitorAndAccount: 10,
    perAccount: 20,
    perAccountAndDay: 100,
    inSum: 6_000,
  },
  // The visitor is the device that proves an earlier sign-in.
  'sign-in-on-known-device': { windowSeconds: 15 * MINUTE, perVisitor: 20, perAccount: 60 },
  'identity-provider': { windowSeconds: 15 * MINUTE, perVisitor: 60, inSum: 6_000 },
  register: { windowSeconds: HOUR, perVisitor: 50, perAccount: 10, inSum: 3_000 },
  'password-change': { windowSeconds: 15 * MINUTE, perVisitor: 50, perAccount: 10 },
  // The window is the link's lifetime: when it is full, a link that works is in the mailbox.
  'password-reset': { windowSeconds: 30 * MINUTE, perVisitor: 30, perAccount: 5, inSum: 1_000 },
  // Tokens and codes are too long to guess, so no limit per account: nobody else can use up the owner's attempts.
  'reset-token': { windowSeconds: 15 * MINUTE, perVisitor: 30 },
  'one-time-code': { windowSeconds: 10 * MINUTE, perVisitor: 30, perAccount: 5, inSum: 1_000 },
  'one-time-code-try': { windowSeconds: 15 * MINUTE, perVisitor: 50 },
  // An account is a phone: nobody gets more texts than these, whoever asks for them.
  'phone-code': {
    windowSeconds: 10 * MINUTE,
    perVisitor: 30,
    perAccount: 5,
    perAccountAndDay: 10,
    inSum: 1_000,
  },
  'phone-code-try': { windowSeconds: 15 * MINUTE, perVisitor: 50 },
  // An account is the customer who asks, and the agreement's number: nobody guesses many digits, and a phone on record gets
  // few codes.
  'agreement-link': {
    windowSeconds: HOUR,
    perVisitor: 30,
    perAccount: 5,
    perAccountAndDay: 10,
    inSum: 1_000,
  },
  'agreement-link-try': { windowSeconds: 15 * MINUTE, perVisitor: 50, perAccount: 20 },
  // Each sends mail to an address that its owner hasn't confirmed. The account is the customer.
  'email-change': { windowSeconds: HOUR, perVisitor: 30, perAccount: 5, perAccountAndDay: 10, inSum: 1_000 },
  'data-export': { windowSeconds: HOUR, perVisitor: 30, perAccount: 3, perAccountAndDay: 5, inSum: 1_000 },
  'referral-invitation': {
    windowSeconds: HOUR,
    perVisitor: 30,
    perAccount: 10,
    perAccountAndDay: 20,
    inSum: 1_000,
  },
  'referral-code-try': { windowSeconds: HOUR, perVisitor: 30, perAccount: 20 },
  application: { windowSeconds: HOUR, perVisitor: 30, perAccount: 10, inSum: 3_000 },
  // Amounts of deposits and accounts are not to be guessed.
  'bank-verification': { windowSeconds: HOUR, perVisitor: 60, perAccount: 20, inSum: 6_000 },
  'document-upload': { windowSeconds: HOUR, perVisitor: 60, perAccount: 20, inSum: 6_000 },
  'identity-check': { windowSeconds: HOUR, perVisitor: 60, perAccount: 20, inSum: 6_000 },
  // Every try to pay counts: lists of stolen cards are tried out on checkouts.
  order: { windowSeconds: HOUR, perVisitor: 30, perAccount: 10, inSum: 3_000 },
  // The account is the pair of number and e-mail. The window is the link's lifetime, as for a password.
  'order-lookup': { windowSeconds: HOUR, perVisitor: 30, perAccount: 5, inSum: 1_000 },
  'order-link': { windowSeconds: 15 * MINUTE, perVisitor: 30 },
  'card-session': { windowSeconds: HOUR, perVisitor: 240, perAccount: 60, inSum: 12_000 },
  'signing-session': { windowSeconds: HOUR, perVisitor: 240, perAccount: 60, inSum: 12_000 },
  lead: { windowSeconds: HOUR, perVisitor: 60, perAccount: 10, inSum: 6_000 },
  // Each answer is a mail to an address that anybody can type.
  'store-message': { windowSeconds: HOUR, perVisitor: 30, perAccount: 5, perAccountAndDay: 10, inSum: 1_000 },
  // Of addresses that are typed: a mail's own link works without a limit.
  unsubscribe: { windowSeconds: HOUR, perVisitor: 60, perAccount: 10, inSum: 6_000 },
  'deals-sign-up': { windowSeconds: HOUR, perVisitor: 60, perAccount: 10, inSum: 6_000 },
  'cookie-choice': { windowSeconds: HOUR, perVisitor: 120, inSum: 12_000 },
  geocoding: { windowSeconds: MINUTE, perVisitor: 120, inSum: 3_000 },
  'analytics-events': { windowSeconds: MINUTE, perVisitor: 120, inSum: 12_000 },
  'client-log': { windowSeconds: MINUTE, perVisitor: 240, inSum: 12_000 },
} as const satisfies Record<string, Limit>;
export type LimitedCall = keyof typeof defaultLimits;

/** Changes of the defaults, by call. */
export type LimitChanges = {
  readonly [Call in LimitedCall]?: { readonly [Name in keyof Limit]?: number | undefined } | undefined;
};

/** The limit of a call: the default with what is changed. */
export function limitOf(call: LimitedCall, changes: LimitChanges | undefined): Limit {
  const changed = Object.entries(changes?.[call] ?? {}).filter(([, value]) => value !== undefined);
  return { ...defaultLimits[call], ...Object.fromEntries(changed) };
}

/** Who an address counts as: a household has a whole /64 of IPv6, so its addresses are counted together. */
export function visitorOfAddress(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail ? tail.split(':') : [];
  const filled =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest];
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
