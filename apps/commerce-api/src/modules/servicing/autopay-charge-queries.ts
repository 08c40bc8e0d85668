import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lte, sql } from '../../database/orm.ts';
import {
  agreements,
  autopayAttempts,
  autopayEnrollments,
  payments,
  type SavedPaymentMethod,
  savedPaymentMethods,
  scheduledPayments,
  stores,
} from '../../database/schema/index.ts';

export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number];

/** Charges that were tried on the agreements, in order, with what became of their payments. */
export function listAttempts(queryable: Queryable, agreementIds: readonly string[]) {
  return queryable
    .select({
      agreementId: autopayAttempts.agreementId,
      sequence: autopayAttempts.sequence,
      attempt: autopayAttempts.attempt,
      day: autopayAttempts.day,
      amountCents: autopayAttempts.amountCents,
      paymentId: autopayAttempts.paymentId,
      declineCode: sql<string | null>`coalesce(${autopayAttempts.declineCode}, ${payments.declineCode})`,
      status: payments.status,
      returnedAt: payments.returnedAt,
    })
    .from(autopayAttempts)
    .leftJoin(payments, eq(payments.id, autopayAttempts.paymentId))
    .where(inArray(autopayAttempts.agreementId, [...agreementIds]))
    .orderBy(asc(autopayAttempts.sequence), asc(autopayAttempts.attempt));
}

export async function insertAttempt(
  transaction: Transaction,
  attempt: typeof autopayAttempts.$inferInsert,
): Promise<void> {
  await transaction.insert(autopayAttempts).values(attempt);
}

/** The attempt that a payment belongs to; null for a payment of the customer. */
export async function findAttemptOfPayment(queryable: Queryable, paymentId: string) {
  const [row] = await queryable
    .select()
    .from(autopayAttempts)
    .where(eq(autopayAttempts.paymentId, paymentId));
  return row ?? null;
}

/** Null for an agreement that is gone. */
export async function findAgreementOwner(queryable: Queryable, agreementId: string): Promise<string | null> {
  const [row] = await queryable
    .select({ customerId: agreements.customerId })
    .from(agreements)
    .where(eq(agreements.id, agreementId));
  return row?.customerId ?? null;
}

/** A card or account of the customer that is still kept; null for a removed one. */
export async function findKeptMethod(
  queryable: Queryable,
  customerId: string,
  id: string,
): Promise<SavedPaymentMethod | null> {
  const [row] = await queryable
    .select()
    .from(savedPaymentMethods)
    .where(
      and(
        eq(savedPaymentMethods.id, id),
        eq(savedPaymentMethods.customerId, customerId),
        isNull(savedPaymentMethods.removedAt),
      ),
    );
  return row ?? null;
}

/** Of stores. */
export async function listTimeZones(queryable: Queryable): Promise<string[]> {
  const rows = await queryable.selectDistinct({ timeZone: stores.timeZone }).from(stores);
  return rows.map(({ timeZone }) => timeZone);
}

/** Agreements on autopay in a time zone with an open payment due until `dueBy`, by id, after `afterId`. */
export async function listOnAutopay(
  queryable: Queryable,
  wish: {
    readonly timeZone: string;
    readonly dueBy: string;
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<string[]> {
  const open = queryable
    .select({ one: sql`1` })
    .from(scheduledPayments)
    .where(
      and(
        eq(scheduledPayments.agreementId, agreements.id),
        eq(scheduledPayments.status, 'scheduled'),
        lte(scheduledPayments.dueOn, wish.dueBy),
      ),
    );
  const rows = await queryable
    .select({ id: agreements.id })
    .from(agreements)
    .innerJoin(stores, eq(stores.id, agreements.storeId))
    .innerJoin(autopayEnrollments, eq(autopayEnrollments.agreementId, agreements.id))
    .where(
      and(
        eq(stores.timeZone, wish.timeZone),
        eq(agreements.status, 'active'),
        isNotNull(autopayEnrollments.startedAt),
        isNull(autopayEnrollments.cancelledAt),
        gt(agreements.id, wish.afterId),
        exists(open),
      ),
    )
    .orderBy(asc(agreements.id))
    .limit(wish.limit);
  return rows.map(({ id }) => id);
}
