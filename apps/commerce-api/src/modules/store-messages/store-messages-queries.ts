import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, isNull } from '../../database/orm.ts';
import { type StoreMessage, storeMessages } from '../../database/schema/index.ts';
import { enqueueJob, type NewJob } from '../../jobs/queue.ts';

export type { StoreMessage };

export const planJob = (queryable: Queryable, job: NewJob): Promise<boolean> => enqueueJob(queryable, job);

/** Stores a message unless its key is known; null then. */
export async function insertMessage(
  transaction: Transaction,
  message: typeof storeMessages.$inferInsert,
): Promise<StoreMessage | null> {
  const [row] = await transaction
    .insert(storeMessages)
    .values(message)
    .onConflictDoNothing({ target: storeMessages.requestKey })
    .returning();
  return row ?? null;
}

export async function findMessage(queryable: Queryable, id: string): Promise<StoreMessage | null> {
  const [row] = await queryable.select().from(storeMessages).where(eq(storeMessages.id, id));
  return row ?? null;
}

/** Notes that a message was answered and deletes what was written; false when it was answered before. */
export async function closeMessage(transaction: Transaction, id: string, answeredAt: Date): Promise<boolean> {
  const rows = await transaction
    .update(storeMessages)
    .set({ message: null, email: null, answeredAt })
    .where(and(eq(storeMessages.id, id), isNull(storeMessages.answeredAt)))
    .returning({ id: storeMessages.id });
  return rows.length > 0;
}
