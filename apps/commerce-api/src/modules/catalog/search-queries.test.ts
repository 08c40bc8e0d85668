import { type ProductSearchRequest, searchProducts } from '@ownpath/contracts/catalog';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

const demo = createDemoRetailer({ today: '2026-11-21' });
let engine: TestApp;
let inPlano: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

const search = (body: ProductSearchRequest, query: object = {}) =>
  engine.call(searchProducts, inPlano, { body, query });

describe('queries', () => {
  const names = async (query: string, locale = 'en-US') =>
    (
      await search({ query, orderBy: 'RELEVANCE', pageSize: 5, requestMode: 'SEARCH' }, { locale })
    ).results.map(({ name }) => name);

  test.each([
    ['sofa', /sofa/i],
    ['sofas', /sofa/i],
    ['refrigerators', /refrigerator/i],
    ['wrenfield recliner', /reclin/i],
  ])('%s', async (query, expected) => {
    const found = await names(query);
    expect(found.length).toBeGreaterThan(0);
    for (const name of found) expect(name).toMatch(expected);
  });

  test.each([
    ['refridgerator', /refrigerator/i],
    ['gaming laptp', /laptop/i],
    ['matress', /./],
    ['microwav', /microwave/i],
  ])('%s tolerates the mistake', async (query, expected) => {
    expect((await names(query))[0]).toMatch(expected);
  });

  test.each([
    ['fridge', 'en-US', /refrigerator/i],
    ['reclining couches', 'en-US', /sofa|sleeper|loveseat/i],
    ['stove', 'en-US', /range/i],
    ['washing machine', 'en-US', /wash|laundry/i],
    ['nevera', 'es-US', /refrigerador/i],
    ['Neveras', 'es-US', /refrigerador/i],
    ['televisión', 'es-US', /tv|televisor/i],
    ['mesita de noche', 'es-US', /bur[oó]/i],
  ])('%s in %s finds what the catalogue names otherwise', async (query, locale, expected) => {
    expect((await names(query, locale))[0]).toMatch(expected);
  });

  test.each([
    ['sofás', /sof[aá]/i],
    ['refrigerador', /refrigerador/i],
    ['sillon', /sill[oó]n/i],
  ])('%s in Spanish, accents or not', async (query, expected) => {
    expect((await names(query, 'es-US'))[0]).toMatch(expected);
  });

  test('a category’s name finds its products', async () => {
    const { totalSize } = await search({ query: 'smartphones' });
    expect(totalSize).toBeGreaterThanOrEqual(
      demo.products.filter(({ categoryIds }) => categoryIds.includes('smartphones')).length,
    );
  });

  test('languageCodes decide when the call has no locale', async () => {
    const { results } = await search({ query: 'lavadora', languageCodes: ['ES_US'], orderBy: 'RELEVANCE' });
    expect(results[0]?.name).toMatch(/lavadora/i);
  });

  test.each(['zzzzzz', '!!!', "'; drop table products; --", 'the', '"unclosed', 'a & | !', '%_%'])(
    '%s breaks nothing',
    async (query) => {
      const answer = await search({ query });
      expect(answer.totalSize).toBeLessThanOrEqual(demo.products.length);
    },
  );

  test('a search without hits returns an empty list', async () => {
    expect(await search({ query: 'zzzzzz' })).toMatchObject({ results: [], totalSize: 0 });
  });
});
