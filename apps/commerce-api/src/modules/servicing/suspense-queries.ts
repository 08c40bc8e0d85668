import type { Transaction } from '../../database/connect.ts';
import { sql } from '../../database/orm.ts';
import { accountBalances } from '../../database/schema/index.ts';

type SuspenseOwner = Pick<typeof accountBalances.$inferInsert, 'customerId' | 'storeId' | 'agreementId'>;

async function putSuspense(
  transaction: Transaction,
  owner: SuspenseOwner,
  { amountCents, isAdded, now }: { amountCents: number; isAdded: boolean; now: Date },
): Promise<void> {
  const balanceCents = isAdded ? sql`${accountBalances.balanceCents} + ${amountCents}` : amountCents;
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
      set: { balanceCents, updatedAt: now },
    });
}

/** The money of an agreement that waits for the next payment. */
export function setSuspense(
  transaction: Transaction,
  owner: SuspenseOwner,
  balanceCents: number,
  now: Date,
): Promise<void> {
  return putSuspense(transaction, owner, { amountCents: balanceCents, isAdded: false, now });
}

/** Adds to it. */
export function addSuspense(
  transaction: Transaction,
  owner: SuspenseOwner,
  amountCents: number,
  now: Date,
): Promise<void> {
  return putSuspense(transaction, owner, { amountCents, isAdded: true, now });
}
