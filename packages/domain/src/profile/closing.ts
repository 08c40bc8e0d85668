/** What has to end before an account can be closed, in the order in which a customer is told. */
export const CLOSING_BLOCKERS = [
  'open-agreement',
  'open-exchange',
  'open-order',
  'open-deposit',
  'payment-pending',
  'refund-pending',
  'money-left',
] as const;
export type ClosingBlocker = (typeof CLOSING_BLOCKERS)[number];

/**
 * What stays after closing, and why.
 * `agreements`: agreements, payments and receipts, for tax records (26 CFR 1.6001-1).
 * `applications`: applications and decisions for 25 months (Regulation B, 12 CFR 1002.12(b)).
 * `authorizations`: consents to automatic payments for two years (Regulation E, 12 CFR 1005.13(b)).
 * `consents`: what the customer agreed to and stopped, so that the stop is honoured (47 CFR 64.1200(d)(6)).
 */
export const KEPT_RECORDS = ['agreements', 'applications', 'authorizations', 'consents'] as const;
export type KeptRecord = (typeof KEPT_RECORDS)[number];

export type ClosingFacts = {
  /** Agreements that run, signed or not yet. */
  readonly openAgreements: number;
  /** Exchanges that were asked for and are not done. */
  readonly openExchanges: number;
  /** Orders that are neither finished nor cancelled. */
  readonly openOrders: number;
  /** Deposits that a store has for items that it holds. */
  readonly openDeposits: number;
  /** Payments without an answer, and bank debits that can still come back. */
  readonly pendingPayments: number;
  readonly pendingRefunds: number;
  /** Money received that nothing was settled with yet, in cents. */
  readonly moneyLeftCents: number;
};

/** Why an account can't be closed yet; empty when it can. */
export function listClosingBlockers(facts: ClosingFacts): ClosingBlocker[] {
  const isOpen: Readonly<Record<ClosingBlocker, boolean>> = {
    'open-agreement': facts.openAgreements > 0,
    'open-exchange': facts.openExchanges > 0,
    'open-order': facts.openOrders > 0,
    'open-deposit': facts.openDeposits > 0,
    'payment-pending': facts.pendingPayments > 0,
    'refund-pending': facts.pendingRefunds > 0,
    'money-left': facts.moneyLeftCents > 0,
  };
  return CLOSING_BLOCKERS.filter((blocker) => isOpen[blocker]);
}
