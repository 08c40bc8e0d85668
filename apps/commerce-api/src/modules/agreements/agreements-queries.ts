import { calendarDateIn } from '@ownpath/domain/dates';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, desc, eq, gte, inArray, isNotNull, notExists, or, sql } from '../../database/orm.ts';
import {
  type Agreement,
  agreementItems,
  agreements,
  charges,
  exchanges,
  type Localized,
  ledgerEntries,
  payments,
  type ScheduledPayment,
  scheduledPayments,
  stores,
} from '../../database/schema/index.ts';
import { cancelUnstartedAutopay } from './autopay-queries.ts';

export type { Agreement, Localized, Queryable, ScheduledPayment, Transaction };
export type NewAgreement = Omit<typeof agreements.$inferInsert, 'id' | 'agreementNumber'> & {
  agreementNumber: string;
};
export type NewAgreementItem = Omit<typeof agreementItems.$inferInsert, 'agreementId'>;
export type NewScheduledPayment = Omit<typeof scheduledPayments.$inferInsert, 'agreementId'>;
export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** Statuses in which an agreement's rent counts against an approval. */
const COUNTED_STATUSES = ['pending', 'preliminary-invoiced', 'preliminary-paid', 'active'] as const;

export async function nextAgreementSequence(transaction: Transaction): Promise<number> {
  const { rows } = await transaction.execute<{ value: string }>(
    sql`select nextval('agreement_numbers') as value`,
  );
  return Number(rows[0]?.value);
}

export async function nextReceiptNumber(transaction: Transaction): Promise<string> {
  const { rows } = await transaction.execute<{ value: string }>(
    sql`select nextval('receipt_numbers') as value`,
  );
  return String(rows[0]?.value);
}

export async function insertAgreement(
  transaction: Transaction,
  agreement: NewAgreement,
  items: readonly NewAgreementItem[],
  schedule: readonly NewScheduledPayment[],
): Promise<Agreement> {
  const [row] = await transaction.insert(agreements).values(agreement).returning();
  if (!row) throw new Error('the agreement was not stored');
  await transaction.insert(agreementItems).values(items.map((item) => ({ ...item, agreementId: row.id })));
  await transaction
    .insert(scheduledPayments)
    .values(schedule.map((payment) => ({ ...payment, agreementId: row.id })));
  return row;
}

/** The order's current agreement: each declined card leaves a cancelled one behind. */
export async function findAgreementOfOrder(queryable: Queryable, orderNo: string): Promise<Agreement | null> {
  const [row] = await queryable
    .select()
    .from(agreements)
    .where(and(eq(agreements.orderNo, orderNo), eq(agreements.type, 'rental-purchase')))
    .orderBy(
      sql`${agreements.status} = 'cancelled'`,
      desc(agreements.createdAt),
      desc(agreements.agreementNumber),
    )
    .limit(1);
  return row ?? null;
}

export function listScheduledPayments(
  queryable: Queryable,
  agreementId: string,
): Promise<ScheduledPayment[]> {
  return queryable
    .select()
    .from(scheduledPayments)
    .where(eq(scheduledPayments.agreementId, agreementId))
    .orderBy(asc(scheduledPayments.sequence));
}

/** Also of a closed store: its agreements continue. */
export async function getStoreTimeZone(queryable: Queryable, storeId: string): Promise<string> {
  const [row] = await queryable
    .select({ timeZone: stores.timeZone })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!row) throw new Error(`store ${storeId} is gone`);
  return row.timeZone;
}

/** Street and city. */
export async function getStoreAddress(queryable: Queryable, storeId: string): Promise<readonly string[]> {
  const [row] = await queryable
    .select({ address1: stores.address1, city: stores.city })
    .from(stores)
    .where(eq(stores.id, storeId));
  return row ? [row.address1, row.city] : [];
}

/**
 * Weekly rent of the customer's agreements that count against an approval, in cents; without those that are given back in an
 * exchange, of which the new agreement counts instead.
 */
export async function sumActiveWeeklyCents(
  queryable: Queryable,
  customerId: string,
  today: string,
): Promise<number> {
  const isUnderWay = or(isNotNull(exchanges.newAgreementId), gte(exchanges.chooseBy, today));
  const [row] = await queryable
    .select({ total: sql<string>`coalesce(sum(${agreements.weeklyRateCents}), 0)` })
    .from(agreements)
    .where(
      and(
        eq(agreements.customerId, customerId),
        eq(agreements.type, 'rental-purchase'),
        inArray(agreements.status, [...COUNTED_STATUSES]),
        notExists(
          queryable
            .select({ id: exchanges.id })
            .from(exchanges)
            .where(and(eq(exchanges.agreementId, agreements.id), eq(exchanges.status, 'agreed'), isUnderWay)),
        ),
      ),
    );
  return Number(row?.total ?? 0);
}

/** Moves the agreement from pending to active; false when it is no longer pending. */
export async function markAgreementActive(
  transaction: Transaction,
  agreementId: string,
  fields: { readonly signedAt: Date; readonly openedOn: string; readonly nextDueOn: string | null },
): Promise<boolean> {
  const rows = await transaction
    .update(agreements)
    .set({
      ...fields,
      status: 'active',
      paymentsMade: 1,
      updatedAt: sql`now()`,
      version: sql`${agreements.version} + 1`,
    })
    .where(and(eq(agreements.id, agreementId), eq(agreements.status, 'pending')))
    .returning({ id: agreements.id });
  return rows.length > 0;
}

export async function markAgreementCancelled(
  transaction: Transaction,
  { id: agreementId, storeId }: Pick<Agreement, 'id' | 'storeId'>,
  now: Date,
): Promise<void> {
  const closedOn = calendarDateIn(now, await getStoreTimeZone(transaction, storeId));
  await transaction
    .update(agreements)
    .set({ status: 'cancelled', closedOn, updatedAt: sql`now()`, version: sql`${agreements.version} + 1` })
    .where(and(eq(agreements.id, agreementId), eq(agreements.status, 'pending')));
  await transaction
    .update(scheduledPayments)
    .set({ status: 'cancelled' })
    .where(and(eq(scheduledPayments.agreementId, agreementId), eq(scheduledPayments.status, 'scheduled')));
  await cancelUnstartedAutopay(transaction, agreementId);
}

export async function markFirstPaymentPaid(
  transaction: Transaction,
  agreementId: string,
  paidAt: Date,
): Promise<void> {
  await transaction
    .update(scheduledPayments)
    .set({ status: 'paid', paidAt })
    .where(and(eq(scheduledPayments.agreementId, agreementId), eq(scheduledPayments.sequence, 1)));
}

export async function insertPayment(
  transaction: Transaction,
  payment: typeof payments.$inferInsert,
): Promise<string> {
  const [row] = await transaction.insert(payments).values(payment).returning({ id: payments.id });
  if (!row) throw new Error('the payment was not stored');
  return row.id;
}

export async function insertCharge(
  transaction: Transaction,
  charge: typeof charges.$inferInsert,
): Promise<string> {
  const [row] = await transaction.insert(charges).values(charge).returning({ id: charges.id });
  if (!row) throw new Error('the charge was not stored');
  return row.id;
}

export async function insertLedgerEntries(
  transaction: Transaction,
  entries: readonly NewLedgerEntry[],
): Promise<void> {
  await transaction.insert(ledgerEntries).values([...entries]);
}
