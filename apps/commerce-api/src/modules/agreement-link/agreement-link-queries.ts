import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, eq, gt, inArray, lt, sql } from '../../database/orm.ts';
import {
  accountBalances,
  agreementLinks,
  agreements,
  appointments,
  customers,
  documents,
  exchanges,
  ledgerEntries,
  orders,
  paymentAuthorizations,
  payments,
  savedPaymentMethods,
} from '../../database/schema/index.ts';

export type { Transaction };

const RUNNING = ['preliminary-invoiced', 'preliminary-paid', 'active'] as const;

/** A running agreement of somebody without an account, with the phone on record; null for any other. */
export async function findLinkable(queryable: Queryable, by: { number: string } | { id: string }) {
  const [row] = await queryable
    .select({ agreementId: agreements.id, ownerId: customers.id, phone: orders.phone, email: orders.email })
    .from(agreements)
    .innerJoin(customers, eq(customers.id, agreements.customerId))
    .innerJoin(orders, eq(orders.orderNo, agreements.orderNo))
    .where(
      and(
        'id' in by ? eq(agreements.id, by.id) : eq(agreements.agreementNumber, by.number),
        inArray(agreements.status, [...RUNNING]),
        eq(customers.isRegistered, false),
      ),
    );
  return row?.phone ? { ...row, phone: row.phone } : null;
}

/** Replaces the one that waits. */
export async function putLink(
  transaction: Transaction,
  link: typeof agreementLinks.$inferInsert,
): Promise<void> {
  await transaction.delete(agreementLinks).where(eq(agreementLinks.customerId, link.customerId));
  await transaction.insert(agreementLinks).values(link);
}

/** Counts a try at the code. Null when none waits, or it has had its tries. */
export async function countTry(queryable: Queryable, customerId: string, most: number, now: Date) {
  const [row] = await queryable
    .update(agreementLinks)
    .set({ attempts: sql`${agreementLinks.attempts} + 1` })
    .where(
      and(
        eq(agreementLinks.customerId, customerId),
        gt(agreementLinks.expiresAt, now),
        lt(agreementLinks.attempts, most),
      ),
    )
    .returning();
  return row ?? null;
}

/** Takes it, once. @returns false when it is gone */
export async function takeLink(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .delete(agreementLinks)
    .where(eq(agreementLinks.id, id))
    .returning({ id: agreementLinks.id });
  return rows.length > 0;
}

/** Both customers, locked in one order, and the owner's agreements. */
export async function lockRecord(transaction: Transaction, customerId: string, ownerId: string) {
  await transaction
    .select({ id: customers.id })
    .from(customers)
    .where(inArray(customers.id, [customerId, ownerId]))
    .orderBy(asc(customers.id))
    .for('update');
  return transaction
    .select({ id: agreements.id, number: agreements.agreementNumber, status: agreements.status })
    .from(agreements)
    .where(eq(agreements.customerId, ownerId))
    .orderBy(asc(agreements.id))
    .for('update');
}

/** Tables of a customer record: what was signed, paid and handed over. */
const RECORD_TABLES = [
  agreements,
  exchanges,
  orders,
  documents,
  appointments,
  payments,
  paymentAuthorizations,
  ledgerEntries,
  accountBalances,
] as const;

/** Everything on the record is the customer's from now on; amounts and dates stay as they are. */
export async function moveRecord(
  transaction: Transaction,
  { ownerId, customerId, now }: { ownerId: string; customerId: string; now: Date },
): Promise<void> {
  for (const table of RECORD_TABLES) {
    await transaction.update(table).set({ customerId }).where(eq(table.customerId, ownerId));
  }
  // The customer's own default card stays the default.
  await transaction
    .update(savedPaymentMethods)
    .set({ customerId, isDefault: false })
    .where(eq(savedPaymentMethods.customerId, ownerId));
  await transaction
    .update(customers)
    .set({ isFoundByIdentityProvider: true, updatedAt: now })
    .where(eq(customers.id, customerId));
}
