import type { Dependencies } from '../../dependencies.ts';
import { insertClientLog, type LogLevel, planToForget } from './client-log-store.ts';
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
    /** Of the call: it carries the correlation id. */
    readonly log: Dependencies['log'];
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
  await planToForget(deps.database, now);
  entry.log[level]({ clientMessage: message }, 'message of a storefront');
  return { success: true };
}
