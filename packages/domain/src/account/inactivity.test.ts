import { describe, expect, test } from 'vitest';
import { announcedSeconds, idlePhase } from './index.ts';

const times = { idleMs: 600_000, countdownMs: 60_000 };

describe('the phase follows from the time since the last activity', () => {
  test.each([
    [0, { name: 'active', checkInMs: 600_000 }],
    [599_999, { name: 'active', checkInMs: 1 }],
    [600_000, { name: 'warning', secondsLeft: 60, checkInMs: 1_000 }],
    [600_400, { name: 'warning', secondsLeft: 60, checkInMs: 600 }],
    [659_999, { name: 'warning', secondsLeft: 1, checkInMs: 1 }],
    [660_000, { name: 'expired' }],
    [10_800_000, { name: 'expired' }],
    [-3_600_000, { name: 'active', checkInMs: 600_000 }],
  ])('%i ms', (idleMs, expected) => {
    expect(idlePhase(5_000, 5_000 + idleMs, times)).toEqual(expected);
  });
});

test('the countdown is announced at 60, 30 and 10 seconds', () => {
  const heard = Array.from({ length: 60 }, (_, index) => announcedSeconds(60 - index));
  expect([...new Set(heard)]).toEqual([60, 30, 10]);
  expect(announcedSeconds(300)).toBeNull();
  expect(announcedSeconds(30)).toBe(30);
});
