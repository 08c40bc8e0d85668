import { setTimeout as timer } from 'node:timers/promises';
import { PortError } from '../ports/index.ts';

/** Waits; rejects when the signal aborts first. */
export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

export const realSleep: Sleep = (ms, signal) => timer(ms, undefined, { signal });

/**
 * Runs a call of an outside party and gives it up after `limitMs`.
 * @throws PortError `timeout`; the party may have acted on the call all the same.
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
    // The call came first and ended the wait.
    () => new Promise<never>(() => {}),
  );
  try {
    return await Promise.race([call(callEnd.signal), limit]);
  } finally {
    limitEnd.abort();
    callEnd.abort();
  }
}
