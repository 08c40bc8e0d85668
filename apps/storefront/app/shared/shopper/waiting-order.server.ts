import { getOrderState, type OrderStateResult } from '@ownpath/contracts/checkout';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';

export type WaitingOrder = NonNullable<OrderStateResult['order']>;

/**
 * The order with this number, or the one that is waiting for the visitor's signature or for another card. Null without
 * one, and when the state can't be read: a cart is shown without it.
 */
export async function findWaitingOrder(
  commerce: CommerceClient,
  session: Session,
  orderNo: string | null = null,
): Promise<WaitingOrder | null> {
  if (session.read().tokens === undefined) return null;
  const body = orderNo === null ? {} : { orderNo };
  try {
    return (await commerce.call(getOrderState, { body })).order;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.status !== 404) console.warn(`The state of an order is not known: ${error.message}`);
    return null;
  }
}
