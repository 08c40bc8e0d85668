import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { changeAddress, readTypedAddress } from '../features/checkout/delivery/change-address.server.ts';
import { DeliveryForm } from '../features/checkout/delivery/delivery-form.tsx';
import { requireCart } from '../features/checkout/position.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { changeToServingStore } from '../shared/delivery/change-store.server.ts';
import { unservedOf } from '../shared/delivery/place-problem.server.ts';
import { visitorOf } from '../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/checkout-delivery.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

/** Where the items go: asked on the schedule, and whenever the store does not deliver to the address. */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const { state } = await requireCart(commerce, context.get(sessionContext));
  // The application asks for the first address, and an order keeps its own.
  if (state.deliveryAddress === null || state.orderNo !== null) throw redirect('/checkout');
  const { stateCode = '' } = state.deliveryAddress;
  const isRefused = state.outcome === 'address-not-served';
  const problem = isRefused ? await unservedOf(commerce, stateCode, state.servingStoreId) : null;
  return data(
    { address: readTypedAddress(state.deliveryAddress), problem },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const form = await request.formData();
  const basket = await findBasket(commerce, context.get(sessionContext));
  if (!basket) throw redirect('/cart');
  await changeToServingStore(visitorOf(context), form);
  const returned = await changeAddress(commerce, basket, form);
  return returned === null ? redirect('/checkout') : data(returned, { status: 422 });
}

export const headers = sendLoaderHeaders;

export default function CheckoutDeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="page-width pt-7 pb-section">
      <PageTitle>{intl.formatMessage({ id: 'delivery.pageTitle' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="delivery.title" />
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-base text-ink-2">
        <FormattedMessage id="delivery.text" />
      </p>
      <DeliveryForm address={loaderData.address} problem={loaderData.problem} returned={actionData} />
      <p className="mt-6">
        <TextLink to="/cart" look="strong">
          <FormattedMessage id="checkout.backToCart" />
        </TextLink>
      </p>
    </div>
  );
}
