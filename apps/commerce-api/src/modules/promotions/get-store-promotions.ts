import type { StorePromotion } from '@ownpath/contracts/promotions';
import { calendarDateIn } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { getOpenStore } from '../stores/index.ts';
import { listPromotionsBetween } from './promotions-queries.ts';

/**
 * Offers that run in the store today, in the retailer's order; those for paid-in-full customers come last and only
 * to registered shoppers.
 * @throws DomainError `StoreNotFound` for an unknown or closed store; `StateNotServed`
 */
export async function getStorePromotions(
  { database, clock, config }: Pick<Dependencies, 'database' | 'clock' | 'config'>,
  shopper: { readonly kind: 'guest' | 'registered' },
  storeId: string,
  locale: Locale,
): Promise<{ PromoObj: StorePromotion[] }> {
  const now = clock.now();
  const store = await getOpenStore(database, storeId, now);
  const today = calendarDateIn(now, store.timeZone);
  const running = await listPromotionsBetween(database, config.siteId, { from: today, to: today });
  const offered = running
    .filter(({ restrictedStoreIds }) => !restrictedStoreIds.includes(storeId))
    .filter(({ isPaidInFull }) => !isPaidInFull || shopper.kind === 'registered')
    .sort((a, b) => Number(a.isPaidInFull) - Number(b.isPaidInFull));
  return {
    PromoObj: offered.map((row) => ({
      promotionCode: row.code,
      promoID: row.id,
      pif: row.isPaidInFull,
      restrictedStores: [...row.restrictedStoreIds],
      name: row.name[locale],
      details: row.details[locale],
      ...(row.callToActionUrl === null ? {} : { ctaUrl: row.callToActionUrl }),
      ...(row.iconKey === null ? {} : { icon: row.iconKey }),
      startDate: row.startsOn,
      endDate: row.endsOn,
    })),
  };
}
