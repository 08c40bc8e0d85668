import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, isNull, ne } from '../../database/orm.ts';
import { agreements, type StoreMessage, storeMessages } from '../../database/schema/index.ts';
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

/** The customer's agreement with this number; null for one that is not theirs. */
export async function findOwnAgreement(queryable: Queryable, customerId: string, agreementNumber: string) {
  const [row] = await queryable
    .select({ id: agreements.id, storeId: agreements.storeId })
    .from(agreements)
    .where(
      and(
        eq(agreements.customerId, customerId),
        eq(agreements.agreementNumber, agreementNumber),
        ne(agreements.status, 'cancelled'),
      ),
    );
  return row ?? null;
}

/** A message, with the number of the agreement that it is about. */
export async function findMessage(
  queryable: Queryable,
  id: string,
): Promise<(StoreMessage & { readonly agreementNumber: string | null }) | null> {
  const [row] = await queryable
    .select({ message: storeMessages, agreementNumber: agreements.agreementNumber })
    .from(storeMessages)
    .leftJoin(agreements, eq(agreements.id, storeMessages.agreementId))
    .where(eq(storeMessages.id, id));
  return row ? { ...row.message, agreementNumber: row.agreementNumber } : null;
}

/** Notes that a message was answered and deletes what was written; false when it was answered before. */
export async function closeMessage(transaction: Transaction, id: string, answeredAt: Date): Promise<boolean> {
  const rows = await transaction
    .update(storeMessages)
    .set({ message: null, email: null, agreementId: null, answeredAt })
    .where(and(eq(storeMessages.id, id), isNull(storeMessages.answeredAt)))
    .returning({ id: storeMessages.id });
  return rows.length > 0;
}
