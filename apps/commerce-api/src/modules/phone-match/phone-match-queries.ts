import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, inArray, isNotNull, sql } from '../../database/orm.ts';
import { phoneMatches, sensitiveValues } from '../../database/schema/index.ts';

export type { Queryable, Transaction };
export type PhoneMatchRow = typeof phoneMatches.$inferSelect;
type PhoneMatchChange = Partial<Omit<PhoneMatchRow, 'id' | 'customerId' | 'createdAt'>>;

export async function insertMatch(
  queryable: Queryable,
  match: typeof phoneMatches.$inferInsert,
): Promise<PhoneMatchRow> {
  const [row] = await queryable.insert(phoneMatches).values(match).returning();
  if (!row) throw new Error('the phone match was not stored');
  return row;
}

const newestOf = (queryable: Queryable, customerId: string) =>
  queryable
    .select()
    .from(phoneMatches)
    .where(eq(phoneMatches.customerId, customerId))
    .orderBy(desc(phoneMatches.createdAt))
    .limit(1);

/** The shopper's newest phone match. */
export async function findMatch(queryable: Queryable, customerId: string): Promise<PhoneMatchRow | null> {
  const [row] = await newestOf(queryable, customerId);
  return row ?? null;
}

export async function lockMatch(transaction: Transaction, customerId: string): Promise<PhoneMatchRow | null> {
  const [row] = await newestOf(transaction, customerId).for('update');
  return row ?? null;
}

export async function changeMatch(
  queryable: Queryable,
  id: string,
  change: PhoneMatchChange,
  now: Date,
): Promise<PhoneMatchRow> {
  const [row] = await queryable
    .update(phoneMatches)
    .set({ ...change, updatedAt: now })
    .where(eq(phoneMatches.id, id))
    .returning();
  if (!row) throw new Error('the phone match is gone');
  return row;
}

/** A try that the provider could not judge does not count. */
export async function takeBackTry(queryable: Queryable, id: string): Promise<void> {
  await queryable
    .update(phoneMatches)
    .set({ attempts: sql`greatest(0, ${phoneMatches.attempts} - 1)` })
    .where(eq(phoneMatches.id, id));
}

export async function deleteSensitive(
  transaction: Transaction,
  ids: readonly (string | null)[],
): Promise<void> {
  const known = ids.filter((id) => id !== null);
  if (known.length > 0) await transaction.delete(sensitiveValues).where(inArray(sensitiveValues.id, known));
}

/** The newest match that the shopper confirmed for this phone; any phone when left out. */
export async function findConfirmedMatch(
  queryable: Queryable,
  customerId: string,
): Promise<PhoneMatchRow | null> {
  const [row] = await queryable
    .select()
    .from(phoneMatches)
    .where(
      and(
        eq(phoneMatches.customerId, customerId),
        inArray(phoneMatches.status, ['matched', 'partly-matched']),
        isNotNull(phoneMatches.answeredAt),
      ),
    )
    .orderBy(desc(phoneMatches.createdAt))
    .limit(1);
  return row ?? null;
}
