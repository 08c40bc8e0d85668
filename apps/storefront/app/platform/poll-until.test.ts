import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollUntil } from './poll-until.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks at once, then at each interval, and gives up when the time is over', async () => {
  const find = vi.fn(() => null);
  const found = pollUntil(find, { everyMs: 500, upToMs: 10_000 });
  expect(find).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(find).toHaveBeenCalledTimes(20);
  await vi.advanceTimersByTimeAsync(1);
  expect(find).toHaveBeenCalledTimes(21);
  expect(await found).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(find).toHaveBeenCalledTimes(21);
});

test('ends as soon as it is there', async () => {
  let count = 0;
  const find = vi.fn(() => (++count === 3 ? 'here' : undefined));
  const found = pollUntil(find, { everyMs: 100, upToMs: 5_000 });
  await vi.advanceTimersByTimeAsync(200);
  expect(await found).toBe('here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(find).toHaveBeenCalledTimes(3);
});
