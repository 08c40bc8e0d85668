import { endOfDay, type Instant, isCalendarDate } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';

/** Codes of the decision engine (specification section 3). */
export const APPROVAL_RESPONSES = { APPROVED: 1, DECLINED: 2, CONDITIONAL: 4 } as const;
export type ApprovalResponse = (typeof APPROVAL_RESPONSES)[keyof typeof APPROVAL_RESPONSES];

/** Validity of an approval in days when the engine gives no end. */
export const APPROVAL_VALID_DAYS = 30;
/** Days after a decline before a new application is accepted. */
export const REAPPLY_AFTER_DAYS = 30;

export type VerificationDocument = { readonly isRequired: boolean; readonly verifyType: string };

/** The decision engine's result. Amounts in whole dollars. */
export type Approval = {
  readonly response: ApprovalResponse;
  readonly conditionalReason: string | null;
  readonly approvalId: string | null;
  readonly globalCustomerId: string | null;
  readonly storeNumber: string | null;
  /** ISO text, a date or an instant. */
  readonly approvedOn: string | null;
  readonly expiresOn: string | null;
  readonly originalAmountDollars: number | null;
  readonly outstandingDollars: number | null;
  readonly weeklyOriginalAmountDollars: number | null;
  /** Remaining weekly amount. */
  readonly weeklyOutstandingDollars: number | null;
  readonly weeklyAmountDollars: number | null;
  readonly verifyCode: string | null;
  readonly verifyLevel: string | null;
  readonly verificationDocuments: readonly VerificationDocument[];
};

const DAY_MS = 86_400_000;

/** What two decisions are compared by. */
export type DecisionWorth = {
  readonly response: ApprovalResponse;
  /** Weekly amount that is free to use. */
  readonly weeklyLeftCents: Cents;
  readonly isExpired: boolean;
};

/**
 * True when a later decision leaves a shopper worse off than a valid approval, which then stays in force: less to use,
 * documents that were not needed before, a decline, or one that has ended already.
 */
export function isWorseDecision(later: DecisionWorth, inForce: DecisionWorth): boolean {
  if (inForce.response === APPROVAL_RESPONSES.DECLINED || inForce.isExpired) return false;
  if (later.response === APPROVAL_RESPONSES.DECLINED || later.isExpired) return true;
  if (later.weeklyLeftCents < inForce.weeklyLeftCents) return true;
  return (
    later.response === APPROVAL_RESPONSES.CONDITIONAL && inForce.response === APPROVAL_RESPONSES.APPROVED
  );
}

/**
 * Expired when its last day or instant has passed. A calendar date is valid until the end of that day in the
 * time zone of the store that decided.
 * Default end: 30 days after the approval. Without either date there is no active approval.
 */
export function isApprovalExpired(
  approval: Pick<Approval, 'approvedOn' | 'expiresOn'>,
  now: Instant,
  timeZone: string,
): boolean {
  const nowMs = new Date(now).getTime();
  if (approval.expiresOn !== null) return !(nowMs <= endOf(approval.expiresOn, timeZone));
  if (approval.approvedOn === null) return true;
  return !(nowMs <= endOf(approval.approvedOn, timeZone) + APPROVAL_VALID_DAYS * DAY_MS);
}

/** Pre-approved: approved or conditionally approved, and not expired (specification section 4). */
export function isPreApproved(approval: Approval | null, now: Instant, timeZone: string): boolean {
  if (approval === null || approval.response === APPROVAL_RESPONSES.DECLINED) return false;
  return !isApprovalExpired(approval, now, timeZone);
}

/** Remaining weekly dollars: the outstanding balance, else the approved amount, else the original one. */
export function availableWeeklyDollars(approval: Approval): number {
  return (
    approval.weeklyOutstandingDollars ??
    approval.weeklyAmountDollars ??
    approval.weeklyOriginalAmountDollars ??
    0
  );
}

/** Weekly rent of an approved customer's agreements. */
export type ApprovalUse = {
  /** Of those made since the decision. */
  readonly usedSinceCents: Cents;
  /** Of those that the decision counted and that go back in an exchange: the new agreement counts instead. */
  readonly givenBackCents: Cents;
  /** Of the others that the decision counted. */
  readonly keptCents: Cents;
};

/** Weekly cents that a customer can still rent for. @param leftCents of the limit, as decided */
export function weeklyLeftOf(limitCents: Cents, leftCents: Cents, use: ApprovalUse): Cents {
  const { usedSinceCents, givenBackCents, keptCents } = use;
  // What was left may have been cut off at nothing: never more comes back than the limit without what is kept.
  const withReturn =
    givenBackCents > 0
      ? Math.max(leftCents, Math.min(leftCents + givenBackCents, limitCents - keptCents))
      : leftCents;
  return Math.max(0, withReturn - usedSinceCents);
}

/** True when the weekly rent of a cart is within an active approval. */
export function fitsApproval(
  weeklyRentCents: Cents,
  approval: Approval | null,
  now: Instant,
  timeZone: string,
): boolean {
  return (
    approval !== null &&
    isPreApproved(approval, now, timeZone) &&
    weeklyRentCents <= Math.round(availableWeeklyDollars(approval) * 100)
  );
}

function endOf(isoText: string, timeZone: string): number {
  return isCalendarDate(isoText) ? endOfDay(isoText, timeZone).getTime() : new Date(isoText).getTime();
}

/** Approval amounts in whole dollars per period, as in the decision engine. */
export type ApprovalAmounts = {
  readonly weekly: number;
  readonly biweekly: number;
  readonly semimonthly: number;
  readonly monthly: number;
};

/**
 * Amounts for every frequency from the weekly one: 2 x, 15/7 x and 30/7 x, each rounded
 * (specification section 9). Dollars.
 */
export function conversionsOf(weeklyDollars: number): ApprovalAmounts {
  return {
    weekly: weeklyDollars,
    biweekly: Math.round(weeklyDollars * 2),
    semimonthly: Math.round((weeklyDollars * 15) / 7),
    monthly: Math.round((weeklyDollars * 30) / 7),
  };
}
