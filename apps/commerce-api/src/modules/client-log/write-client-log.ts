import type { Dependencies } from '../../dependencies.ts';
import {
  deleteClientLogsBefore,
  FORGET_CLIENT_LOGS,
  insertClientLog,
  type LogLevel,
  planToForget,
} from './client-log-queries.ts';
import { redactMessage } from './redact-message.ts';

const LEVELS: ReadonlyMap<string, LogLevel> = new Map([
  ['trace', 'debug'],
  ['debug', 'debug'],
  ['warn', 'warn'],
  ['warning', 'warn'],
  ['error', 'error'],
  ['fatal', 'error'],
]);

type SentError =
  | string
  | {
      readonly name?: string | undefined;
      readonly message?: string | undefined;
      readonly stack?: string | undefined;
    };

/** An error as one text: its stack, which usually contains the message, else name and message. */
export function errorText(error: SentError): string {
  if (typeof error === 'string') return error;
  return error.stack ?? [error.name, error.message].filter(Boolean).join(': ');
}

/** Queries and fragments are left out: they may contain personal data or codes. */
export function pageVisitText(visit: {
  readonly path: string;
  readonly pageName?: string | undefined;
}): string {
  const [path] = visit.path.split(/[?#]/, 1);
  return ['page visit', path, ...(visit.pageName ? [`(${visit.pageName})`] : [])].join(' ');
}

/** Stores a storefront's redacted message for thirty days and writes it to the engine's log with the correlation id. */
export async function writeClientLog(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  entry: {
    readonly message: string;
    readonly level: string;
    readonly correlationId: string | null;
    /** Logger of the call, bound to its correlation id. */
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

const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Handlers of this module's jobs, by kind. */
export function clientLogJobs(deps: Pick<Dependencies, 'database' | 'clock'>) {
  return {
    [FORGET_CLIENT_LOGS]: () =>
      deleteClientLogsBefore(deps.database, new Date(deps.clock.now().getTime() - RETENTION_DAYS * DAY_MS)),
  };
}
