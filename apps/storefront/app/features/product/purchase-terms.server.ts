import type { Store } from '@ownpath/contracts/stores';
import { calendarDateIn, type Instant } from '@ownpath/domain/dates';
import { getStateRule } from '@ownpath/domain/stores';
import type { PurchaseTerms } from './purchase-terms.ts';

type StoreFacts = Pick<Store, 'stateCode' | 'timeZone' | 'isEpoEnabled' | 'processingFeeCents'>;

/** What the store's state says about renting there, on the store's own day. */
export function purchaseTermsOf(store: StoreFacts, now: Instant): PurchaseTerms {
  const rule = getStateRule(store.stateCode);
  return {
    today: calendarDateIn(now, store.timeZone),
    agreement: rule.transactionName,
    earlyPurchase: store.isEpoEnabled ? rule.epo : null,
    processingFeeCents: store.processingFeeCents,
  };
}
