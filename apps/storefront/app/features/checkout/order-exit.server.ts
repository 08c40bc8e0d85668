import { getCheckoutState } from '@ownpath/contracts/checkout';
import type { OrderPage } from '@ownpath/domain/checkout';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import { confirmationHref, PAY_AGAIN_HREF } from '../../shared/shopper/order-links.ts';
import type { WaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { orderHref } from './order-pages.ts';

/** True when the cart at hand is that of the signed, unpaid order. Another order may wait for its signature meanwhile. */
async function isPaidInCart(commerce: CommerceClient, session: Session, orderNo: string): Promise<boolean> {
  const basket = await findBasket(commerce, session);
  if (!basket || basket.items.length === 0) return false;
  const { basketId } = basket;
  const state = await commerce.call(getCheckoutState, { body: { basketId } });
  return state.outcome === 'payment-failed' && state.orderNo === orderNo;
}

/**
 * Where this page leads on to for an order, and null when it shows the order itself. Another card pays in the order's own
 * cart: for a visitor who has opened a mailed link and has no such cart, the confirmation says where it is paid.
 */
export async function orderExit(
  commerce: CommerceClient,
  session: Session,
  order: WaitingOrder,
  page: OrderPage,
): Promise<string | null> {
  const href = orderHref(order, page);
  if (href !== PAY_AGAIN_HREF) return href;
  if (await isPaidInCart(commerce, session, order.orderNo)) return href;
  return page === 'confirmation' ? null : confirmationHref(order.orderNo);
}
