import type { Queryable, Transaction } from '../../database/connect.ts';
import { alias, and, asc, desc, eq, inArray, or, sql } from '../../database/orm.ts';
import {
  agreements,
  charges,
  type LedgerBucket,
  ledgerEntries,
  type Payment,
  type PaymentAgreement,
  paymentAgreements,
  paymentAuthorizations,
  payments,
  type Store,
  scheduledPayments,
  stores,
} from '../../database/schema/index.ts';

export type { LedgerBucket, Payment, PaymentAgreement, Queryable, Transaction };

/** Locks the customer's agreements, in one order for all callers; by id or number. */
export async function lockAgreements(
  transaction: Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .select({ id: agreements.id })
    .from(agreements)
    .where(
      and(
        eq(agreements.customerId, customerId),
        or(inArray(agreements.id, [...ids]), inArray(agreements.agreementNumber, [...ids])),
      ),
    )
    .orderBy(asc(agreements.id))
    .for('update');
}

export async function getStore(queryable: Queryable, storeId: string): Promise<Store> {
  const [row] = await queryable.select().from(stores).where(eq(stores.id, storeId));
  if (!row) throw new Error(`store ${storeId} is gone`);
  return row;
}

export async function findPaymentByKey(
  queryable: Queryable,
  customerId: string,
  requestKey: string,
): Promise<Payment | null> {
  const [row] = await queryable
    .select()
    .from(payments)
    .where(and(eq(payments.customerId, customerId), eq(payments.requestKey, requestKey)));
  return row ?? null;
}

