import type { Queryable } from '../../database/connect.ts';
import { and, desc, eq, inArray } from '../../database/orm.ts';
import { bankVerifications } from '../../database/schema/index.ts';

export type BankAccountRow = typeof bankVerifications.$inferSelect;

const SHOWN = 10;

/** The customer's latest verifications, the newest first. */
export async function listVerifications(queryable: Queryable, customerId: string): Promise<BankAccountRow[]> {
  return queryable
    .select()
    .from(bankVerifications)
    .where(eq(bankVerifications.customerId, customerId))
    .orderBy(desc(bankVerifications.createdAt))
    .limit(SHOWN);
}

export async function insertVerification(
  queryable: Queryable,
  verification: typeof bankVerifications.$inferInsert,
): Promise<BankAccountRow> {
  const [row] = await queryable.insert(bankVerifications).values(verification).returning();
  if (!row) throw new Error('the bank verification was not stored');
  return row;
}

/** Changes a verification that is under way; false when it has its result already. */
export async function moveVerification(
  queryable: Queryable,
  { id, attempts }: Pick<BankAccountRow, 'id' | 'attempts'>,
  fields: Partial<typeof bankVerifications.$inferInsert>,
): Promise<boolean> {
  const rows = await queryable
    .update(bankVerifications)
    .set(fields)
    .where(
      and(
        eq(bankVerifications.id, id),
        eq(bankVerifications.attempts, attempts),
        inArray(bankVerifications.status, ['started', 'deposits-sent']),
      ),
    )
    .returning({ id: bankVerifications.id });
  return rows.length > 0;
}
