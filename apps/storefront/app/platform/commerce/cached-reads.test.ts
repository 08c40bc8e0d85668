import { hours, minutes, seconds } from '@ownpath/domain/constants';
import { expect, test } from 'vitest';
import { createCachedReads } from './cached-reads.server.ts';
import { readPolicyOf } from './read-policies.ts';

/** A cache with a test clock, and a service that numbers its answers. */
function cacheWithClock() {
  let nowMs = 0;
  let calls = 0;
  let isDown = false;
  const reads = createCachedReads({ now: () => nowMs });
  const load = async () => {
    calls += 1;
    if (isDown) throw new Error('down');
    return `answer ${calls}`;
  };
  return {
    reads,
    load,
    calls: () => calls,
    goTo: (ms: number) => {
      nowMs = ms;
    },
    fail: (isFailing: boolean) => {
      isDown = isFailing;
    },
  };
}

const GET = 'GET';
const policyOf = (id: string, method = GET) => {
  const policy = readPolicyOf({ id, method });
  if (!policy) throw new Error(`${id} is no read`);
  return policy;
};

test.each<[string, string, string, number, number]>([
  ['preferences', 'getCustomPreferences', GET, minutes(5), hours(24)],
  ['a page of recommendations', 'getZoneRecommendations', 'POST', hours(1), hours(1)],
  ['a product', 'getProduct', GET, minutes(2), minutes(2)],
  ['a content asset', 'getContent', GET, minutes(1), minutes(5)],
  ['frequent searches', 'autocomplete', 'POST', minutes(3), minutes(3)],
  ['any other read', 'getCategory', GET, seconds(10), seconds(10)],
])('%s: fresh for so long, and kept for so long', async (_, id, method, freshMs, keptMs) => {
  const { reads, load, calls, goTo } = cacheWithClock();
  const policy = policyOf(id, method);
  const read = () => reads.read(id, policy, load);
  expect(await read()).toBe('answer 1');
  goTo(freshMs - 1);
  expect(await read()).toBe('answer 1');
  expect(calls()).toBe(1);
  if (keptMs > freshMs) {
    // Stale: returned once more, and refreshed in the background.
    goTo(keptMs - 1);
    expect(await read()).toBe('answer 1');
    expect(calls()).toBe(2);
    expect(await read()).toBe('answer 2');
    goTo(2 * keptMs);
    expect(await read()).toBe('answer 3');
  } else {
    goTo(keptMs);
    expect(await read()).toBe('answer 2');
  }
});

test('a failure is not cached, and a background failure keeps the cached answer', async () => {
  const { reads, load, calls, goTo, fail } = cacheWithClock();
  const policy = policyOf('getContent');
  const read = () => reads.read('footer', policy, load);
  fail(true);
  await expect(read()).rejects.toThrow('down');
  fail(false);
  expect(await read()).toBe('answer 2');
  fail(true);
  goTo(minutes(2));
  expect(await read()).toBe('answer 2');
  expect(await read()).toBe('answer 2');
  expect(calls()).toBeGreaterThan(2);
  goTo(minutes(5));
  await expect(read()).rejects.toThrow('down');
});

test('concurrent callers share one call, and keys are separate', async () => {
  const { reads, load, calls } = cacheWithClock();
  const policy = policyOf('getCategory');
  const same = await Promise.all([1, 2, 3].map(() => reads.read('en-US', policy, load)));
  expect(same).toEqual(Array(3).fill('answer 1'));
  expect(await reads.read('es-US', policy, load)).toBe('answer 2');
  expect(calls()).toBe(2);
});

test('what was asked for before the cache is cleared is not returned afterwards', async () => {
  const { reads, load, calls } = cacheWithClock();
  const policy = policyOf('getCategory');
  const late = Promise.withResolvers<string>();
  const early = reads.read('en-US', policy, () => late.promise);
  reads.clear();
  expect(await reads.read('en-US', policy, load)).toBe('answer 1');
  late.resolve('from before');
  expect(await early).toBe('from before');
  expect(await reads.read('en-US', policy, load)).toBe('answer 1');
  reads.clear();
  await reads.read('en-US', policy, load);
  expect(calls()).toBe(2);
});

test('the cache is bounded: the oldest answers are removed first', async () => {
  const { reads, load, calls } = cacheWithClock();
  const policy = policyOf('getProduct');
  for (let product = 0; product <= 500; product += 1) await reads.read(String(product), policy, load);
  expect(calls()).toBe(501);
  await reads.read('500', policy, load);
  expect(calls()).toBe(501);
  await reads.read('0', policy, load);
  expect(calls()).toBe(502);
});

test('a call that changes data is not a read', () => {
  expect(readPolicyOf({ id: 'createBasket', method: 'POST' })).toBeNull();
  expect(readPolicyOf({ id: 'constructor', method: 'DELETE' })).toBeNull();
});
