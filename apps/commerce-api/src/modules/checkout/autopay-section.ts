import type { AutopayAuthorization, PaySchedule } from '@ownpath/contracts/checkout';
import type { Locale } from '@ownpath/domain/site';
import { type AutopayCard, autopayAuthorization } from '../agreements/index.ts';
import type { OrderableBasket } from '../basket/index.ts';
import { RETAILER_NAME } from './retailer-name.ts';

/** The authorisation for a schedule, with the card once it is known. */
export function autopaySection(
  store: OrderableBasket['store'],
  { choice, payments }: PaySchedule,
  card: AutopayCard | null,
  locale: Locale,
): AutopayAuthorization | null {
  return autopayAuthorization({
    locale,
    retailerName: RETAILER_NAME,
    storePhone: store.phone,
    storeAddress: `${store.address1}, ${store.city}, ${store.stateCode} ${store.postalCode}`,
    frequency: choice.frequency,
    payments,
    card,
  });
}
