import type { StateRule } from '@ownpath/domain/stores';

/** Numbers and names that stand in the texts; amounts and dates are written already. */
export type DisclosureValues = {
  readonly retailer: string;
  readonly transaction: string;
  readonly sameAsCashEnd: string | null;
  readonly cashPrice: string;
  readonly earlyPurchaseShare: string | null;
  readonly lateFee: string;
  readonly graceDaysWeekly: number;
  readonly graceDaysMonthly: number;
  readonly reinstateDaysWeekly: number;
  readonly reinstateDaysMonthly: number;
  readonly afterReturnDays: number;
  readonly storePhone: string;
};

export type DisclosureSectionCode =
  | 'ownership'
  | 'early-purchase'
  | 'late-payment'
  | 'reinstatement'
  | 'return'
  | 'loss-and-damage'
  | 'maintenance'
  | 'warranty'
  | 'other-charges';

export type DisclosureTexts = {
  readonly transactionNames: Readonly<Record<StateRule['transactionName'], string>>;
  readonly conditions: Readonly<Record<'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR', string>>;
  readonly headings: Readonly<Record<DisclosureSectionCode, string>>;
  readonly ownership: (values: DisclosureValues) => string[];
  readonly earlyPurchase: Readonly<
    Record<StateRule['epo']['strategy'], (values: DisclosureValues) => string>
  >;
  readonly sameAsCash: (values: DisclosureValues) => string;
  readonly latePayment: (values: DisclosureValues) => string[];
  readonly lateFeePercent: (share: string, floor: string, cap: string | null) => string;
  readonly lateFeeFlat: (small: string, smallMax: string, weekly: string, monthly: string) => string;
  readonly reinstatement: (values: DisclosureValues) => string[];
  readonly returning: (values: DisclosureValues) => string[];
  readonly lossAndDamage: (values: DisclosureValues) => string[];
  readonly maintenance: (values: DisclosureValues) => string[];
  readonly warranty: (values: DisclosureValues) => string[];
  readonly otherCharges: (values: DisclosureValues) => string[];
};
