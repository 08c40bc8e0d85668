import type { Queryable } from '../../database/connect.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { type OutboxMessage, outboxMessages } from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { OutboxMessage, Queryable };

/** Kind of the job that delivers an outbox message. */
export const DELIVER_MESSAGE = 'deliver-message';

/** Writes message and job in the caller's transaction; one message per key. */
export async function putMessage(
  queryable: Queryable,
  message: {
    readonly topic: string;
    readonly deduplicationKey: string;
    readonly payload: Readonly<Record<string, unknown>>;
    readonly now: Date;
  },
): Promise<void> {
  const { topic, deduplicationKey, payload, now } = message;
  const [row] = await queryable
    .insert(outboxMessages)
    .values({ topic, deduplicationKey, payload, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ id: outboxMessages.id });
  if (!row) return;
  await enqueueJob(queryable, {
    kind: DELIVER_MESSAGE,
    payload: { messageId: row.id },
    idempotencyKey: row.id,
    runAt: now,
  });
}

export async function findPendingMessage(queryable: Queryable, id: string): Promise<OutboxMessage | null> {
  const [row] = await queryable
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.id, id), eq(outboxMessages.status, 'pending')));
  return row ?? null;
}

/** @param isForgotten deletes recipient and content */
export async function markDelivered(
  queryable: Queryable,
  id: string,
  now: Date,
  isForgotten: boolean,
): Promise<void> {
  await queryable
    .update(outboxMessages)
    .set({
      status: 'delivered',
      deliveredAt: now,
      attempts: sql`${outboxMessages.attempts} + 1`,
      lastError: null,
      ...(isForgotten ? { payload: {} } : {}),
    })
    .where(eq(outboxMessages.id, id));
}

export async function markFailed(queryable: Queryable, id: string, reason: string): Promise<void> {
  await queryable
    .update(outboxMessages)
    .set({ attempts: sql`${outboxMessages.attempts} + 1`, lastError: reason.slice(0, 500) })
    .where(eq(outboxMessages.id, id));
}
