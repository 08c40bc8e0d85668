import type { BasisPoints } from '../money/index.ts';
import type { Frequency, UsedGoodsCap } from '../pricing/index.ts';
import type { StateCode } from '../stores/us-states.ts';

/**
 * Rules that the rows of `state-law.json` have in words only (`note`, `condition`, `details`, `usedRule`). Each is from
 * a row whose statute text was seen.
 */

type ByState<Value> = Partial<Readonly<Record<StateCode, Value>>>;

const WEEKLY: readonly Frequency[] = ['WEEKLY'];
const WEEKLY_AND_BIWEEKLY: readonly Frequency[] = ['WEEKLY', 'BIWEEKLY'];

/**
 * Frequencies that the law names for the shorter grace, where it names fewer than all payments more often than monthly.
 * A frequency that it does not name has the longer grace. CT: its words on frequency were not copied.
 */
export const SHORTER_GRACE_NAMED_FOR: ByState<readonly Frequency[]> = {
  CO: WEEKLY_AND_BIWEEKLY,
  CT: WEEKLY,
  HI: WEEKLY_AND_BIWEEKLY,
  IN: WEEKLY_AND_BIWEEKLY,
  NY: WEEKLY,
  OR: WEEKLY,
};

/** The same for the days to reinstate. */
export const SHORTER_REINSTATEMENT_NAMED_FOR: ByState<readonly Frequency[]> = {
  MD: WEEKLY,
  MT: ['SEMIMONTHLY'],
  OH: WEEKLY,
};

/** Share of the rent paid that, once it equals the cash price, passes ownership by itself (HI 481M-5(b), OH 1351.06(B)). */
export const OWNERSHIP_AT_SHARE_OF_RENT: ByState<BasisPoints> = { HI: 5_000, OH: 5_000 };

/** CT 42-243(3): payments received are applied first to the most recent payment due. */
export const MOST_RECENT_PAYMENT_FIRST: readonly StateCode[] = ['CT'];

/** NY 501(4): late fees of a lessee with several agreements are at most this share of all late payments together. */
export const LATE_FEE_LIMIT_OF_SEVERAL: ByState<BasisPoints> = { NY: 1_000 };

export const USED_GOODS_CAPS: ByState<UsedGoodsCap> = {
  // CA 1812.644: a third for appliances and electronic sets, half for all others; rounded up to a basis point.
  CA: {
    lessEarlierRentBps: {
      appliances: 3_334,
      computers: 5_000,
      electronics: 3_334,
      furniture: 5_000,
      other: 5_000,
    },
  },
  // VT 41b(c): at least 10 % below the maximum.
  VT: { cashPerNewCashBps: 9_000 },
};
