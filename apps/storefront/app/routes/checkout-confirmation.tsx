import { getOrder } from '@ownpath/contracts/orders';
import { ORDER_LOOKUP_FIELDS } from '@ownpath/domain/forms';
import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { orderExit } from '../features/checkout/order-exit.server.ts';
import { CancelledOrder } from '../features/orders/cancelled-order.tsx';
import { ConfirmedOrder } from '../features/orders/confirmed-order.tsx';
import { OrderElsewhere } from '../features/orders/order-elsewhere.tsx';
import { UnpaidElsewhere } from '../features/orders/unpaid-elsewhere.tsx';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { isCommerceError, isUnknownId } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders, warnOf } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { renewSessionAfter } from '../platform/session/renew-session.server.ts';
import type { Session } from '../platform/session/session.server.ts';
import { restOfCart } from '../shared/agreements/cart-agreements.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import { confirmationHref, signingHref } from '../shared/shopper/order-links.ts';
import { findWaitingOrder } from '../shared/shopper/waiting-order.server.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import type { Route } from './+types/checkout-confirmation.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

const ORDER_NO = new RegExp(`^${ORDER_LOOKUP_FIELDS.orderNo.pattern}$`);
const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * An order that is not this shopper's answers 404, with the ways to it. The shopper's own, which is paid, is followed by
 * a new session.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { orderNo } = params;
  followMailLanguage(context, confirmationHref(orderNo), url);
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  try {
    const order = await commerce.call(getOrder, { params: { orderNo } }, { as: 'visitor' });
    if (order.paymentStatus !== 'paid' && order.refund === null) {
      const waiting = await findWaitingOrder(commerce, session, orderNo);
      const exit = waiting && (await orderExit(commerce, session, waiting, 'confirmation'));
      if (exit) throw redirect(exit);
      const isRegistered = session.read().tokens?.isRegistered === true;
      if (waiting?.state === 'payment-failed') {
        return data({ order: null, next: null, orderNo, unpaid: { isRegistered } }, { headers: NO_STORE });
      }
    }
    if (!order.isDocumentSigned) throw redirect(signingHref(orderNo));
    if (order.refund === null) renewSessionAfter(session, orderNo);
    const next = await findNextAgreement(commerce, session);
    return data({ order, next, orderNo, unpaid: null }, { headers: NO_STORE });
  } catch (error) {
    if (!isUnknownId(error)) throw error;
    if (!ORDER_NO.test(orderNo)) throw data(null, { status: 404 });
    return data({ order: null, next: null, orderNo, unpaid: null }, { status: 404, headers: NO_STORE });
  }
}

/** What is left in the cart; without an answer, the confirmation is shown without it. */
async function findNextAgreement(commerce: CommerceClient, session: Session) {
  try {
    const basket = await findBasket(commerce, session);
    return basket && restOfCart(basket);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf('The rest of the cart is not known', error);
    return null;
  }
}

export const headers = sendLoaderHeaders;

export default function ConfirmationPage({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const { order, next, orderNo, unpaid } = loaderData;
  if (unpaid) return <UnpaidElsewhere orderNo={orderNo} isRegistered={unpaid.isRegistered} />;
  if (order === null) return <OrderElsewhere orderNo={orderNo} />;
  if (order.refund) return <CancelledOrder order={order} refund={order.refund} />;
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'confirmation.pageTitle' })}</PageTitle>
      <ConfirmedOrder order={order} rest={next} />
    </>
  );
}
