import { type CalendarDate, datePartsOf } from '../dates/index.ts';
import type { BasisPoints, Cents } from '../money/index.ts';
import { APPROVAL_RESPONSES, type ApprovalResponse } from './approval.ts';

/** The demo retailer's rule. Amounts in whole dollars per week, unless the name says otherwise. */
export const DECISION_MINIMUM_AGE = 18;
export const DECISION_MINIMUM_MONTHLY_INCOME_CENTS: Cents = 80_000;
export const DECISION_INCOME_SHARE_BPS: BasisPoints = 1_200;
export const DECISION_LIMIT_STEP_DOLLARS = 5;
export const DECISION_MAXIMUM_LIMIT_DOLLARS = 150;
export const DECISION_MINIMUM_LIMIT_DOLLARS = 10;
export const DECISION_DOCUMENTS_ABOVE_DOLLARS = 100;
export const DECISION_MINIMUM_RESIDENCE_MONTHS = 3;

export type DecisionFacts = {
  readonly dateOfBirth: CalendarDate;
  readonly monthlyIncomeCents: Cents;
  readonly monthsAtResidence: number;
  readonly isIdentityMatched: boolean;
  /** Weekly rent of active agreements. */
  readonly activeWeeklyRentCents: Cents;
};

/** Reasons for a decline or a document request; a decline must state its reasons (ECOA, FCRA). */
export type DecisionReason =
  | 'under-age'
  | 'income-too-low'
  | 'limit-too-low'
  | 'short-residence'
  | 'identity-not-matched'
  | 'high-limit';

export type Decision = {
  readonly response: ApprovalResponse;
  /** 0 when declined. */
  readonly weeklyLimitDollars: number;
  readonly reasons: readonly DecisionReason[];
};

/**
 * Decides an application: weekly income is monthly income x 12 / 52; the limit is 12 % of it in steps of $5, at most
 * $150, less the rent of active agreements.
 */
export function decideApplication(facts: DecisionFacts, today: CalendarDate): Decision {
  const weeklyLimitDollars = weeklyLimitFor(facts);
  const declined: DecisionReason[] = [];
  if (ageOn(facts.dateOfBirth, today) < DECISION_MINIMUM_AGE) declined.push('under-age');
  if (facts.monthlyIncomeCents < DECISION_MINIMUM_MONTHLY_INCOME_CENTS) declined.push('income-too-low');
  else if (weeklyLimitDollars < DECISION_MINIMUM_LIMIT_DOLLARS) declined.push('limit-too-low');
  if (declined.length > 0) {
    return { response: APPROVAL_RESPONSES.DECLINED, weeklyLimitDollars: 0, reasons: declined };
  }

  const conditions: DecisionReason[] = [];
  if (facts.monthsAtResidence < DECISION_MINIMUM_RESIDENCE_MONTHS) conditions.push('short-residence');
  if (!facts.isIdentityMatched) conditions.push('identity-not-matched');
  if (weeklyLimitDollars > DECISION_DOCUMENTS_ABOVE_DOLLARS) conditions.push('high-limit');
  const response = conditions.length > 0 ? APPROVAL_RESPONSES.CONDITIONAL : APPROVAL_RESPONSES.APPROVED;
  return { response, weeklyLimitDollars, reasons: conditions };
}

/** Age in full years on a day. A birthday on 29 February counts from 1 March in other years. */
export function ageOn(dateOfBirth: CalendarDate, today: CalendarDate): number {
  const born = datePartsOf(dateOfBirth);
  const now = datePartsOf(today);
  const hasHadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hasHadBirthday ? 0 : 1);
}

function weeklyLimitFor(facts: DecisionFacts): number {
  const step = DECISION_LIMIT_STEP_DOLLARS;
  // Cents a month x 12 / 52 x share / 10,000 / 100 dollars, in whole steps.
  const steps = Math.floor(
    (facts.monthlyIncomeCents * 12 * DECISION_INCOME_SHARE_BPS) / (52 * 10_000 * 100 * step),
  );
  const byIncome = Math.min(DECISION_MAXIMUM_LIMIT_DOLLARS, steps * step);
  return Math.max(0, Math.floor((byIncome * 100 - facts.activeWeeklyRentCents) / 100));
}
