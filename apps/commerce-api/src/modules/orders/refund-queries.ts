import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, inArray } from '../../database/orm.ts';
import {
  type PaymentRefund,
  paymentAuthorizations,
  paymentCaptures,
  paymentRefunds,
  payments,
} from '../../database/schema/index.ts';
import type { PaymentCapture } from './payment-queries.ts';

export type { PaymentRefund };

/** The one refund of a whole capture, created on the first call. */
export async function putRefund(
  transaction: Transaction,
  capture: PaymentCapture,
  reason: string,
  now: Date,
): Promise<PaymentRefund> {
  const idempotencyKey = `refund:${capture.id}`;
  const { id: captureId, amountCents } = capture;
  await transaction
    .insert(paymentRefunds)
    .values({ captureId, amountCents, idempotencyKey, reason, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.idempotencyKey, idempotencyKey));
  if (!row) throw new Error('the refund was not stored');
  return row;
}

/** A refund with the capture that it gives back. */
export async function findRefund(queryable: Queryable, id: string) {
  const [row] = await queryable
    .select({ refund: paymentRefunds, capture: paymentCaptures })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .where(eq(paymentRefunds.id, id));
  return row ?? null;
}

export async function findRefundOfOrder(
  queryable: Queryable,
  orderNo: string,
): Promise<PaymentRefund | null> {
  const [row] = await queryable
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, paymentCaptures.authorizationId))
    .where(eq(paymentAuthorizations.orderNo, orderNo));
  return row?.refund ?? null;
}

/** Moves a refund that is not settled; false when it is. */
export async function moveRefund(
  transaction: Transaction,
  id: string,
  fields: Partial<Pick<PaymentRefund, 'state' | 'gatewayReference'>>,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .update(paymentRefunds)
    .set({ ...fields, updatedAt: now })
    .where(and(eq(paymentRefunds.id, id), inArray(paymentRefunds.state, ['requested', 'unknown'])))
    .returning({ id: paymentRefunds.id });
  return rows.length > 0;
}

export async function markPaymentRefunded(transaction: Transaction, authorizationId: string): Promise<void> {
  await transaction
    .update(payments)
    .set({ status: 'refunded' })
    .where(and(eq(payments.authorizationId, authorizationId), eq(payments.status, 'completed')));
}
