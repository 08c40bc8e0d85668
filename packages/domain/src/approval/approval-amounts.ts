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
