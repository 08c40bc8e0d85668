import type { OrderRefund } from '@ownpath/contracts/orders';
import { type CalendarDate, calendarDateIn, isBefore } from '@ownpath/domain/dates';
import { debitSettlesOn } from '@ownpath/domain/servicing';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, inArray, sum } from '../../database/orm.ts';
import {
  agreements,
  type PaymentCapture,
  type PaymentRefund,
  paymentAgreements,
  paymentAuthorizations,
  paymentCaptures,
  paymentRefunds,
  payments,
} from '../../database/schema/index.ts';

export type { PaymentRefund, Transaction };

/** Money to give back: of a capture, or of its part for one agreement. */
export type RefundWish = {
  readonly captureId: string;
  readonly amountCents: number;
  /** The agreement that a part of the capture was for; null for all of it. */
  readonly agreementId: string | null;
  readonly orderNo: string | null;
  readonly reason: string;
};

/** The same for the same wish: it is given back once. */
export const refundKeyOf = ({ captureId, agreementId }: Pick<RefundWish, 'captureId' | 'agreementId'>) =>
  ['refund', captureId, ...(agreementId ? [agreementId] : [])].join(':');

/** The one refund of a wish, created on the first call. */
export async function putRefund(
  transaction: Transaction,
  { agreementId, ...wish }: RefundWish,
  now: Date,
): Promise<PaymentRefund> {
  const idempotencyKey = refundKeyOf({ captureId: wish.captureId, agreementId });
  await transaction
    .insert(paymentRefunds)
    .values({ ...wish, idempotencyKey, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.idempotencyKey, idempotencyKey));
  if (!row) throw new Error('the refund was not stored');
  return row;
}

/** Everything that was captured for an order: its first payment, and later ones on its agreements. */
export async function listRefundable(
  transaction: Transaction,
  orderNo: string,
): Promise<Omit<RefundWish, 'orderNo' | 'reason'>[]> {
  const first = await transaction
    .select({ captureId: paymentCaptures.id, amountCents: paymentCaptures.amountCents })
    .from(paymentCaptures)
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, paymentCaptures.authorizationId))
    .where(and(eq(paymentAuthorizations.orderNo, orderNo), eq(paymentCaptures.state, 'captured')));
  const later = await transaction
    .select({
      captureId: paymentCaptures.id,
      amountCents: paymentAgreements.chargeCents,
      agreementId: paymentAgreements.agreementId,
    })
    .from(paymentAgreements)
    .innerJoin(agreements, eq(agreements.id, paymentAgreements.agreementId))
    .innerJoin(payments, eq(payments.id, paymentAgreements.paymentId))
    .innerJoin(paymentCaptures, eq(paymentCaptures.authorizationId, payments.authorizationId))
    .where(
      and(
        eq(agreements.orderNo, orderNo),
        eq(paymentAgreements.state, 'completed'),
        gt(paymentAgreements.chargeCents, 0),
        eq(paymentCaptures.state, 'captured'),
      ),
    );
  return [...first.map((whole) => ({ ...whole, agreementId: null })), ...later];
}

/** The day on which a captured bank debit counts as settled; null for other ways to pay. */
export async function findSettlingDay(queryable: Queryable, captureId: string): Promise<CalendarDate | null> {
  const [row] = await queryable
    .select({
      method: paymentAuthorizations.paymentMethod,
      settlesOn: payments.debitSettlesOn,
      capturedAt: paymentCaptures.createdAt,
    })
    .from(paymentCaptures)
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, paymentCaptures.authorizationId))
    .leftJoin(payments, eq(payments.authorizationId, paymentCaptures.authorizationId))
    .where(eq(paymentCaptures.id, captureId));
  if (row?.method !== 'ACH') return null;
  return row.settlesOn ?? debitSettlesOn(calendarDateIn(row.capturedAt, 'UTC'));
}

/** Nothing is given back of a capture whose debit the bank returned. */
export async function dropRefunds(transaction: Transaction, captureId: string, now: Date): Promise<void> {
  await transaction
    .update(paymentRefunds)
    .set({ state: 'failed', updatedAt: now })
    .where(
      and(eq(paymentRefunds.captureId, captureId), inArray(paymentRefunds.state, ['requested', 'unknown'])),
    );
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

/** What is given back for a cancelled order; null when nothing is, also because the bank returned what was paid. */
export async function findRefundOfOrder(
  queryable: Queryable,
  orderNo: string,
): Promise<Omit<OrderRefund, 'cancelledAt'> | null> {
  const rows = await queryable
    .select({ refund: paymentRefunds, capture: paymentCaptures })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .where(and(eq(paymentRefunds.orderNo, orderNo), eq(paymentCaptures.state, 'captured')));
  if (rows.length === 0) return null;
  let waitsUntil: CalendarDate | null = null;
  for (const { refund, capture } of rows) {
    const day = refund.state === 'requested' ? await findSettlingDay(queryable, capture.id) : null;
    if (day !== null && (waitsUntil === null || isBefore(waitsUntil, day))) waitsUntil = day;
  }
  return {
    amountCents: rows.reduce((sum, { refund }) => sum + refund.amountCents, 0),
    isDone: rows.every(({ refund }) => refund.state === 'refunded'),
    isRefused: rows.some(({ refund }) => refund.state === 'failed'),
    waitsUntil,
  };
}

/** `failed`: the gateway refused, so the store pays it; `returned`: the bank has returned the debit itself. */
type GivenBackState = 'requested' | 'done' | 'failed' | 'returned';

const GIVEN_BACK_STATES: Readonly<Record<PaymentRefund['state'], GivenBackState>> = {
  requested: 'requested',
  unknown: 'requested',
  refunded: 'done',
  failed: 'failed',
};

/** How far money is on its way back. */
export const givenBackState = (
  refund: PaymentRefund['state'],
  capture: PaymentCapture['state'],
): GivenBackState => (capture === 'failed' ? 'returned' : GIVEN_BACK_STATES[refund]);

/** What is given back of an authorisation's capture for a reason; null when nothing is. */
export async function findGivenBack(
  queryable: Queryable,
  authorizationId: string,
  reason: 'agreement-ended' | 'reservation-ended',
): Promise<{ readonly amountCents: number; readonly state: GivenBackState } | null> {
  const [row] = await queryable
    .select({
      amountCents: paymentRefunds.amountCents,
      state: paymentRefunds.state,
      captureState: paymentCaptures.state,
    })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .where(and(eq(paymentCaptures.authorizationId, authorizationId), eq(paymentRefunds.reason, reason)));
  return row ? { amountCents: row.amountCents, state: givenBackState(row.state, row.captureState) } : null;
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

/** A payment is refunded once all of it was given back. */
export async function markPaymentRefunded(transaction: Transaction, captureId: string): Promise<void> {
  const [refunded] = await transaction
    .select({ cents: sum(paymentRefunds.amountCents).mapWith(Number) })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.captureId, captureId), eq(paymentRefunds.state, 'refunded')));
  const [capture] = await transaction
    .select({ authorizationId: paymentCaptures.authorizationId, amountCents: paymentCaptures.amountCents })
    .from(paymentCaptures)
    .where(eq(paymentCaptures.id, captureId));
  if (!capture || (refunded?.cents ?? 0) < capture.amountCents) return;
  await transaction
    .update(payments)
    .set({ status: 'refunded' })
    .where(and(eq(payments.authorizationId, capture.authorizationId), eq(payments.status, 'completed')));
}
