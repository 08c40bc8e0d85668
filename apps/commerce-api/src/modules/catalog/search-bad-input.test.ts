import { searchProducts } from '@ownpath/contracts/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let inPlano: TestShopper;

beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

test.each([
  ['an unknown category', { category: 'nothing' }, 404],
  ['an unknown filter', { filters: [{ key: 'shape', values: ['round'] }] }, 400],
  ['a broken limit', { filters: [{ key: 'weeklyUpTo', values: ['cheap'] }] }, 400],
  ['a broken price range', { filters: [{ key: 'price', values: ['cheap'] }] }, 400],
  ['an unknown sort', { orderBy: 'RANDOM' }, 400],
  ['a page of 101', { pageSize: 101 }, 400],
  ['a negative offset', { offset: -1 }, 400],
  ['a query of 201 letters', { query: 'x'.repeat(201) }, 400],
])('%s', async (_, body, status) => {
  const response = await engine.request('POST', pathOf(searchProducts), { shopper: inPlano, body });
  expect(response.status).toBe(status);
});

test('without a token 401', async () => {
  expect((await engine.request('POST', pathOf(searchProducts), { body: {} })).status).toBe(401);
});
