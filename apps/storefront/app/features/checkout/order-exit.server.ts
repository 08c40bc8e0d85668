import type { OrderPage } from '@ownpath/domain/checkout';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { confirmationHref, PAY_AGAIN_HREF } from '../../shared/shopper/order-links.ts';
import { findWaitingOrder, type WaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { orderHref } from './order-pages.ts';

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
  const own = await findWaitingOrder(commerce, session);
  if (own?.orderNo === order.orderNo) return href;
  return page === 'confirmation' ? null : confirmationHref(order.orderNo);
}
