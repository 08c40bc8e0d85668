import { expect, test } from 'vitest';
import { CommerceError } from './commerce-error.ts';
import { readPolicyOf } from './read-policies.ts';
import { retryRead } from './retry-read.server.ts';

/** Number of calls of a read that always fails, and the pauses between them. */
async function callThatFails(id: string, status: number, code = 'ServiceUnavailable') {
  const policy = readPolicyOf({ id, method: 'GET' }) ?? {};
  const pauses: number[] = [];
  let calls = 0;
  const read = async () => {
    calls += 1;
    throw new CommerceError(id, status, { code });
  };
  const wait = async (ms: number) => void pauses.push(ms);
  await expect(retryRead(policy, null, read, wait)).rejects.toThrow(CommerceError);
  return { calls, pauses };
}

test.each<[string, string, number[]]>([
  ['preferences of the store, twice, doubling', 'getCustomPreferences', [1_000, 2_000]],
  ['a product, twice', 'getProduct', [200, 400]],
  ['products, twice', 'getProducts', [200, 400]],
  ['any other read, never', 'getCategory', []],
])('repeats %s', async (_, id, pauses) => {
  expect(await callThatFails(id, 503)).toEqual({ calls: pauses.length + 1, pauses });
});

test.each([
  ['a refusal', 404, 'ProductNotFound'],
  ['an answer that did not come in time', 503, 'Timeout'],
])('%s is not asked for again', async (_, status, code) => {
  expect(await callThatFails('getProduct', status, code)).toEqual({ calls: 1, pauses: [] });
});

test('it stops at the first answer, and when the visitor leaves', async () => {
  const policy = readPolicyOf({ id: 'getProduct', method: 'GET' }) ?? {};
  let calls = 0;
  const secondTime = async () => {
    calls += 1;
    if (calls === 1) throw new CommerceError('getProduct', 500, {});
    return 'the sofa';
  };
  expect(await retryRead(policy, null, secondTime, async () => {})).toBe('the sofa');
  const gone = new AbortController();
  gone.abort();
  calls = 0;
  await expect(retryRead(policy, gone.signal, secondTime, async () => {})).rejects.toThrow(CommerceError);
  expect(calls).toBe(1);
});

test('a bug in our code is thrown at once', async () => {
  let calls = 0;
  const bug = async () => {
    calls += 1;
    throw new TypeError('bug');
  };
  await expect(retryRead({ retries: 2 }, null, bug, async () => {})).rejects.toThrow('bug');
  expect(calls).toBe(1);
});
