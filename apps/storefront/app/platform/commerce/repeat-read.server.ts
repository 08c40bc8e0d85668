import { setTimeout as pause } from 'node:timers/promises';
import { isCommerceError } from './commerce-error.ts';
import type { ReadPolicy } from './read-policies.ts';

export type Pause = (ms: number, signal: AbortSignal | null) => Promise<unknown>;

const realPause: Pause = (ms, signal) => pause(ms, undefined, signal ? { signal } : {});

/** A fault of the API or of the way to it. Who has waited for an answer in vain doesn't wait again. */
function isPassing(error: unknown): boolean {
  return isCommerceError(error) && error.status >= 500 && error.code !== 'Timeout';
}

/** Repeats a read that failed as often as its policy says, with pauses. Never for what changes something. */
export async function repeatRead<T>(
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
