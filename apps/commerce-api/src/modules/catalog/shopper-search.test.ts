import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import {
  loginGuestInStore,
  openSdkShop,
  refusalOf,
  type SdkGuest,
  type SdkShop,
} from '../../testing/sdk-client.ts';

const PLANO = '04217';
let engine: TestApp;
let shop: SdkShop;
let clients: SdkGuest;

beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  clients = await loginGuestInStore(shop, PLANO);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

// The client's types refuse the bad input that this file sends as well.
const search = (parameters: object) =>
  clients.search.productSearch({ parameters: parameters as { q: string } });

describe('product search by the client that retailers use', () => {
  test('words find hits with documented members, best matches first', async () => {
    const found = await search({ q: 'recliner', limit: 3 });
    expect(found).toMatchObject({
      limit: 3,
      offset: 0,
      query: 'recliner',
      selectedSortingOption: 'best-matches',
    });
    expect(found.total).toBeGreaterThan(3);
    expect(found.hits).toHaveLength(3);
    const [hit] = found.hits;
    expect(hit?.productName).toMatch(/reclin/i);
    expect(hit).toMatchObject({
      currency: 'USD',
      orderable: true,
      image: { link: expect.stringMatching(/^\/(art\/.+\.svg|pictures\/.+\.webp)$/) },
    });
    expect(hit?.price).toBeGreaterThan(5);
    expect(hit?.price).toBeLessThan(100);
    expect(hit?.representedProduct?.id).toContain(hit?.productId);
    expect(hit?.imageGroups).toBeUndefined();
  });

  test('refinements narrow the hits, have counts, and include the selected values', async () => {
    const all = await search({ refine: ['cgid=furniture'] });
    const brand = all.refinements.find(({ attributeId }) => attributeId === 'brand')?.values?.[0];
    const chosen = await search({ refine: ['cgid=furniture', `brand=${brand?.value}`, 'price=(10..24.99)'] });
    expect(chosen.selectedRefinements).toEqual({
      cgid: 'furniture',
      brand: brand?.value,
      price: '(10..24.99)',
    });
    expect(chosen.total).toBeGreaterThan(0);
    expect(chosen.total).toBeLessThan(all.total);
    for (const hit of chosen.hits) expect(hit.price).toBeLessThanOrEqual(24.99);
    const branded = await search({ refine: ['cgid=furniture', `brand=${brand?.value}`] });
    expect(branded.total).toBe(brand?.hitCount);
    const rooms = all.refinements.find(({ attributeId }) => attributeId === 'cgid');
    const bedroom = rooms?.values?.find(({ value }) => value === 'bedroom');
    expect((await search({ refine: ['cgid=bedroom'] })).total).toBe(bedroom?.hitCount);
  });

  test('sorts by each of its options, and pages without overlap', async () => {
    expect(await search({})).toMatchObject({ limit: 25, offset: 0, selectedSortingOption: 'availability' });
    const up = await search({ sort: 'price-low-to-high', limit: 100, refine: ['orderable_only=true'] });
    const prices = up.hits.map(({ price }) => price ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(up.sortingOptions.map(({ id }) => id)).toEqual([
      'best-matches',
      'availability',
      'price-low-to-high',
      'price-high-to-low',
      'most-popular',
    ]);
    const next = await search({
      sort: 'price-low-to-high',
      limit: 10,
      offset: 100,
      refine: ['orderable_only=true'],
    });
    const ids = new Set(up.hits.map(({ productId }) => productId));
    expect(next.hits.filter(({ productId }) => ids.has(productId))).toEqual([]);
  });

  test('expand, allImages, perPricebook and allVariationProperties select the fields of a hit', async () => {
    const bare = await search({ q: 'alder', expand: ['none'] });
    expect(bare.hits[0]).toMatchObject({ productId: expect.any(String) });
    for (const member of ['price', 'image', 'orderable', 'variationAttributes', 'representedProduct']) {
      expect(bare.hits[0]).not.toHaveProperty(member);
    }
    const full = await search({
      refine: ['cgid=sofas-loveseats'],
      expand: ['prices', 'images', 'variations', 'promotions'],
      allImages: true,
      imgTypes: 'large,swatch:1',
      perPricebook: true,
      allVariationProperties: true,
    });
    const sofa = full.hits.find(({ productId }) => productId === 'alder-3-seat-sofa');
    expect(sofa?.priceRanges?.[0]).toMatchObject({ pricebook: 'zone-southwest-WEEKLY' });
    expect(sofa?.tieredPrices?.[0]).toEqual({
      price: sofa?.price,
      pricebook: 'zone-southwest-NEW-WEEKLY',
      quantity: 1,
    });
    expect(new Set(sofa?.imageGroups?.map(({ viewType }) => viewType))).toEqual(new Set(['large', 'swatch']));
    expect(sofa?.variants?.[0]).toMatchObject({ variationValues: { color: expect.any(String) } });
    expect(sofa?.productPromotions).toEqual([]);
  });

  test('a misspelt query returns the corrected terms', async () => {
    const { searchPhraseSuggestions, total } = await search({ q: 'refridgerator' });
    expect(total).toBeGreaterThan(0);
    expect(searchPhraseSuggestions.suggestedTerms[0]).toMatchObject({
      originalTerm: 'refridgerator',
      terms: [{ value: 'refrigerator', corrected: true, exactMatch: false, completed: false }],
    });
  });

  test.each([
    [{ limit: 201 }, 400],
    [{ refine: 'nothing' }, 400],
    [{ refine: 'c_shape=round' }, 400],
    [{ refine: 'price=cheap' }, 400],
    [{ refine: Array.from({ length: 10 }, () => 'brand=Wrenfield') }, 400],
    [{ sort: 'random' }, 400],
    [{ expand: 'everything' }, 400],
    [{ refine: 'cgid=nowhere' }, 404],
  ])('%j is refused', async (parameters, status) => {
    expect(await refusalOf(search(parameters))).toMatchObject({ status });
  });

  test('a category that the store does not sell is 403; no token is 401', async () => {
    const other = await loginGuestInStore(shop, '04230');
    const gas = other.search.productSearch({ parameters: { refine: ['cgid=gas-ranges'] } });
    expect(await refusalOf(gas)).toMatchObject({ status: 403, problem: { code: 'CategoryRestricted' } });
    expect(await refusalOf(shop.anonymous.search.productSearch({ parameters: {} }))).toMatchObject({
      status: 401,
    });
  });
});

describe('suggestions', () => {
  test('products, categories and brands for what is typed so far', async () => {
    const answer = await clients.search.getSearchSuggestions({
      parameters: { q: 'sofa', limit: 2, expand: ['images', 'prices'] },
    });
    expect(answer.searchPhrase).toBe('sofa');
    expect(answer.productSuggestions?.products).toHaveLength(2);
    expect(answer.productSuggestions?.products?.[0]).toMatchObject({ currency: 'USD' });
    expect(answer.categorySuggestions?.categories?.[0]).toMatchObject({
      id: 'sofas-loveseats',
      parentCategoryName: 'Living Room',
    });
    const brands = await clients.search.getSearchSuggestions({ parameters: { q: 'wren' } });
    expect(brands.brandSuggestions?.suggestedPhrases).toEqual([{ phrase: 'Wrenfield', exactMatch: false }]);
  });

  test.each([{ q: 'so' }, { q: 'x'.repeat(51) }, { q: 'sofa', limit: 11 }])(
    '%j is refused',
    async (parameters) => {
      const call = clients.search.getSearchSuggestions({ parameters });
      expect(await refusalOf(call)).toMatchObject({ status: 400 });
    },
  );
});

describe('autocomplete (custom)', () => {
  type Answer = {
    suggestedPhrases: { phrase: string }[];
    categorySuggestions: object[];
    productSuggestions: { productId: string; weeklyPrice: number | null; c_ProductUrl: string }[];
    attributionToken: string;
  };
  const complete = (body: object) => clients.callCustom('search', 'autocomplete', body) as Promise<Answer>;

  test('phrases and products, as many as asked; nothing for one letter', async () => {
    const answer = await complete({ visitorId: 'v1', query: 'sofa', maxSuggestions: 3 });
    expect(answer.suggestedPhrases[0]).toEqual({ phrase: 'sofa and loveseat' });
    expect(answer.suggestedPhrases).toHaveLength(3);
    expect(answer.categorySuggestions[0]).toEqual({
      id: 'sofas-loveseats',
      name: 'Sofas & Loveseats',
      parentCategoryName: 'Living Room',
      c_CategoryUrl: 'furniture/living-room/sofas-loveseats',
    });
    expect(answer.productSuggestions).toHaveLength(3);
    expect(answer.productSuggestions[0]?.weeklyPrice).toBeGreaterThan(5);
    expect(await complete({ query: 's' })).toMatchObject({ suggestedPhrases: [], productSuggestions: [] });
  });

  test('its token is carried on by the search; a forged one and another shopper’s are not', async () => {
    const { attributionToken } = await complete({ query: 'sofa' });
    const tokenOf = async (by: typeof clients, token: string) => {
      const found = (await by.callCustom('product', 'search', {
        query: 'sofa',
        attributionToken: token,
      })) as Answer;
      const [, text = ''] = found.attributionToken.split('.');
      return JSON.parse(Buffer.from(text, 'base64url').toString()) as { query: string; from?: string };
    };
    expect(await tokenOf(clients, attributionToken)).toMatchObject({
      query: 'sofa',
      from: expect.any(String),
    });
    expect(await tokenOf(clients, `${attributionToken}x`)).not.toHaveProperty('from');
    expect(await tokenOf(await shop.loginGuest(), attributionToken)).not.toHaveProperty('from');
  });

  test.each([
    {},
    { query: 'sofa', maxSuggestions: 0 },
    { query: 'sofa', maxSuggestions: 11 },
    { query: 'x'.repeat(201) },
  ])('%j is refused', async (body) => {
    expect(await refusalOf(complete(body))).toMatchObject({ status: 400 });
  });
});
