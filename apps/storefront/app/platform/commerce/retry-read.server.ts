import { setTimeout as pause } from 'node:timers/promises';
import { isCommerceError } from './commerce-error.ts';
import type { ReadPolicy } from './read-policies.ts';

export type Pause = (ms: number, signal: AbortSignal | null) => Promise<unknown>;

const realPause: Pause = (ms, signal) => pause(ms, undefined, signal ? { signal } : {});

/** A temporary failure of the API or the network. A call that timed out is not retried. */
function isPassing(error: unknown): boolean {
  return isCommerceError(error) && error.status >= 500 && error.code !== 'Timeout';
}

/** Retries a failed read with pauses, as often as its policy allows. Not for calls that change data. */
export async function retryRead<T>(
  policy: ReadPolicy,
  signal: AbortSignal | null,
  read: () => Promise<T>,
  wait: Pause = realPause,
): Promise<T> {
  const { retries = 0, retryDelayMs = () => 0 } = policy;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (attempt >= retries || signal?.aborted || !isPassing(error)) throw error;
      await wait(retryDelayMs(attempt), signal).catch(() => {
        throw error;
      });
    }
  }
}
