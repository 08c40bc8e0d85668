import type { Transaction } from '../../database/connect.ts';
import { and, asc, eq, sql } from '../../database/orm.ts';
import { accountBalances, agreements, stores } from '../../database/schema/index.ts';

/** Adds to the money of an agreement that waits for the next payment. */
export async function addSuspense(
  transaction: Transaction,
  owner: Pick<typeof accountBalances.$inferInsert, 'customerId' | 'storeId' | 'agreementId'>,
  amountCents: number,
  now: Date,
): Promise<void> {
  await transaction
    .insert(accountBalances)
    .values({ ...owner, accountType: 'suspense', balanceCents: amountCents, updatedAt: now })
    .onConflictDoUpdate({
      target: [
        accountBalances.customerId,
        accountBalances.storeId,
        accountBalances.agreementId,
        accountBalances.accountType,
      ],
      set: { balanceCents: sql`${accountBalances.balanceCents} + ${amountCents}`, updatedAt: now },
    });
}

/** The customer's running rental agreements, locked; the one that is due first comes first. */
export async function lockCreditableAgreements(transaction: Transaction, customerId: string) {
  const rows = await transaction
    .select({
      agreementId: agreements.id,
      storeId: agreements.storeId,
      nextDueOn: agreements.nextDueOn,
      timeZone: stores.timeZone,
    })
    .from(agreements)
    .innerJoin(stores, eq(stores.id, agreements.storeId))
    .where(
      and(
        eq(agreements.customerId, customerId),
        eq(agreements.status, 'active'),
        eq(agreements.type, 'rental-purchase'),
      ),
    )
    .orderBy(asc(agreements.id))
    .for('update', { of: agreements });
  return rows.sort((one, other) => (one.nextDueOn ?? '9999').localeCompare(other.nextDueOn ?? '9999'));
}
