/** Milliseconds. */
export type SessionTimes = { readonly idleMs: number; readonly refreshMs: number };

export type SessionProblem = 'unknown' | 'not-created' | 'not-deleted';

/** What the server says about the checkout's temporary basket. */
export type CheckoutSession = {
  readonly tempBasketId: string | null;
  readonly problem: SessionProblem | null;
};

/** The texts of specification section 8. */
export const sessionProblemIds = {
  unknown: 'cart.problem.unknown',
  'not-created': 'inactivity.notCreated',
  'not-deleted': 'inactivity.notDeleted',
} as const satisfies Record<SessionProblem, string>;
