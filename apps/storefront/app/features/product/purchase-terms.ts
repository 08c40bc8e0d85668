import type { CalendarDate } from '@ownpath/domain/dates';
import type { EarlyPurchaseRule } from '@ownpath/domain/pricing';
import type { TransactionName } from '@ownpath/domain/stores';

/** What holds for an agreement that starts today in the shopper's store. */
export type PurchaseTerms = {
  /** The day on the store's clock. */
  readonly today: CalendarDate;
  readonly agreement: TransactionName;
  /** How ownership is priced after same-as-cash; null where the store offers none. */
  readonly earlyPurchase: EarlyPurchaseRule | null;
  /** One-time fee; 0 where none is charged. */
  readonly processingFeeCents: number;
};
