import { lt } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { clientLogs, type LogLevel } from '../../database/schema/index.ts';

export type { LogLevel };

export async function insertClientLog(
  queryable: Queryable,
  entry: typeof clientLogs.$inferInsert,
): Promise<void> {
  await queryable.insert(clientLogs).values(entry);
}

export async function deleteClientLogsBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(clientLogs).where(lt(clientLogs.createdAt, before));
}
