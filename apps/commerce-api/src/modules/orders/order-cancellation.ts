import type { Order } from '@ownpath/contracts/orders';
import { type OrderState, orderStateOf } from '@ownpath/domain/checkout';
import { isDeliveryUnderWay } from '../agreements/index.ts';
import { findReopenedBasket, hasCartAsOrdered } from '../checkout/index.ts';
import { findRefundOfOrder } from '../payments/index.ts';
import type { OrderRow, Queryable } from './orders-queries.ts';

export async function hasItsCart(queryable: Queryable, order: OrderRow): Promise<boolean> {
  const basket = await findReopenedBasket(queryable, order.basketId);
  return basket !== null && (await hasCartAsOrdered(queryable, basket, order));
}

/** Once the cart was changed, a signed and unpaid order can no longer be paid: the next order replaces it. */
export async function stateOf(queryable: Queryable, order: OrderRow): Promise<OrderState | null> {
  const state = orderStateOf(order);
  return state === 'payment-failed' && !(await hasItsCart(queryable, order)) ? 'cancelled' : state;
}

/** Whether a paid order can be cancelled, and what is given back for a cancelled one. */
export async function cancellationOf(
  queryable: Queryable,
  { orderNo, status, cancelReason, updatedAt }: OrderRow,
): Promise<Pick<Order, 'isCancellable' | 'refund'>> {
  const isCancellable = status === 'confirmed' && !(await isDeliveryUnderWay(queryable, orderNo));
  if (cancelReason !== 'before-delivery') return { isCancellable, refund: null };
  const refund = await findRefundOfOrder(queryable, orderNo);
  const cancelledAt = updatedAt.toISOString();
  // Nothing was left to give back where the bank had returned the payment.
  const nothing = { amountCents: 0, isDone: true, isRefused: false, waitsUntil: null };
  return { isCancellable, refund: { ...nothing, ...refund, cancelledAt } };
}
