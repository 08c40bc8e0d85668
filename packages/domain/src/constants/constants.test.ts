import { expect, test } from 'vitest';
import {
  CACHE_POLICIES,
  days,
  INACTIVITY_FINAL_WAIT_MS,
  preferenceRetryDelayMs,
  RECENTLY_PAID_MS,
} from './index.ts';

test('durations are milliseconds', () => {
  expect(days(1)).toBe(86_400_000);
  expect(RECENTLY_PAID_MS).toBe(3_600_000);
  expect(INACTIVITY_FINAL_WAIT_MS).toBe(60_000);
  expect(CACHE_POLICIES.preferences.keepMs).toBe(86_400_000);
});

test('preference calls are retried with growing pauses, up to 30 seconds', () => {
  expect([0, 1, 4, 5, 50].map(preferenceRetryDelayMs)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
});
