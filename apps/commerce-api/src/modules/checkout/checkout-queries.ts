import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import {
  type AuthorizationState,
  type CheckoutSession,
  checkoutSessions,
  type EnvelopeStatus,
  type OrderStatus,
  orders,
  paymentAuthorizations,
  signatureEnvelopes,
} from '../../database/schema/index.ts';

export type { CheckoutSession, Queryable, Transaction };

/** State of a basket's payment, order and signature. */
export type CheckoutProgress = {
  readonly orderNo: string | null;
  readonly orderStatus: OrderStatus | null;
  readonly authorizationState: AuthorizationState | null;
  readonly envelopeStatus: EnvelopeStatus | null;
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

export async function findProgress(queryable: Queryable, basketId: string): Promise<CheckoutProgress> {
  const [authorization] = await queryable
    .select({ state: paymentAuthorizations.state })
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.basketId, basketId))
    .orderBy(desc(paymentAuthorizations.createdAt))
    .limit(1);
  const [order] = await queryable
    .select({ orderNo: orders.orderNo, status: orders.status })
    .from(orders)
    .where(eq(orders.basketId, basketId));
  const [envelope] = await queryable
    .select({ status: signatureEnvelopes.status })
    .from(signatureEnvelopes)
    .where(eq(signatureEnvelopes.basketId, basketId))
    .orderBy(desc(signatureEnvelopes.createdAt))
    .limit(1);
  return {
    orderNo: order?.orderNo ?? null,
    orderStatus: order?.status ?? null,
    authorizationState: authorization?.state ?? null,
    envelopeStatus: envelope?.status ?? null,
  };
}
