import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { format } from 'node:util';
import pino from 'pino';

export type Logger = pino.Logger;

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'ssn',
  'dateOfBirth',
  'taxId',
  'accountNumber',
  'routingNumber',
  'access_token',
  'refresh_token',
  'creditCardToken',
];

/** JSON lines on stderr, so that stdout carries only the start-up messages. */
export function createLogger(
  level: string,
  destination: pino.DestinationStream = pino.destination(2),
): Logger {
  const paths = SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, base: null, redact: { paths, censor: '[redacted]' } }, destination);
}

/** What every line that is written during a request carries. */
type RequestFields = { readonly correlationId: string; readonly clientAddress: string | null };

const requests = new AsyncLocalStorage<RequestFields>();

export function withRequestFields<Result>(fields: RequestFields, work: () => Result): Result {
  return requests.run(fields, work);
}

export function currentCorrelationId(): string | undefined {
  return requests.getStore()?.correlationId;
}

/** Sends warnings and errors that the application and its libraries write to the console through the logger. */
export function logConsole(logger: Logger, target: Pick<Console, 'warn' | 'error'> = console): void {
  for (const level of ['warn', 'error'] as const) {
    target[level] = (...parts: unknown[]) => {
      const [first] = parts;
      const err = parts.find((part) => part instanceof Error);
      const text =
        typeof first === 'string' ? format(...parts.filter((part) => part !== err)) : 'A request failed.';
      logger[level]({ ...requests.getStore(), ...(err ? { err } : {}) }, text);
    };
  }
}

/** Carries the id of one request from the caller to the commerce API, and into every log line. */
export const CORRELATION_HEADER = 'correlation-id';

/** The caller's id when it is safe in a log line, a new one otherwise. */
export function correlationIdOf(sent: string | undefined): string {
  return sent !== undefined && /^[\w.:-]{1,100}$/.test(sent) ? sent : randomUUID();
}
