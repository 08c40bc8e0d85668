import { expect, test } from 'vitest';
import { createRequestLimiter } from './request-limiter.ts';

function createLimiter(perMinute: number) {
  let nowMs = Date.UTC(2026, 0, 1);
  const limiter = createRequestLimiter({ clock: { now: () => new Date(nowMs) }, perMinute });
  const takeMany = (address: string, count: number) =>
    Array.from({ length: count }, () => limiter.take(address));
  return {
    takeMany,
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

test('a minute’s calls may come at once; the next waits for the refill', () => {
  const { takeMany, pass } = createLimiter(30);
  expect(takeMany('203.0.113.9', 31)).toEqual([...Array(30).fill(0), 2]);
  pass(1_999);
  expect(takeMany('203.0.113.9', 1)).toEqual([1]);
  pass(1);
  expect(takeMany('203.0.113.9', 2)).toEqual([0, 2]);
});

test('rejected calls do not prolong the wait', () => {
  const { takeMany, pass } = createLimiter(60);
  takeMany('203.0.113.9', 500);
  pass(1_000);
  expect(takeMany('203.0.113.9', 1)).toEqual([0]);
});

test('addresses are counted separately', () => {
  const { takeMany } = createLimiter(2);
  expect(takeMany('203.0.113.9', 3).at(-1)).toBeGreaterThan(0);
  expect(takeMany('203.0.113.10', 2)).toEqual([0, 0]);
});

test.each([
  ['2001:db8:1:2::7', '2001:db8:1:2:9:9:9:9', true],
  ['2001:db8::', '2001:0DB8:0:0:1::5', true],
  ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ['::1', '2001:db8::1', false],
])('%s and %s count together: %s', (one, other, isTogether) => {
  const { takeMany } = createLimiter(1);
  takeMany(one, 1);
  expect((takeMany(other, 1)[0] ?? 0) > 0).toBe(isTogether);
});

test('a clock that is set back neither adds nor removes calls', () => {
  const { takeMany, pass } = createLimiter(60);
  takeMany('203.0.113.9', 60);
  pass(-3_600_000);
  expect(takeMany('203.0.113.9', 1)).toEqual([1]);
  pass(1_000);
  expect(takeMany('203.0.113.9', 1)).toEqual([0]);
});
