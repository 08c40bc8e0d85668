import type { OrderStateResult } from '@ownpath/contracts/checkout';
import { listCheckoutSteps, NEW_CHECKOUT, orderStateOf } from '@ownpath/domain/checkout';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findAuthorizationOfOrder } from '../payments/index.ts';
import type { ConfirmDependencies } from './confirm-order.ts';
import { endOrder } from './end-order.ts';
import { getOwnOrder } from './get-order.ts';
import { hasItsCart, stateOf } from './order-cancellation.ts';
import { listLatestOrders, type OrderRow, type Queryable } from './orders-queries.ts';

type Caller = { readonly owners: readonly string[]; readonly siteId: string };

/** Orders of one shopper that are looked through; more than a shopper has open at a time. */
const LATEST = 10;

/** The state of an order, and what it charged. */
export async function presentOrderState(queryable: Queryable, order: OrderRow): Promise<OrderStateResult> {
  const state = await stateOf(queryable, order);
  if (state === null) return { order: null };
  const { orderNo, orderTotalCents: amountCents } = order;
  const authorization = await findAuthorizationOfOrder(queryable, orderNo);
  const { paymentMethod = null, last4: cardLast4 = null } = authorization ?? {};
  const steps = [...(order.checkoutSteps ?? listCheckoutSteps(NEW_CHECKOUT))];
  return { order: { orderNo, state, amountCents, paymentMethod, cardLast4, steps } };
}

/**
 * The latest order that waits for its signature or for another card. Without one, the latest order when it ended by
 * itself and its items are in the cart again.
 */
async function findWaitingOrder(queryable: Queryable, caller: Caller): Promise<OrderRow | null> {
  const owner = { customerIds: caller.owners, siteId: caller.siteId };
  const latest = await listLatestOrders(queryable, owner, LATEST);
  for (const order of latest) {
    const state = await stateOf(queryable, order);
    if (state === 'awaiting-signature' || state === 'payment-failed') return order;
  }
  const [last] = latest;
  const state = last ? orderStateOf(last) : null;
  const hasEnded = state === 'voided' || state === 'expired';
  return last && hasEnded && (await hasItsCart(queryable, last)) ? last : null;
}

/** @throws DomainError `OrderNotFound` for a number that is not the caller's */
export async function getOrderState(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  request: Caller & { readonly orderNo?: string | undefined },
): Promise<OrderStateResult> {
  const { orderNo, owners } = request;
  const order =
    orderNo === undefined
      ? await findWaitingOrder(database, request)
      : await getOwnOrder(database, orderNo, owners, clock.now());
  return order ? presentOrderState(database, order) : { order: null };
}

/**
 * The shopper ends an order that is unsigned or unpaid. A repeated call changes nothing.
 * @throws DomainError `OrderNotFound`; `CheckoutStepOutOfOrder` when it is signed and paid; as `endOrder`
 */
export async function cancelOrder(
  deps: ConfirmDependencies,
  { orderNo, owners }: { readonly orderNo: string; readonly owners: readonly string[] },
): Promise<OrderStateResult> {
  const { database } = deps;
  const now = deps.clock.now();
  await getOwnOrder(database, orderNo, owners, now);
  await endOrder(deps, orderNo, 'by-shopper');
  const order = await getOwnOrder(database, orderNo, owners, now);
  if (order.status !== 'cancelled') {
    throw new DomainError('CheckoutStepOutOfOrder', 'This order is signed and paid.');
  }
  await database.flush();
  return presentOrderState(database, order);
}
