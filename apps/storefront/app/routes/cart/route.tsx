import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { ApprovalFitPanel } from '../../features/cart/approval-fit-panel.tsx';
import { CartLine } from '../../features/cart/cart-line.tsx';
import { CartNotice } from '../../features/cart/cart-notice.tsx';
import { cartProblemId } from '../../features/cart/cart-problems.ts';
import { CartSummary } from '../../features/cart/cart-summary.tsx';
import { changeCart } from '../../features/cart/change-cart.server.ts';
import { EmptyCart } from '../../features/cart/empty-cart.tsx';
import { noteCartStore } from '../../features/cart/note-cart-store.server.ts';
import { UnavailableItems } from '../../features/cart/unavailable-items.tsx';
import { findCartPath } from '../../features/ownership/ownership-paths.server.ts';
import { OwnershipSection } from '../../features/ownership/ownership-section.tsx';
import { purchaseTermsOf } from '../../features/product/purchase-terms.server.ts';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../../platform/load-context.server.ts';
import { LoadedRail } from '../../regions/loaded-rail.tsx';
import { FrequencyControl } from '../../shared/pricing/payment-frequency.tsx';
import { findStore } from '../../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';
import { type DeliveryDates, deliveryDatesOf } from '../../shared/stock/delivery.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { SavedForLater } from './saved-for-later.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const basket = await findBasket(commerce, session);
  const { openOrderNo = null } = session.read();
  const store = basket?.storeId ? await findStore(commerce, basket.storeId) : null;
  const terms = store && purchaseTermsOf(store, new Date());
  const deliveries = (basket?.items ?? []).map(({ itemId, deliveryBand }) => [
    itemId,
    terms && deliveryDatesOf(deliveryBand, terms.today),
  ]);
  // Without a rule of its own for keeping it: going back to the cart shows it at once.
  return {
    basket,
    openOrderNo,
    hasNewStore: noteCartStore(session, basket),
    path: terms && basket?.quote ? findCartPath(basket.quote, terms) : null,
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

type LoaderData = Route.ComponentProps['loaderData'];

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { basket, openOrderNo, hasNewStore, deliveries, path } = loaderData;
  const isEmpty = !basket || basket.items.length === 0;
  const isRefused = actionData && !actionData.ok && 'promoCode' in actionData;
  return (
    <div className="pt-8 pb-section lg:pt-10">
      <PageTitle>{intl.formatMessage({ id: 'cart.title' })}</PageTitle>
      <div className="page-width">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id="cart.title" />
        </h1>
        <div className="mt-4">
          <ArrivalNotice />
          {hasNewStore && <NewStoreNotice />}
          {openOrderNo && <OpenOrderNotice orderNo={openOrderNo} />}
          <CartNotice change={actionData} />
        </div>
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
            <OwnershipSection path={path} scope="cart" />
          </div>
        )}
        <SavedForLater />
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

/** The cart's lines are the new store's now: said once, where they are read. */
function NewStoreNotice() {
  const store = useShopData()?.store;
  if (!store) return null;
  return (
    <div className="mb-6">
      <Notice tone="honey" role="status">
        <FormattedMessage id="cart.newStore" values={{ store: `${store.address1}, ${store.city}` }} />
      </Notice>
    </div>
  );
}

function OpenOrderNotice({ orderNo }: { readonly orderNo: string }) {
  return (
    <Notice tone="honey">
      <FormattedMessage
        id="cart.openOrder"
        values={{
          orderNo,
          a: (text) => (
            <TextLink look="bold" to={`/checkout?step=docu-sign&orderNo=${encodeURIComponent(orderNo)}`}>
              {text}
            </TextLink>
          ),
        }}
      />
    </Notice>
  );
}

type Filled = {
  readonly basket: NonNullable<LoaderData['basket']>;
  readonly deliveries: LoaderData['deliveries'];
  readonly refusedCode: string | null;
};

function FilledCart({ basket, deliveries, refusedCode }: Filled) {
  const store = useShopData()?.store ?? null;
  const count = basket.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-16">
      <div className="min-w-0">
        <UnavailableItems items={basket.items} />
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">
            {store ? (
              <FormattedMessage
                id="cart.countFrom"
                values={{ count, store: `${store.address1}, ${store.city}` }}
              />
            ) : (
              <FormattedMessage id="cart.count" values={{ count }} />
            )}
          </p>
          <FrequencyControl />
        </div>
        <ul>
          {basket.items.map((item) => (
            <CartLine key={item.itemId} item={item} dates={deliveries[item.itemId] ?? null} />
          ))}
        </ul>
        <ApprovalFitPanel fit={basket.approvalFit} />
      </div>
      <aside className="lg:sticky lg:top-4 lg:self-start">
        {basket.quote ? (
          <CartSummary basket={basket} quote={basket.quote} refusedCode={refusedCode} />
        ) : (
          <Notice tone="info">
            {store ? (
              // Nothing of it can be had there.
              <FormattedMessage id="cart.summary.blocked" />
            ) : (
              <FormattedMessage
                id="cart.chooseStore"
                values={{
                  a: (text) => (
                    <TextLink look="bold" to="/find-a-store">
                      {text}
                    </TextLink>
                  ),
                }}
              />
            )}
          </Notice>
        )}
      </aside>
    </div>
  );
}

/** Why somebody was sent here: a product was added without JavaScript, or checkout could not go on. */
function ArrivalNotice() {
  const intl = useIntl();
  const [query] = useSearchParams();
  const problem = query.get('problem');
  if (query.has('added')) {
    return (
      <div className="mb-6">
        <Notice tone="success" role="status">
          {intl.formatMessage({ id: 'addToCart.title' }, { count: 1 })}
        </Notice>
      </div>
    );
  }
  if (problem === null) return null;
  return (
    <div className="mb-6">
      <Notice tone="error" role="alert">
        <FormattedMessage id={cartProblemId(problem)} />
      </Notice>
    </div>
  );
}
