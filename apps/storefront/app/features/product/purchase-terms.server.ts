import type { Store } from '@ownpath/contracts/stores';
import type { Instant } from '@ownpath/domain/dates';
import { getStateRule, type TransactionName } from '@ownpath/domain/law';
import type { EarlyPurchaseRule } from '@ownpath/domain/pricing';
import { isStateCode, type OrderDay, orderDayOf } from '@ownpath/domain/stores';

/** Terms of an agreement that starts today in the shopper's store. */
export type PurchaseTerms = OrderDay & {
  readonly agreement: TransactionName;
  /** Price of an early purchase after same-as-cash; null where the store offers none. */
  readonly earlyPurchase: EarlyPurchaseRule | null;
  /** One-time fee; 0 for none. */
  readonly processingFeeCents: number;
};

type StoreFacts = Pick<Store, 'stateCode' | 'timeZone' | 'isEpoEnabled' | 'processingFeeCents'>;

/**
 * The terms by the rules of the store's state, on today's date in the store's time zone; null for a store whose state or
 * time zone is not known.
 */
export function purchaseTermsOf(store: StoreFacts, now: Instant): PurchaseTerms | null {
  if (!isStateCode(store.stateCode) || store.timeZone === '') return null;
  const rule = getStateRule(store.stateCode);
  return {
    ...orderDayOf(now, store.timeZone),
    agreement: rule.transactionName,
    earlyPurchase: store.isEpoEnabled ? rule.epo : null,
    processingFeeCents: store.processingFeeCents,
  };
}
