import type { PaymentOrder } from '../agreements/index.ts';
import type { BasisPoints, Cents } from '../money/index.ts';
import type { ByFrequency, EarlyPurchaseRule, LateFeeRule, LdwCap, PriceCap } from '../pricing/index.ts';
import type { Locale } from '../site/index.ts';
import type { DayUnit } from './state-law.ts';

/** Name of the transaction in the state's statute. */
export const TRANSACTION_NAMES = [
  'rental-purchase',
  'consumer-rental-purchase',
  'rent-to-own',
  'lease-purchase',
  'lease-with-option-to-purchase',
  'lease',
  'consumer-lease',
] as const;
export type TransactionName = (typeof TRANSACTION_NAMES)[number];

/** Whether a figure is the statute's or the retailer's own, which is at least as generous. */
export type Basis = 'law' | 'policy';

/** Why rentals are closed in a state. */
export type StateClosure = {
  readonly reason: 'treated-as-credit-sale' | 'treated-as-retail-instalment' | 'not-served';
  /** The shop points to an affiliated company instead. */
  readonly hasAffiliate: boolean;
};

/** Why no loss damage waiver is offered in a state: no source, or a paper of its own that the shop does not have. */
export type WaiverRefusal = 'no-source' | 'separate-handout' | 'separate-agreement' | 'approved-form';

/** Time limits for reinstating an agreement after missed payments. */
export type ReinstatementRule = {
  /** From the due date of the missed payment, while the customer keeps the goods. */
  readonly inPossession: {
    readonly basis: Basis;
    readonly days: ByFrequency<number>;
    readonly unit: DayUnit;
  };
  /** From the return of the goods. */
  readonly afterReturn: { readonly basis: 'policy'; readonly days: number };
  /** The retailer charges none. `maxCents`: the statute's ceiling where it was read. */
  readonly fee: { readonly basis: 'policy'; readonly cents: 0; readonly maxCents: Cents | null };
};

export type StateRule = {
  readonly enabled: boolean;
  /** Set exactly when `enabled` is false. */
  readonly closure: StateClosure | null;
  readonly transactionName: TransactionName;
  /** `null`: no known ceiling. */
  readonly priceCap: PriceCap | null;
  readonly epo: EarlyPurchaseRule;
  readonly epoBasis: Basis;
  /** Same-as-cash by right, in days; a store may give more. 0: the store's own offer alone. */
  readonly sameAsCashMinDays: number;
  /** Days after signing in which a letter tells the customer of same-as-cash; `null`: the law asks for none. */
  readonly sameAsCashLetterDays: number | null;
  /** By law; `null`: none is charged. */
  readonly lateFee: LateFeeRule | null;
  /** Most that the late fees of several agreements may be, of all late payments together; `null`: no such limit. */
  readonly lateFeeLimitOfSeveralBps: BasisPoints | null;
  /** By law; `null`: no known ceiling. */
  readonly ldwCap: ByFrequency<LdwCap> | null;
  /** `null`: a store may offer the waiver. */
  readonly waiverRefusal: WaiverRefusal | null;
  /** `null`: no known ceiling; 0: none is charged. */
  readonly processingFeeMaxCents: Cents | null;
  /** By law; false: a deposit for a reservation is refundable in full. */
  readonly depositMayBeKept: boolean;
  readonly clubAllowed: boolean;
  readonly reinstatement: ReinstatementRule;
  /** Which of several payments due a payment settles first. */
  readonly paymentOrder: PaymentOrder;
  /** Languages in which the agreement must be available: every language that the shop advertises in. */
  readonly languages: readonly Locale[];
};
