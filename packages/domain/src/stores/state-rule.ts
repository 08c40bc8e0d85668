import type { ByCadence, EarlyPurchaseRule, LateFeeRule, LdwCap, PriceCap } from '../pricing/index.ts';
import type { Locale } from '../site/index.ts';

/** What a state's statute calls the transaction. */
export type TransactionName =
  | 'rental-purchase'
  | 'consumer-rental-purchase'
  | 'rent-to-own'
  | 'lease-purchase'
  | 'lease-with-option-to-purchase'
  | 'lease'
  | 'consumer-lease';

/** Why nothing is rented in a state. */
export type StateClosure = {
  readonly reason: 'treated-as-credit-sale' | 'treated-as-retail-instalment' | 'not-served';
  /** The shop points to an affiliated company instead. */
  readonly hasAffiliate: boolean;
};

/** How long a customer who fell behind may take the agreement up again. */
export type ReinstatementRule = {
  /** Days after a missed payment, while the goods are still with the customer. */
  readonly graceDays: ByCadence<number>;
  /** Days after the goods went back. */
  readonly afterReturnDays: number;
  /** The same once two thirds of the total are paid. */
  readonly afterReturnTwoThirdsPaidDays: number;
  /** `null`: no ceiling known. */
  readonly maxFeeCents: number | null;
};

export type StateRule = {
  readonly enabled: boolean;
  /** Set exactly when `enabled` is false. */
  readonly closure: StateClosure | null;
  readonly transactionName: TransactionName;
  /** `null`: no ceiling known. */
  readonly priceCap: PriceCap | null;
  readonly epo: EarlyPurchaseRule;
  /** Usual same-as-cash window in days; a store may set its own. 0: not offered in the state. */
  readonly sacDays: number;
  readonly lateFee: LateFeeRule;
  /** `null`: no ceiling known. */
  readonly ldwCap: LdwCap | null;
  /** `null`: no ceiling known; 0: forbidden. */
  readonly processingFeeMaxCents: number | null;
  readonly clubAllowed: boolean;
  readonly reinstatement: ReinstatementRule;
  /** Languages that the agreement must exist in: all that the shop advertises in. */
  readonly languages: readonly Locale[];
  readonly minimumTermWeeks: number;
  /** Itemised disclosure before signing is required by statute. */
  readonly requiresPointOfSaleDisclosure: boolean;
  /** Wherever a payment amount stands, price, count, total cost and condition stand beside it by statute. */
  readonly requiresTagDisclosure: boolean;
};
