import { getCustomerOrders } from '@ownpath/contracts/orders';
import { redirect } from 'react-router';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { confirmationHref } from '../shared/shopper/order-links.ts';
import type { Route } from './+types/latest-order.ts';

/**
 * Addresses that name no order (`/order-confirmation`, `/payment-successfull`) lead to the one in `orderNo`, else to the
 * visitor's latest: its confirmation leads on by its state. Without one, an order can be looked up.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = url.searchParams.get('orderNo');
  if (asked) return redirect(confirmationHref(asked));
  const customerId = context.get(sessionContext).read().tokens?.customerId;
  if (customerId === undefined) return redirect('/orders');
  const { data: [latest] = [] } = await context.get(commerceContext).call(getCustomerOrders, {
    params: { customerId },
    query: { limit: 1, offset: 0 },
  });
  return redirect(latest ? confirmationHref(latest.orderNo) : '/orders');
}
