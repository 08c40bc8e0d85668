import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, desc, eq, exists, inArray, isNull, or, sql } from '../../database/orm.ts';
import {
  type AgreementReturn,
  accountBalances,
  agreementReturns,
  agreements,
  charges,
  paymentAgreements,
  paymentAuthorizations,
  paymentCaptures,
  paymentRefunds,
  payments,
  type ScheduledPayment,
  scheduledPayments,
} from '../../database/schema/index.ts';

export type { AgreementReturn, Queryable, ScheduledPayment, Transaction };

/** The schedule without payments that were cancelled before. */
export function listSchedule(queryable: Queryable, agreementId: string): Promise<ScheduledPayment[]> {
  return queryable
    .select()
    .from(scheduledPayments)
    .where(
      and(
        eq(scheduledPayments.agreementId, agreementId),
        inArray(scheduledPayments.status, ['scheduled', 'partially-paid', 'paid']),
      ),
    )
    .orderBy(asc(scheduledPayments.sequence));
}

const isSuspenseOf = (agreementId: string) =>
  and(eq(accountBalances.agreementId, agreementId), eq(accountBalances.accountType, 'suspense'));

export async function findSuspense(queryable: Queryable, agreementId: string): Promise<number> {
  const [row] = await queryable
    .select({ cents: accountBalances.balanceCents })
    .from(accountBalances)
    .where(isSuspenseOf(agreementId));
  return row?.cents ?? 0;
}

export async function clearSuspense(transaction: Transaction, agreementId: string, now: Date): Promise<void> {
  await transaction
    .update(accountBalances)
    .set({ balanceCents: 0, updatedAt: now })
    .where(isSuspenseOf(agreementId));
}

/**
 * What was captured for an agreement and not given back, the latest payment first; without bank debits that can still come back.
 */
export async function listPaidBy(queryable: Queryable, agreementId: string) {
  const first = queryable
    .select({ one: sql`1` })
    .from(charges)
    .where(
      and(
        eq(charges.paymentId, payments.id),
        eq(charges.agreementId, agreementId),
        eq(charges.kind, 'first-payment'),
      ),
    );
  const refunded = sql<string>`(select coalesce(sum(${paymentRefunds.amountCents}), 0) from ${paymentRefunds}
    where ${paymentRefunds.captureId} = ${paymentCaptures.id} and ${paymentRefunds.state} <> 'failed')`;
  const rows = await queryable
    .select({
      captureId: paymentCaptures.id,
      capturedCents: paymentCaptures.amountCents,
      ownCents: sql<number>`coalesce(${paymentAgreements.chargeCents}, ${payments.amountCents})`,
      refunded,
      paymentMethod: paymentAuthorizations.paymentMethod,
      cardBrand: paymentAuthorizations.cardBrand,
      last4: paymentAuthorizations.last4,
    })
    .from(payments)
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, payments.authorizationId))
    .innerJoin(
      paymentCaptures,
      and(
        eq(paymentCaptures.authorizationId, paymentAuthorizations.id),
        eq(paymentCaptures.state, 'captured'),
      ),
    )
    .leftJoin(
      paymentAgreements,
      and(eq(paymentAgreements.paymentId, payments.id), eq(paymentAgreements.agreementId, agreementId)),
    )
    .where(
      and(
        eq(payments.status, 'completed'),
        or(isNull(payments.debitState), eq(payments.debitState, 'settled')),
        or(eq(paymentAgreements.state, 'completed'), exists(first)),
      ),
    )
    .orderBy(desc(payments.paidAt), desc(payments.id));
  return rows.map(({ refunded: refundedCents, ownCents, capturedCents, ...row }) => ({
    ...row,
    leftCents: Math.max(0, Math.min(Number(ownCents), capturedCents - Number(refundedCents))),
  }));
}

/** What is left to pay of a payment; null when it will never fall due. */
export async function changeOwed(
  transaction: Transaction,
  row: ScheduledPayment,
  owed: { readonly rentCents: number; readonly taxCents: number; readonly coverageCents: number } | null,
): Promise<void> {
  const fields = owed
    ? {
        rentCents: owed.rentCents,
        taxCents: owed.taxCents,
        coverageCents: owed.coverageCents + row.coveragePaidCents,
        clubCents: 0,
      }
    : { status: 'cancelled' as const };
  await transaction.update(scheduledPayments).set(fields).where(eq(scheduledPayments.id, row.id));
}

export async function markEnded(
  transaction: Transaction,
  agreementId: string,
  fields: { readonly status: 'returned' | 'exchanged'; readonly closedOn: string },
  now: Date,
): Promise<void> {
  await transaction
    .update(agreements)
    .set({ ...fields, nextDueOn: null, updatedAt: now, version: sql`${agreements.version} + 1` })
    .where(eq(agreements.id, agreementId));
}

export async function insertReturn(
  transaction: Transaction,
  row: typeof agreementReturns.$inferInsert,
): Promise<void> {
  await transaction.insert(agreementReturns).values(row);
}

export async function findReturn(queryable: Queryable, agreementId: string): Promise<AgreementReturn | null> {
  const [row] = await queryable
    .select()
    .from(agreementReturns)
    .where(eq(agreementReturns.agreementId, agreementId));
  return row ?? null;
}

/** Refunds with the card or account that they go to. */
export function listRefunds(queryable: Queryable, idempotencyKeys: readonly string[]) {
  return queryable
    .select({
      amountCents: paymentRefunds.amountCents,
      state: paymentRefunds.state,
      captureState: paymentCaptures.state,
      paymentMethod: paymentAuthorizations.paymentMethod,
      cardBrand: paymentAuthorizations.cardBrand,
      last4: paymentAuthorizations.last4,
    })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, paymentCaptures.authorizationId))
    .where(inArray(paymentRefunds.idempotencyKey, [...idempotencyKeys]))
    .orderBy(desc(paymentRefunds.amountCents), asc(paymentRefunds.id));
}

/** Every capture for an agreement, given back or not. */
export async function listCaptureIds(queryable: Queryable, agreementId: string): Promise<string[]> {
  const rows = await queryable
    .selectDistinct({ id: paymentCaptures.id })
    .from(paymentCaptures)
    .innerJoin(payments, eq(payments.authorizationId, paymentCaptures.authorizationId))
    .leftJoin(
      paymentAgreements,
      and(eq(paymentAgreements.paymentId, payments.id), eq(paymentAgreements.agreementId, agreementId)),
    )
    .leftJoin(charges, and(eq(charges.paymentId, payments.id), eq(charges.agreementId, agreementId)))
    .where(or(eq(paymentAgreements.agreementId, agreementId), eq(charges.agreementId, agreementId)));
  return rows.map(({ id }) => id);
}
