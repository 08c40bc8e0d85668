import type { ByCadence, EarlyPurchaseRule, LateFeeRule, LdwCap, PriceCap } from '../pricing/index.ts';
import type { Locale } from '../site/index.ts';

/** Name of the transaction in the state's statute. */
export type TransactionName =
  | 'rental-purchase'
  | 'consumer-rental-purchase'
  | 'rent-to-own'
  | 'lease-purchase'
  | 'lease-with-option-to-purchase'
  | 'lease'
  | 'consumer-lease';

/** Why rentals are closed in a state. */
export type StateClosure = {
  readonly reason: 'treated-as-credit-sale' | 'treated-as-retail-instalment' | 'not-served';
  /** The shop points to an affiliated company instead. */
  readonly hasAffiliate: boolean;
};

/** Time limits for reinstating an agreement after missed payments. */
export type ReinstatementRule = {
  /** Days after a missed payment, while the customer still has the items. */
  readonly graceDays: ByCadence<number>;
  /** Days after the items were returned. */
  readonly afterReturnDays: number;
  /** The same, once two thirds of the total are paid. */
  readonly afterReturnTwoThirdsPaidDays: number;
  /** `null`: no known ceiling. */
  readonly maxFeeCents: number | null;
};

export type StateRule = {
  readonly enabled: boolean;
  /** Set exactly when `enabled` is false. */
  readonly closure: StateClosure | null;
  readonly transactionName: TransactionName;
  /** `null`: no known ceiling. */
  readonly priceCap: PriceCap | null;
  readonly epo: EarlyPurchaseRule;
  /** Usual same-as-cash window in days; a store may set its own. 0: not offered in the state. */
  readonly sacDays: number;
  readonly lateFee: LateFeeRule;
  /** `null`: no known ceiling. */
  readonly ldwCap: LdwCap | null;
  /** `null`: no known ceiling; 0: forbidden. */
  readonly processingFeeMaxCents: number | null;
  readonly clubAllowed: boolean;
  readonly reinstatement: ReinstatementRule;
  /** Languages in which the agreement must be available: every language that the shop advertises in. */
  readonly languages: readonly Locale[];
  readonly minimumTermWeeks: number;
  /** Itemised disclosure before signing is required by statute. */
  readonly requiresPointOfSaleDisclosure: boolean;
  /** By statute, every payment amount must be shown with price, payment count, total cost and condition. */
  readonly requiresTagDisclosure: boolean;
};