export async function findPayment(queryable: Queryable, id: string): Promise<Payment | null> {
  const [row] = await queryable.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** The payment, locked until the transaction ends. */
export async function lockPayment(transaction: Transaction, id: string): Promise<Payment> {
  const [row] = await transaction.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw new Error('a payment that was found is gone');
  return row;
}

export function listParts(queryable: Queryable, paymentId: string): Promise<PaymentAgreement[]> {
  return queryable
    .select()
    .from(paymentAgreements)
    .where(eq(paymentAgreements.paymentId, paymentId))
    .orderBy(asc(paymentAgreements.position));
}

export async function hasPendingPayment(
  queryable: Queryable,
  agreementIds: readonly string[],
): Promise<boolean> {
  const rows = await queryable
    .select({ id: paymentAgreements.id })
    .from(paymentAgreements)
    .where(
      and(inArray(paymentAgreements.agreementId, [...agreementIds]), eq(paymentAgreements.state, 'pending')),
    )
    .limit(1);
  return rows.length > 0;
}

export async function insertAccountPayment(
  transaction: Transaction,
  payment: typeof payments.$inferInsert,
  parts: readonly Omit<typeof paymentAgreements.$inferInsert, 'paymentId'>[],
): Promise<Payment> {
  const [row] = await transaction.insert(payments).values(payment).returning();
  if (!row) throw new Error('the payment was not stored');
  await transaction.insert(paymentAgreements).values(parts.map((part) => ({ ...part, paymentId: row.id })));
  return row;
}

/** Moves a pending payment and its parts on. */
export async function endPayment(
  transaction: Transaction,
  paymentId: string,
  fields: Pick<
    typeof payments.$inferInsert,
    'status' | 'declineCode' | 'paidAt' | 'debitState' | 'debitSettlesOn'
  >,
): Promise<void> {
  await transaction.update(payments).set(fields).where(eq(payments.id, paymentId));
  const state = fields.status === 'completed' ? 'completed' : 'failed';
  await transaction
    .update(paymentAgreements)
    .set({ state })
    .where(eq(paymentAgreements.paymentId, paymentId));
}

/** What a payment settled on an agreement, for a debit that comes back. */
export async function recordSettled(
  transaction: Transaction,
  partId: string,
  settled: PaymentAgreement['settled'],
): Promise<void> {
  await transaction.update(paymentAgreements).set({ settled }).where(eq(paymentAgreements.id, partId));
}

export async function changeScheduled(
  transaction: Transaction,
  id: string,
  fields: Partial<typeof scheduledPayments.$inferInsert>,
): Promise<void> {
  await transaction.update(scheduledPayments).set(fields).where(eq(scheduledPayments.id, id));
}

/** What will never fall due. */
export async function cancelScheduled(transaction: Transaction, agreementId: string): Promise<void> {
  await transaction
    .update(scheduledPayments)
    .set({ status: 'cancelled' })
    .where(and(eq(scheduledPayments.agreementId, agreementId), eq(scheduledPayments.status, 'scheduled')));
}

export async function changeAgreement(
  transaction: Transaction,
  id: string,
  fields: Partial<typeof agreements.$inferInsert>,
  now: Date,
): Promise<void> {
  await transaction
    .update(agreements)
    .set({ ...fields, updatedAt: now, version: sql`${agreements.version} + 1` })
    .where(eq(agreements.id, id));
}

/** Writes a charge, or what is settled of one that is there. @returns its id */
export async function putCharge(
  transaction: Transaction,
  charge: typeof charges.$inferInsert,
): Promise<string> {
  const { status, settledCents, paymentId } = charge;
  const [row] = await transaction
    .insert(charges)
    .values(charge)
    .onConflictDoUpdate({
      target: [charges.agreementId, charges.dueOn, charges.kind],
      set: { status, settledCents, paymentId },
    })
    .returning({ id: charges.id });
  if (!row) throw new Error('a charge was not stored');
  return row.id;
}

export async function writeLedger(
  transaction: Transaction,
  entries: readonly (typeof ledgerEntries.$inferInsert)[],
): Promise<void> {
  if (entries.length > 0) await transaction.insert(ledgerEntries).values([...entries]);
}

const methodColumns = {
  paymentMethod: paymentAuthorizations.paymentMethod,
  cardBrand: paymentAuthorizations.cardBrand,
  last4: paymentAuthorizations.last4,
};

/** A payment of the customer with what it settles, or for one of checkout the agreement that it started. */
export function listReceiptRows(queryable: Queryable, customerId: string, paymentId: string) {
  return queryable
    .selectDistinct({
      payment: payments,
      part: paymentAgreements,
      agreement: { id: agreements.id, agreementNumber: agreements.agreementNumber, name: agreements.name },
      method: methodColumns,
      position: sql<number>`coalesce(${paymentAgreements.position}, 0)`,
    })
    .from(payments)
    .leftJoin(paymentAgreements, eq(paymentAgreements.paymentId, payments.id))
    .leftJoin(charges, eq(charges.paymentId, payments.id))
    .innerJoin(
      agreements,
      eq(agreements.id, sql`coalesce(${paymentAgreements.agreementId}, ${charges.agreementId})`),
    )
    .leftJoin(paymentAuthorizations, eq(paymentAuthorizations.id, payments.authorizationId))
    .where(and(eq(payments.id, paymentId), eq(payments.customerId, customerId)))
    .orderBy(sql`coalesce(${paymentAgreements.position}, 0)`);
}

/** What was received for the customer's agreements, what it settled, and what was given back by the day; newest first. */
export function listAllocations(queryable: Queryable, customerId: string) {
  const reversal = alias(ledgerEntries, 'reversal');
  return queryable
    .select({
      kind: ledgerEntries.kind,
      bucket: ledgerEntries.bucket,
      amountCents: ledgerEntries.amountCents,
      effectiveOn: ledgerEntries.effectiveOn,
      isReversed: sql<boolean>`${reversal.id} is not null`,
      payment: payments,
      agreement: agreements,
      method: methodColumns,
      part: paymentAgreements,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .innerJoin(agreements, eq(agreements.id, ledgerEntries.agreementId))
    .leftJoin(reversal, eq(reversal.reversesId, ledgerEntries.id))
    .leftJoin(
      paymentAgreements,
      and(eq(paymentAgreements.paymentId, payments.id), eq(paymentAgreements.agreementId, agreements.id)),
    )
    .leftJoin(paymentAuthorizations, eq(paymentAuthorizations.id, payments.authorizationId))
    .where(
      and(
        eq(ledgerEntries.customerId, customerId),
        inArray(ledgerEntries.kind, ['payment', 'allocation', 'refund']),
      ),
    )
    .orderBy(desc(ledgerEntries.effectiveOn), desc(ledgerEntries.id));
}
