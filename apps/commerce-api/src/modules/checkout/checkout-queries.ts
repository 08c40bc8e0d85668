import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, inArray } from '../../database/orm.ts';
import {
  type AuthorizationState,
  agreements,
  type Basket,
  basketItems,
  baskets,
  type CheckoutSession,
  checkoutSessions,
  type EnvelopeStatus,
  type Order,
  type OrderStatus,
  orderItems,
  orders,
  paymentAuthorizations,
  signatureEnvelopes,
} from '../../database/schema/index.ts';

export type { CheckoutSession, Queryable, Transaction };

/** State of a basket's payment, order and signature. */
export type CheckoutProgress = {
  readonly orderNo: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly cancelReason: string | null;
  readonly authorizationState: AuthorizationState | null;
  readonly envelopeStatus: EnvelopeStatus | null;
  /** Those that led to the order. */
  readonly steps: Order['checkoutSteps'];
};

/** The basket's open or completed checkout. */
export async function findSession(queryable: Queryable, basketId: string): Promise<CheckoutSession | null> {
  const [row] = await queryable
    .select()
    .from(checkoutSessions)
    .where(
      and(eq(checkoutSessions.basketId, basketId), inArray(checkoutSessions.status, ['open', 'completed'])),
    );
  return row ?? null;
}

/** Creates or changes the basket's checkout; the caller has locked the basket. */
export async function putSession(
  transaction: Transaction,
  basketId: string,
  fields: Partial<typeof checkoutSessions.$inferInsert> & Pick<CheckoutSession, 'step' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const earlier = await findSession(transaction, basketId);
  if (!earlier) {
    await transaction.insert(checkoutSessions).values({ basketId, createdAt: now, ...fields });
    return;
  }
  await transaction
    .update(checkoutSessions)
    .set({ ...fields, version: earlier.version + 1, updatedAt: now })
    .where(eq(checkoutSessions.id, earlier.id));
}

const NO_PROGRESS: CheckoutProgress = {
  orderNo: null,
  orderStatus: null,
  cancelReason: null,
  authorizationState: null,
  envelopeStatus: null,
  steps: null,
};

/**
 * State of the basket's latest order. An open basket has none after its order ended, nor after a declined charge once
 * the cart is no longer what was signed.
 */
export async function findProgress(
  queryable: Queryable,
  basket: Pick<Basket, 'id' | 'status' | 'frequency' | 'storeId'>,
): Promise<CheckoutProgress> {
  const [order] = await queryable
    .select()
    .from(orders)
    .where(eq(orders.basketId, basket.id))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(1);
  if (!order) return NO_PROGRESS;
  if (basket.status === 'open') {
    if (order.status === 'cancelled') return NO_PROGRESS;
    if (order.status === 'failed' && !(await hasCartAsOrdered(queryable, basket, order))) return NO_PROGRESS;
  }
  const { orderNo } = order;
  const [authorization] = await queryable
    .select({ state: paymentAuthorizations.state })
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.orderNo, orderNo))
    .orderBy(desc(paymentAuthorizations.createdAt), desc(paymentAuthorizations.idempotencyKey))
    .limit(1);
  const [envelope] = await queryable
    .select({ status: signatureEnvelopes.status })
    .from(signatureEnvelopes)
    .innerJoin(agreements, eq(agreements.id, signatureEnvelopes.agreementId))
    .where(eq(agreements.orderNo, orderNo))
    .orderBy(desc(signatureEnvelopes.createdAt))
    .limit(1);
  return {
    orderNo,
    orderStatus: order.status,
    cancelReason: order.cancelReason,
    authorizationState: authorization?.state ?? null,
    envelopeStatus: envelope?.status ?? null,
    steps: order.checkoutSteps,
  };
}

type Line = Pick<
  typeof basketItems.$inferSelect,
  'productId' | 'variantId' | 'condition' | 'quantity' | 'inventoryNumber'
>;

const keyOf = ({ productId, variantId, condition, quantity, inventoryNumber }: Line): string =>
  JSON.stringify([productId, variantId, condition, quantity, condition === 'NEW' ? null : inventoryNumber]);

/** True while the cart has the lines, frequency and store of an order. */
export async function hasCartAsOrdered(
  queryable: Queryable,
  basket: Pick<Basket, 'id' | 'frequency' | 'storeId'>,
  order: Pick<Order, 'orderNo' | 'frequency' | 'storeId'>,
): Promise<boolean> {
  if (basket.frequency !== order.frequency) return false;
  if (basket.storeId !== null && basket.storeId !== order.storeId) return false;
  const inCart = await queryable.select().from(basketItems).where(eq(basketItems.basketId, basket.id));
  const ordered = await queryable.select().from(orderItems).where(eq(orderItems.orderNo, order.orderNo));
  const keysOf = (lines: readonly Line[]) => lines.map(keyOf).sort().join();
  // Other agreements of the cart don't change this one.
  const own = inCart.filter(({ leftByOrderNo }) => leftByOrderNo !== order.orderNo);
  return keysOf(own) === keysOf(ordered);
}

/** The basket of an order while it is open. */
export async function findReopenedBasket(queryable: Queryable, basketId: string): Promise<Basket | null> {
  const [row] = await queryable
    .select()
    .from(baskets)
    .where(and(eq(baskets.id, basketId), eq(baskets.status, 'open')));
  return row ?? null;
}
