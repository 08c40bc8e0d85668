import { getExistingApproval } from '@ownpath/contracts/approval';
import { getCategory, getProduct } from '@ownpath/contracts/catalog';
import { getJwks } from '@ownpath/contracts/login';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../testing/create-test-app.ts';

const REQUESTS_PER_MINUTE = 20;
const productPath = pathOf(getProduct, { id: 'alder-3-seat-sofa' });
const lines: { correlationId?: string; call?: string; status?: number; msg: string }[] = [];

let engine: TestApp;
let guest: TestShopper;
beforeAll(async () => {
  engine = await createTestApp({
    overrides: (deps) => ({
      config: { ...deps.config, requestsPerMinute: REQUESTS_PER_MINUTE },
      log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    }),
  });
  guest = await engine.createGuest();
});
afterAll(() => engine.close());
beforeEach(() => {
  lines.length = 0;
});

test('the caller’s correlation id is in the answer, the problem and every log line', async () => {
  const path = pathOf(getProduct, { id: 'nothing' });
  const headers = { 'correlation-id': 'cart:42' };
  const response = await engine.request('GET', path, { shopper: guest, headers });
  expect(response.headers.get('correlation-id')).toBe('cart:42');
  expect(await response.json()).toMatchObject({ correlationId: 'cart:42' });
  expect(lines.map(({ msg }) => msg)).toEqual(['call refused', 'call answered']);
  for (const line of lines) expect(line).toMatchObject({ correlationId: 'cart:42', call: 'getProduct' });
});

test.each([
  ['a good call', 'GET', productPath],
  ['an unknown path', 'GET', '/none'],
  ['a wrong method', 'PUT', productPath],
  ['a refusal', 'GET', pathOf(getProduct, { id: 'x' })],
])('%s without one gets a new one, the same in log and answer', async (_, method, path) => {
  const responses = [
    await engine.request(method, path, { shopper: guest }),
    await engine.request(method, path, { shopper: guest }),
  ];
  const ids = responses.map((response) => response.headers.get('correlation-id'));
  expect(new Set(ids).size).toBe(2);
  expect(new Set(lines.map(({ correlationId }) => correlationId))).toEqual(new Set(ids));
});

test('an id that could forge a log line is replaced', async () => {
  const headers = { 'correlation-id': 'a"} {"level":60' };
  const response = await engine.request('GET', '/none', { headers });
  expect(response.headers.get('correlation-id')).toMatch(/^[\w-]{36}$/);
});

test('an address that calls too often waits; others do not', async () => {
  const path = pathOf(getJwks);
  const from = (address: string) => engine.request('GET', path, { headers: { 'x-forwarded-for': address } });
  const answers = await Promise.all(
    Array.from({ length: REQUESTS_PER_MINUTE + 1 }, () => from('203.0.113.9')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(REQUESTS_PER_MINUTE);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '3']);
  expect(await refused?.json()).toMatchObject({ code: 'TooManyRequests', title: 'Too Many Requests' });
  expect((await from('203.0.113.10')).status).toBe(200);
  engine.clock.advance(3_000);
  expect((await from('203.0.113.9')).status).toBe(200);
  // A forged entry before the proxy's own does not help.
  expect((await from('198.51.100.1, 203.0.113.9')).status).toBe(429);
});

test('the shop’s own calls are not counted', async () => {
  const calls = Array.from({ length: 2 * REQUESTS_PER_MINUTE }, () => engine.request('GET', pathOf(getJwks)));
  expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
});

test('select returns the named fields, by their wire names', async () => {
  const read = async (select: string) => {
    const path = pathOf(getProduct, { id: 'alder-3-seat-sofa' }, { select });
    return (await engine.request('GET', path, { shopper: guest })).json();
  };
  expect(await read('(id,name)')).toEqual({ id: 'alder-3-seat-sofa', name: 'Alder 3-Seat Sofa' });
  expect(await read('(**)')).toEqual(
    await (await engine.request('GET', productPath, { shopper: guest })).json(),
  );
  const category = pathOf(getCategory, { id: 'root' }, { levels: '1', select: '(id,categories[0:1].(id))' });
  expect(await (await engine.request('GET', category, { shopper: guest })).json()).toEqual({
    id: 'root',
    categories: [{ id: expect.any(String) }, { id: expect.any(String) }],
  });
});

test('select is checked before the call, and does not apply to problems', async () => {
  const broken = pathOf(getExistingApproval, {}, { select: 'name' });
  const answer = await engine.request('POST', broken, { shopper: guest, body: {} });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: [{ path: 'query.select', code: 'invalid_format' }] });
  const missing = pathOf(getProduct, { id: 'nothing' }, { select: '(id)' });
  const problem = await (await engine.request('GET', missing, { shopper: guest })).json();
  expect(problem).toMatchObject({ title: 'Product Not Found' });
});
