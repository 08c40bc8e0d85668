import type { Queryable } from '../../database/connect.ts';
import { lt } from '../../database/orm.ts';
import { clientLogs, type LogLevel } from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { LogLevel };
export const FORGET_CLIENT_LOGS = 'forget-client-logs';

export async function insertClientLog(
  queryable: Queryable,
  entry: typeof clientLogs.$inferInsert,
): Promise<void> {
  await queryable.insert(clientLogs).values(entry);
}

export async function deleteClientLogsBefore(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(clientLogs).where(lt(clientLogs.createdAt, before));
}

/** One job a day removes old messages. */
export async function planToForget(queryable: Queryable, now: Date): Promise<void> {
  await enqueueJob(queryable, {
    kind: FORGET_CLIENT_LOGS,
    payload: {},
    idempotencyKey: now.toISOString().slice(0, 10),
    runAt: now,
  });
}
