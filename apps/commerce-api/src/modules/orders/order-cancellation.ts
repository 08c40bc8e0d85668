import type { Order } from '@ownpath/contracts/orders';
import { isDeliveryUnderWay } from '../agreements/index.ts';
import type { OrderRow, Queryable } from './orders-queries.ts';
import { findRefundOfOrder } from './refund-queries.ts';

/** Whether a paid order can be cancelled, and what is given back for a cancelled one. */
export async function cancellationOf(
  queryable: Queryable,
  { orderNo, status, cancelReason, updatedAt }: OrderRow,
): Promise<Pick<Order, 'isCancellable' | 'refund'>> {
  const isCancellable = status === 'confirmed' && !(await isDeliveryUnderWay(queryable, orderNo));
  if (cancelReason !== 'before-delivery') return { isCancellable, refund: null };
  const refund = await findRefundOfOrder(queryable, orderNo);
  if (!refund) return { isCancellable, refund: null };
  const { amountCents, state } = refund;
  const cancelledAt = updatedAt.toISOString();
  return { isCancellable, refund: { amountCents, isDone: state === 'refunded', cancelledAt } };
}
