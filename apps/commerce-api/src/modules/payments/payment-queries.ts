import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, inArray } from '../../database/orm.ts';
import {
  type PaymentAuthorization,
  type PaymentCapture,
  paymentAuthorizations,
  paymentCaptures,
} from '../../database/schema/index.ts';
import { enqueueJob, type NewJob } from '../../jobs/queue.ts';

export type { PaymentAuthorization, PaymentCapture, Transaction };

/** @returns false when the job is planned already */
export function planJob(transaction: Transaction, job: NewJob): Promise<boolean> {
  return enqueueJob(transaction, job);
}

export const GATEWAY = 'card-gateway';

/** The latest authorisation of the basket. */
export async function findAuthorizationOfBasket(
  queryable: Queryable,
  basketId: string,
): Promise<PaymentAuthorization | null> {
  const [row] = await queryable
    .select()
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.basketId, basketId))
    .orderBy(desc(paymentAuthorizations.createdAt), desc(paymentAuthorizations.idempotencyKey))
    .limit(1);
  return row ?? null;
}

/** The latest authorisation of the order. */
export async function findAuthorizationOfOrder(
  queryable: Queryable,
  orderNo: string,
): Promise<PaymentAuthorization | null> {
  const [row] = await queryable
    .select()
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.orderNo, orderNo))
    .orderBy(desc(paymentAuthorizations.createdAt), desc(paymentAuthorizations.idempotencyKey))
    .limit(1);
  return row ?? null;
}

export async function countAuthorizations(queryable: Queryable, orderNo: string): Promise<number> {
  const rows = await queryable
    .select({ id: paymentAuthorizations.id })
    .from(paymentAuthorizations)
    .where(eq(paymentAuthorizations.orderNo, orderNo));
  return rows.length;
}

/** The capture of an authorisation; null while none was requested. */
export async function findCapture(
  queryable: Queryable,
  authorizationId: string,
): Promise<PaymentCapture | null> {
  const [row] = await queryable
    .select()
    .from(paymentCaptures)
    .where(eq(paymentCaptures.authorizationId, authorizationId));
  return row ?? null;
}

/** The intent to charge, stored before the gateway is called. */
export async function insertAuthorization(
  transaction: Transaction,
  authorization: typeof paymentAuthorizations.$inferInsert,
): Promise<PaymentAuthorization> {
  const [row] = await transaction.insert(paymentAuthorizations).values(authorization).returning();
  if (!row) throw new Error('the authorisation was not stored');
  return row;
}

export async function findAuthorization(
  queryable: Queryable,
  id: string,
): Promise<PaymentAuthorization | null> {
  const [row] = await queryable.select().from(paymentAuthorizations).where(eq(paymentAuthorizations.id, id));
  return row ?? null;
}

/** Changes an authorisation in one of the given states; false when it is in another. */
export async function moveAuthorization(
  transaction: Transaction,
  id: string,
  from: readonly PaymentAuthorization['state'][],
  fields: Partial<PaymentAuthorization>,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .update(paymentAuthorizations)
    .set({ ...fields, updatedAt: now })
    .where(and(eq(paymentAuthorizations.id, id), inArray(paymentAuthorizations.state, [...from])))
    .returning({ id: paymentAuthorizations.id });
  return rows.length > 0;
}

/** The one capture of an authorisation, created on the first call. */
export async function putCapture(
  transaction: Transaction,
  authorization: PaymentAuthorization,
  now: Date,
): Promise<PaymentCapture> {
  const idempotencyKey = `capture:${authorization.id}`;
  await transaction
    .insert(paymentCaptures)
    .values({
      authorizationId: authorization.id,
      amountCents: authorization.amountCents,
      idempotencyKey,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(paymentCaptures)
    .where(eq(paymentCaptures.idempotencyKey, idempotencyKey));
  if (!row) throw new Error('the capture was not stored');
  return row;
}

export async function moveCapture(
  transaction: Transaction,
  id: string,
  fields: Partial<Pick<PaymentCapture, 'state' | 'gatewayReference'>>,
  now: Date,
): Promise<void> {
  await transaction
    .update(paymentCaptures)
    .set({ ...fields, updatedAt: now })
    .where(eq(paymentCaptures.id, id));
}
export type { DebitEvidence } from '../../database/schema/index.ts';
