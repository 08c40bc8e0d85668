import { previewPaySchedule } from '@ownpath/contracts/checkout';
import { formatInstant } from '@ownpath/domain/dates';
import { takeDecisionNotice } from '../../features/approval/decision-notice.server.ts';
import { noteCartStore } from '../../features/cart/note-cart-store.server.ts';
import { findCartPath } from '../../features/ownership/ownership-paths.server.ts';
import { purchaseTermsOf } from '../../features/product/purchase-terms.server.ts';
import { followMailLanguage } from '../../platform/i18n/mail-language.server.ts';
import {
  commerceContext,
  nowContext,
  sessionContext,
  siteContext,
} from '../../platform/load-context.server.ts';
import { numberAgreements } from '../../shared/agreements/cart-agreements.ts';
import { findStore } from '../../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import { takeSigningNotice } from '../../shared/shopper/signing-notice.server.ts';
import { findWaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { type DeliveryDates, deliveryDatesOf } from '../../shared/stock/delivery.tsx';
import type { Route } from '../+types/cart.ts';

export async function loadCart({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, '/cart', url);
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const basket = await findBasket(commerce, session);
  const order = await findWaitingOrder(commerce, session, url.searchParams.get('order'));
  const signing = await takeSigningNotice(commerce, session, order);
  const [store, schedule] = await Promise.all([
    basket?.storeId ? findStore(commerce, basket.storeId) : null,
    basket && (basket.agreements[0]?.quote ?? basket.quote)?.isScheduled
      ? commerce.call(previewPaySchedule, { body: { basketId: basket.basketId } })
      : null,
  ]);
  // Each agreement is paid and bought out by itself: the path is the one of the next agreement.
  const [first] = basket ? numberAgreements(basket) : [];
  const reservation = basket?.reservation ?? null;
  const terms = store && purchaseTermsOf(store, context.get(nowContext));
  const deliveries = (basket?.items ?? []).map(({ itemId, deliveryBand }) => [
    itemId,
    terms && deliveryDatesOf(deliveryBand, terms),
  ]);
  // No `Cache-Control`: going back to the cart shows it at once.
  return {
    basket,
    order,
    // One dialog at a time: an agreement to sign comes before the news of an approval.
    notice: signing ? null : await takeDecisionNotice(commerce, session, basket?.approval ?? null),
    signing,
    // In words here: the page is near the limit of its JavaScript.
    reservedUntil:
      reservation &&
      formatInstant(new Date(reservation.until), reservation.timeZone, context.get(siteContext).locale),
    hasNewStore: noteCartStore(session, basket),
    path:
      terms && basket?.quote
        ? findCartPath(
            {
              quote: first?.agreement.quote ?? basket.quote,
              items: first ? [...first.items] : basket.items,
            },
            terms,
            schedule,
          )
        : null,
    pathOf: first ? { number: first.number, count: first.count } : null,
    deliveries: Object.fromEntries(deliveries) as Record<string, DeliveryDates | null>,
  };
}
