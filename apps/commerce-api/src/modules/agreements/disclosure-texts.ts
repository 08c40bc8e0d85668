import type { TransactionName } from '@ownpath/domain/law';
import type { EpoStrategy } from '@ownpath/domain/pricing';

/** Late fee of one late payment; amounts are formatted. */
export type LateFeeText =
  | { readonly type: 'FLAT'; readonly fee: string }
  | { readonly type: 'TIERED'; readonly small: string; readonly smallMax: string; readonly large: string }
  | { readonly type: 'LESSER'; readonly share: string; readonly min: string | null; readonly max: string }
  | { readonly type: 'GREATER'; readonly share: string; readonly fee: string };

/** Values in the texts, for the frequency of the agreement; amounts and dates are already formatted. */
export type DisclosureValues = {
  readonly retailer: string;
  readonly transaction: string;
  readonly sameAsCashEnd: string | null;
  readonly cashPrice: string;
  readonly earlyPurchaseShare: string | null;
  readonly isAtLeastOnePayment: boolean;
  /** Share of the rent that passes ownership by itself once it equals the cash price. */
  readonly ownershipShare: string | null;
  /** Null: none is charged. */
  readonly lateFee: LateFeeText | null;
  readonly graceDays: number;
  /** Most that late fees of several agreements come to, of all late payments; null without such a limit. */
  readonly lateFeeLimitOfSeveral: string | null;
  readonly reinstateDays: number;
  readonly isReinstatedInBusinessDays: boolean;
  readonly afterReturnDays: number;
  readonly isMostRecentPaymentFirst: boolean;
  readonly hasProcessingFee: boolean;
  readonly storePhone: string;
};

export type DisclosureSectionCode =
  | 'ownership'
  | 'early-purchase'
  | 'late-payment'
  | 'reinstatement'
  | 'return'
  | 'loss-and-damage'
  | 'optional-coverage'
  | 'maintenance'
  | 'warranty'
  | 'other-charges'
  | 'receipts-and-copies';

/** What a state requires of receipts and copies beyond a receipt for every payment and a copy of the agreement. */
export type RecordsClause =
  | 'receipt-shows-totals'
  | 'statement-on-request'
  | 'yearly-statement'
  | 'enforceable-with-copy';

type Paragraphs = (values: DisclosureValues) => string[];

export type DisclosureTexts = {
  readonly transactionNames: Readonly<Record<TransactionName, string>>;
  readonly conditions: Readonly<Record<'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR', string>>;
  readonly headings: Readonly<Record<Exclude<DisclosureSectionCode, 'optional-coverage'>, string>>;
  readonly ownership: Paragraphs;
  readonly earlyPurchase: Readonly<Record<EpoStrategy, (values: DisclosureValues) => string>>;
  readonly sameAsCash: (values: DisclosureValues) => string;
  readonly latePayment: Paragraphs;
  readonly reinstatement: Paragraphs;
  readonly returning: Paragraphs;
  readonly lossAndDamage: Paragraphs;
  readonly maintenance: Paragraphs;
  readonly warranty: Paragraphs;
  readonly otherCharges: Paragraphs;
  readonly receiptsAndCopies: readonly string[];
  readonly records: Readonly<Record<RecordsClause, string>>;
};
