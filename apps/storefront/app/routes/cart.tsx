import { previewPaySchedule } from '@ownpath/contracts/checkout';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DecisionDialogHost } from '../features/approval/decision-dialog-host.tsx';
import { takeDecisionNotice } from '../features/approval/decision-notice.server.ts';
import { CartNotices } from '../features/cart/cart-notices.tsx';
import { changeCart } from '../features/cart/change-cart.server.ts';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { FilledCart } from '../features/cart/filled-cart.tsx';
import { noteCartStore } from '../features/cart/note-cart-store.server.ts';
import { SigningDialogHost } from '../features/cart/signing-dialog-host.tsx';
import { findCartPath } from '../features/ownership/ownership-paths.server.ts';
import { OwnershipSection } from '../features/ownership/ownership-section.tsx';
import { purchaseTermsOf } from '../features/product/purchase-terms.server.ts';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { LoadedRail } from '../regions/loaded-rail.tsx';
import { numberAgreements } from '../shared/agreements/cart-agreements.ts';
import { useSavedIds } from '../shared/saved-items/use-saved-items.ts';
import { findStore } from '../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import { takeSigningNotice } from '../shared/shopper/signing-notice.server.ts';
import { findWaitingOrder } from '../shared/shopper/waiting-order.server.ts';
import { type DeliveryDates, deliveryDatesOf } from '../shared/stock/delivery.tsx';
import type { Route } from './+types/cart.ts';

/** Only the browser knows a guest's saved items; without any, the code of their tiles is not loaded. */
const SavedRow = lazy(async () => {
  const { SavedRow } = await import('../regions/saved-row.tsx');
  return { default: SavedRow };
});

export async function loader({ url, context }: Route.LoaderArgs) {
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
  const terms = store && purchaseTermsOf(store, new Date());
  const deliveries = (basket?.items ?? []).map(({ itemId, deliveryBand }) => [
    itemId,
    terms && deliveryDatesOf(deliveryBand, terms.today),
  ]);
  // No `Cache-Control`: going back to the cart shows it at once.
  return {
    basket,
    order,
    // One dialog at a time: an agreement to sign comes before the news of an approval.
    notice: signing ? null : takeDecisionNotice(session, basket?.approval ?? null),
    signing,
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

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const form = await request.formData();
  const basket = await findBasket(commerce, session);
  return changeCart({ commerce, session, basket, form, hasScript: !isDocumentRequest(request) });
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { basket, order, hasNewStore, deliveries, path, pathOf } = loaderData;
  const isEmpty = !basket || basket.items.length === 0;
  const isRefused = actionData && !actionData.ok && 'promoCode' in actionData;
  return (
    <div className="pt-8 pb-section lg:pt-10">
      <PageTitle>{intl.formatMessage({ id: 'cart.title' })}</PageTitle>
      <div className="page-width">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id="cart.title" />
        </h1>
        <DecisionDialogHost notice={loaderData.notice} checkoutHref={isEmpty ? null : '/checkout'} />
        <SigningDialogHost notice={loaderData.signing} />
        <CartNotices change={actionData} hasNewStore={hasNewStore} order={order} />
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <FilledCart
            basket={basket}
            deliveries={deliveries}
            refusedCode={isRefused ? actionData.promoCode : null}
          />
        )}
        {path && (
          <div className="mt-section">
            <OwnershipSection path={path} scope="cart" agreement={pathOf} />
          </div>
        )}
        <SavedItems />
      </div>
      <LoadedRail
        title={intl.formatMessage({ id: 'addToCart.recommendations' })}
        href={`/recommendations?${new URLSearchParams([
          ['zone', 'cart'],
          ...(basket?.items ?? []).map(({ productId }) => ['product', productId]),
        ])}`}
      />
    </div>
  );
}

function SavedItems() {
  const ids = useSavedIds();
  if (!ids || ids.length === 0) return null;
  return (
    <Suspense>
      <SavedRow />
    </Suspense>
  );
}
