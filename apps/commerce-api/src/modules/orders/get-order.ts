import type { Order } from '@ownpath/contracts/orders';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findOrder, type OrderRow, type Queryable } from './orders-queries.ts';
import { presentOrder } from './present-order.ts';

/** @throws DomainError `OrderNotFound` for an order that is not the customer's, or was never paid for */
export async function getOwnOrder(
  queryable: Queryable,
  orderNo: string,
  customerId: string,
): Promise<OrderRow> {
  const order = await findOrder(queryable, orderNo);
  if (order?.customerId !== customerId || order.status === 'created') {
    throw new DomainError('OrderNotFound', 'No such order.');
  }
  return order;
}

/** @throws DomainError `OrderNotFound` */
export async function getOrder(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: { readonly orderNo: string; readonly customerId: string; readonly locale: Locale },
): Promise<Order> {
  const order = await getOwnOrder(deps.database, request.orderNo, request.customerId);
  return presentOrder(deps.database, order, request.locale, deps.clock.now());
}
