import { searchProducts } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { LOCALES } from '@ownpath/domain/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BAD_INPUT, TOO_LONG } from '../../../../../bench/search/bad-input.ts';
import { summarize } from '../../../../../bench/search/judge.ts';
import { type AskEngine, runJudged } from '../../../../../bench/search/run-judged.ts';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

const demo = createDemoRetailer({ today: '2026-11-21' });
const products = new Map(demo.products.map((product) => [product.id, product]));
let engine: TestApp;
let inPlano: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

const ask: AskEngine = async (search, locale) => {
  const body = {
    ...search,
    filters: search.filters?.map(({ key, values }) => ({ key, values: [...values] })),
  };
  const found = await engine.call(searchProducts, inPlano, { body, query: { locale } });
  return {
    hits: found.results.map(({ id, condition, rates }) => ({
      id,
      condition,
      weeklyCents: rates[0]?.paymentCents ?? null,
    })),
    totalSize: found.totalSize,
    path: found.redirectUrl,
  };
};

test.each(LOCALES)(
  'of the judged queries in %s, nine tenths and more of the first five are right',
  async (locale) => {
    const judged = await runJudged(ask, products, locale);
    const all = summarize(judged.map(({ score }) => score));
    const heldOut = summarize(judged.flatMap(({ isHeldOut, score }) => (isHeldOut ? [score] : [])));
    expect(judged.length).toBeGreaterThanOrEqual(250);
    expect(all.precision).toBeGreaterThanOrEqual(0.92);
    expect(heldOut.precision).toBeGreaterThanOrEqual(0.92);
    expect(all.empty).toBeLessThanOrEqual(0.01);
  },
);

describe('bad input is answered', () => {
  test.each(Object.entries(BAD_INPUT))('%s', async (_, query) => {
    const found = await engine.call(searchProducts, inPlano, { body: { query, orderBy: 'RELEVANCE' } });
    expect(found.totalSize).toBeLessThanOrEqual(demo.products.length);
  });

  test('5,000 letters are refused, as the contract says', async () => {
    const body = { query: TOO_LONG };
    const response = await engine.request('POST', pathOf(searchProducts), { shopper: inPlano, body });
    expect(response.status).toBe(400);
  });
});
