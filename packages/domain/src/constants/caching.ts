import { hours, minutes, seconds } from './durations.ts';

/**
 * How long an answer is cached, how long it counts as fresh, and how often a failed call is retried.
 * Values that the specification does not give are left out.
 */
export type CachePolicy = {
  readonly keepMs?: number;
  readonly staleMs?: number;
  readonly retries?: number;
};

export const CACHE_POLICIES = {
  preferences: { keepMs: hours(24), staleMs: minutes(5) },
  storePreferences: { retries: 2 },
  recommendationPage: { keepMs: hours(1), staleMs: hours(1) },
  product: { keepMs: minutes(2), retries: 2 },
  contentAsset: { keepMs: minutes(5), staleMs: minutes(1) },
  frequentSearches: { keepMs: minutes(3) },
  /** Not retried, and not refreshed when the window gets the focus. */
  standard: { staleMs: seconds(10), retries: 0 },
} as const satisfies Record<string, CachePolicy>;

export const PREFERENCE_RETRY_FIRST_DELAY_MS = seconds(1);
export const PREFERENCE_RETRY_MAX_DELAY_MS = seconds(30);

/** Pause before a retry of a preference call, counted from 0: doubles up to 30 seconds. */
export function preferenceRetryDelayMs(attempt: number): number {
  return Math.min(PREFERENCE_RETRY_MAX_DELAY_MS, PREFERENCE_RETRY_FIRST_DELAY_MS * 2 ** attempt);
}
