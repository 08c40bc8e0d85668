import { type ProductSearchRequest, searchProducts } from '@ownpath/contracts/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let inPlano: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

const search = (body: ProductSearchRequest, locale = 'en-US') =>
  engine.call(searchProducts, inPlano, { body: { orderBy: 'RELEVANCE', ...body }, query: { locale } });

describe('what was understood', () => {
  test.each([
    ['gren sofa under $30 a week', 'en-US', ['sofa', 'Green', 'Under $30 a week']],
    ['gren sofa under $30 a week', 'es-US', ['sofá', 'Verde', 'Menos de $30 por semana']],
    ['nevera de 20 pies usada', 'en-US', ['refrigerator', '20 cu ft', 'Pre-owned']],
    ['nevera de 20 pies usada', 'es-US', ['refrigerador', '20 pies cúbicos', 'Usado']],
    ['8000 btu ac', 'en-US', ['air conditioner', '8,000 BTU']],
    ['cheap computer wrenfield', 'en-US', ['laptop or desktop', 'wrenfield', 'Low price']],
    ['compu barata', 'es-US', ['laptop o computadora de escritorio', 'Precio bajo']],
    ['zzzzzz', 'en-US', []],
  ])('of %s in %s is named', async (query, locale, labels) => {
    const { understood } = await search({ query }, locale);
    expect(understood.map(({ label }) => label)).toEqual(labels);
  });

  test('is nothing without a query', async () => {
    expect((await search({ category: 'furniture' })).understood).toEqual([]);
  });

  test('without a part is a search for the other parts', async () => {
    const { understood } = await search({ query: 'gren sofa under $30 a week' });
    expect(understood.map(({ queryWithout }) => queryWithout)).toEqual([
      'green under $30',
      'sofa under $30',
      'green sofa',
    ]);
    const rest = await search({ query: 'sofa under $30' });
    expect(rest.understood.map(({ label }) => label)).toEqual(['sofa', 'Under $30 a week']);
    expect(rest.correctedQuery).toBeNull();
  });
});

describe('a colour', () => {
  const firstColors = async (body: ProductSearchRequest) =>
    (await search(body)).results.map(({ variants }) => variants[0]?.colorId ?? '');

  test('that a query asks for is the one that tiles show, where the product has it', async () => {
    const { understood, results } = await search({ query: 'green sofa', pageSize: 100 });
    const green = understood.find(({ label }) => label === 'Green')?.colors ?? [];
    expect(green[0]).toEqual({ id: 'spruce', hex: expect.stringMatching(/^#[\da-f]{6}$/i) });
    const ids = green.map(({ id }) => id);
    const inGreen = results.filter(({ variants }) => variants.some(({ colorId }) => ids.includes(colorId)));
    expect(inGreen.length).toBeGreaterThan(0);
    for (const { variants } of inGreen) expect(ids).toContain(variants[0]?.colorId);
  });

  test('that is chosen as a filter comes before the one of the query', async () => {
    const colors = await firstColors({
      query: 'green sofa',
      filters: [{ key: 'color', values: ['camel'] }],
    });
    expect(new Set(colors)).toEqual(new Set(['camel']));
  });
});

describe('a query without results', () => {
  test.each([
    ['zzzzzz', 'en-US'],
    ['zzzzzz green', 'es-US'],
  ])('%s in %s names categories that have results in the store', async (query, locale) => {
    const { totalSize, nearest } = await search({ query }, locale);
    expect(totalSize).toBe(0);
    expect(nearest.length).toBeGreaterThan(1);
    for (const { id } of nearest)
      expect((await search({ category: id }, locale)).totalSize).toBeGreaterThan(0);
  });

  test('for what the store does not sell names what is beside it', async () => {
    const inAllen = await createGuestInStore(engine, '04230');
    const { totalSize, understood, nearest } = await engine.call(searchProducts, inAllen, {
      body: { query: 'zzzzzz natural gas' },
      query: {},
    });
    expect(totalSize).toBe(0);
    expect(understood.map(({ label }) => label)).toEqual(['Gas']);
    expect(nearest.map(({ id }) => id)).not.toContain('gas-ranges');
    expect(nearest.length).toBeGreaterThan(0);
  });

  test('is the only one that names any', async () => {
    expect((await search({ query: 'sofa' })).nearest).toEqual([]);
  });
});
