import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DecisionDialogHost } from '../features/approval/decision-dialog-host.tsx';
import { CartNotices } from '../features/cart/cart-notices.tsx';
import { changeCart } from '../features/cart/change-cart.server.ts';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { FilledCart } from '../features/cart/filled-cart.tsx';
import { SigningDialogHost } from '../features/cart/signing-dialog-host.tsx';
import { OwnershipSection } from '../features/ownership/ownership-section.tsx';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { memoPage } from '../platform/memo-page.ts';
import { LoadedRail } from '../regions/loaded-rail.tsx';
import { readShownFrequency } from '../shared/pricing/frequency-cookie.server.ts';
import { useSavedIds } from '../shared/saved-items/use-saved-items.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import type { Route } from './+types/cart.ts';
import { loadCart } from './cart/load-cart.server.ts';

/** Only the browser knows a guest's saved items; without any, the code of their tiles is not loaded. */
const SavedRow = lazy(async () => {
  const { SavedRow } = await import('../regions/saved-row.tsx');
  return { default: SavedRow };
});

export const loader = (args: Route.LoaderArgs) => loadCart(args);

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const form = await request.formData();
  const basket = await findBasket(commerce, session);
  const [frequency, hasScript] = [readShownFrequency(form, request), !isDocumentRequest(request)];
  return changeCart({ commerce, session, basket, form, frequency, hasScript });
}

export default memoPage(function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { basket, order, hasNewStore, deliveries, path, pathOf } = loaderData;
  const savedIds = useSavedIds() ?? [];
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
            reservedUntil={loaderData.reservedUntil}
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
          // Their tiles may load later than these.
          ...savedIds.map((id) => ['shown', id]),
        ])}`}
      />
    </div>
  );
});

function SavedItems() {
  const ids = useSavedIds();
  if (!ids || ids.length === 0) return null;
  return (
    <Suspense>
      <SavedRow />
    </Suspense>
  );
}
