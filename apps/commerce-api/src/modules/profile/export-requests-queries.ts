import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, gt, isNull } from '../../database/orm.ts';
import { type CustomerExport, customerExports, sensitiveValues } from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { CustomerExport, Queryable, Transaction };

/** Kind of the job that makes the file. */
export const MAKE_CUSTOMER_EXPORT = 'make-customer-export';

/** Writes the request and the job that answers it. */
export async function insertExport(
  transaction: Transaction,
  row: typeof customerExports.$inferInsert & { readonly id: string },
  now: Date,
): Promise<void> {
  await transaction.insert(customerExports).values(row);
  await enqueueJob(transaction, {
    kind: MAKE_CUSTOMER_EXPORT,
    payload: { exportId: row.id },
    idempotencyKey: row.id,
    runAt: now,
  });
}

export async function findExport(queryable: Queryable, id: string): Promise<CustomerExport | null> {
  const [row] = await queryable.select().from(customerExports).where(eq(customerExports.id, id));
  return row ?? null;
}

/** The latest request that can still be downloaded. */
export async function findLatestExport(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<CustomerExport | null> {
  const [row] = await queryable
    .select()
    .from(customerExports)
    .where(and(eq(customerExports.customerId, customerId), gt(customerExports.expiresAt, now)))
    .orderBy(desc(customerExports.createdAt))
    .limit(1);
  return row ?? null;
}

/** Only the customer that it is about finds it. */
export async function findExportByToken(
  queryable: Queryable,
  sought: { readonly tokenHash: string; readonly customerId: string; readonly now: Date },
): Promise<CustomerExport | null> {
  const { tokenHash, customerId, now } = sought;
  const [row] = await queryable
    .select()
    .from(customerExports)
    .where(
      and(
        eq(customerExports.tokenHash, tokenHash),
        eq(customerExports.customerId, customerId),
        gt(customerExports.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** False when another worker made the file, or the request is gone. */
export async function completeExport(
  transaction: Transaction,
  id: string,
  fields: Pick<CustomerExport, 'fileSensitiveId' | 'tokenHash' | 'readyAt' | 'expiresAt'>,
): Promise<boolean> {
  const rows = await transaction
    .update(customerExports)
    .set(fields)
    .where(and(eq(customerExports.id, id), isNull(customerExports.readyAt)))
    .returning({ id: customerExports.id });
  return rows.length > 0;
}

/** Deletes requests and files of a customer whose account is closed. */
export async function deleteExports(transaction: Transaction, customerId: string): Promise<void> {
  const rows = await transaction
    .delete(customerExports)
    .where(eq(customerExports.customerId, customerId))
    .returning({ fileId: customerExports.fileSensitiveId });
  for (const { fileId } of rows) {
    if (fileId !== null) await transaction.delete(sensitiveValues).where(eq(sensitiveValues.id, fileId));
  }
}
