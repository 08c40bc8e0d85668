import { setTimeout as timer } from 'node:timers/promises';
import { PortError } from '../ports/index.ts';

/** Waits; rejects when the signal aborts first. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

export const realSleep: Sleep = (ms, signal) => timer(ms, undefined, { signal });

/**
 * Runs a call of a provider with a time limit.
 * @throws PortError `timeout` after `limitMs`; the provider may have acted on the call.
 */
export async function withTimeLimit<T>(
  port: string,
  limitMs: number,
  sleep: Sleep,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const callEnd = new AbortController();
  const limitEnd = new AbortController();
  const limit = sleep(limitMs, limitEnd.signal).then(
    () => {
      throw new PortError(port, 'timeout', `no answer within ${limitMs} ms`);
    },
    // The call finished first and aborted the wait.
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([call(callEnd.signal), limit]);
  } finally {
    limitEnd.abort();
    callEnd.abort();
  }
}
