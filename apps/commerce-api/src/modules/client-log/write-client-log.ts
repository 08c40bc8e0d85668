import type { Logger } from 'pino';
import type { Dependencies } from '../../dependencies.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { insertClientLog, type LogLevel } from './client-log-store.ts';
import { FORGET_CLIENT_LOGS } from './forget-client-logs.ts';
import { redactMessage } from './redact-message.ts';

const LEVELS: ReadonlyMap<string, LogLevel> = new Map([
  ['trace', 'debug'],
  ['debug', 'debug'],
  ['warn', 'warn'],
  ['warning', 'warn'],
  ['error', 'error'],
  ['fatal', 'error'],
]);

/** Keeps a storefront's message for thirty days, redacted, and repeats it in the engine's log under the call's correlation id. */
export async function writeClientLog(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  entry: {
    readonly message: string;
    readonly level: string;
    readonly correlationId: string | null;
    readonly log: Logger;
  },
): Promise<{ success: true }> {
  const level = LEVELS.get(entry.level.trim().toLowerCase()) ?? 'info';
  const message = redactMessage(entry.message);
  const now = deps.clock.now();
  await insertClientLog(deps.database, {
    level,
    message,
    correlationId: entry.correlationId,
    createdAt: now,
  });
  await enqueueJob(deps.database, {
    kind: FORGET_CLIENT_LOGS,
    payload: {},
    idempotencyKey: now.toISOString().slice(0, 10),
    runAt: now,
  });
  entry.log[level]({ clientMessage: message }, 'message of a storefront');
  return { success: true };
}
