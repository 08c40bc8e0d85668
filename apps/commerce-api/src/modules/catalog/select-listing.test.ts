import { listingFacets } from '@ownpath/demo-data/retailer';
import { SORT_OPTIONS } from '@ownpath/domain/catalog';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFacets } from './count-facets.ts';
import { parseFacets } from './facet-definitions.ts';
import { facetValuesOf, priceRangeValue, readFilters } from './facets.ts';
import type { ListingEntry, ListingHit } from './listing-entry.ts';
import { hitsOf } from './listing-hits.ts';
import { type Listing, ListingTable } from './listing-table.ts';
import type { ProductPrice } from './product-prices.ts';
import { selectHits, sortHits } from './select-listing.ts';

const facets = parseFacets(listingFacets, (problem) => {
  throw new Error(problem);
});
const priceRanges = facets.flatMap((facet) => (facet.source === 'weekly-rate' ? facet.ranges : []));

const price: fc.Arbitrary<ProductPrice> = fc
  .record({
    condition: fc.constantFrom('NEW', 'USED_GREAT', 'USED_GOOD'),
    rate: fc.integer({ min: 799, max: 5999 }),
    type: fc.constantFrom('INVENTORY_PRODUCT', 'INV_GEO_POOL_PRODUCT', 'SO_PRODUCT', null),
    band: fc.constantFrom('1-3 Days', '3-7 Days', '2-4 Weeks'),
  })
  .map(({ condition, rate, type, band }) => ({
    condition,
    terms: { weeklyRateCents: rate, weeks: 78, cashPriceCents: rate * 39 },
    wasWeeklyRateCents: null,
    availability: {
      type,
      orderable: type !== null,
      stockLevel: type === null ? 0 : 1,
      deliveryBand: type && band,
    },
  }));
const listings: fc.Arbitrary<ListingHit[]> = fc
  .array(
    fc.record({
      brand: fc.constantFrom('Wrenfield', 'Oakmere'),
      colorIds: fc.subarray(['oat', 'slate', 'black']),
      unitColorIds: fc.record({ USED_GOOD: fc.subarray(['oat', 'black']) }),
      specificationValues: fc.record({ size: fc.subarray(['Queen', '65 in']) }),
      isClearance: fc.boolean(),
      popularity: fc.integer({ min: 0, max: 3 }),
      prices: fc.array(price, { maxLength: 3 }),
      rank: fc.integer({ min: 0, max: 2 }),
      isPartial: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ rank, isPartial, ...entry }, index) => ({
      entry: { ...entry, productId: `p${index}` },
      price: entry.prices[0] ?? null,
      rank,
      isPartial,
    })),
  );

function listingOf(hits: readonly ListingHit[]): Listing<ListingEntry> {
  const table = new ListingTable<ListingEntry>(facets);
  return {
    table,
    slots: Uint32Array.from(hits, ({ entry }) => table.add(entry)),
    ranks: Float64Array.from(hits, ({ rank }) => rank),
    isPartial: Uint8Array.from(hits, ({ isPartial }) => Number(isPartial)),
    prices: null,
    shown: null,
  };
}
const select = (hits: readonly ListingHit[], active: Parameters<typeof selectHits>[1]) =>
  selectHits(listingOf(hits), active);

const filters = fc
  .subarray([
    { key: 'brand', values: ['Wrenfield'] },
    { key: 'color', values: ['oat', 'black'] },
    { key: 'condition', values: ['New', 'Previously Rented - Good'] },
    { key: 'availability', values: ['In Stock In Your Store'] },
    { key: 'delivery', values: ['1-3 Days', '2-4 Weeks'] },
    { key: 'price', values: priceRanges.slice(1, 3).map(priceRangeValue) },
    { key: 'size', values: ['Queen'] },
    { key: 'clearance', values: ['TRUE'] },
    { key: 'weeklyUpTo', values: ['2499'] },
  ])
  .map((chosen) => readFilters(chosen, facets, true));

describe('facets', () => {
  test('a count is what choosing that value alone under its key would leave', () => {
    fc.assert(
      fc.property(listings, filters, (list, active) => {
        const counts = countFacets(listingOf(list), active);
        for (const facet of facets) {
          const { key } = facet;
          const others = active.filter((filter) => filter.key !== key);
          const values = list.flatMap(({ entry }) =>
            (entry.prices.length > 0 ? entry.prices : [null]).flatMap((one) =>
              facetValuesOf(facet, entry, one),
            ),
          );
          for (const value of new Set(values)) {
            const alone = readFilters([{ key, values: [value] }], facets, true);
            expect(counts.get(key)?.get(value) ?? 0).toBe(select(list, [...others, ...alone]).slots.length);
          }
        }
      }),
    );
  });

  test('a key’s own selection does not narrow its counts', () => {
    fc.assert(
      fc.property(listings, (list) => {
        const chosen = readFilters([{ key: 'brand', values: ['Wrenfield'] }], facets, true);
        const countsOf = (active: typeof chosen) => countFacets(listingOf(list), active).get('brand');
        expect(countsOf(chosen)).toEqual(countsOf([]));
      }),
    );
  });
});

describe('hits', () => {
  test('one and the same price passes every filter', () => {
    fc.assert(
      fc.property(listings, filters, (list, active) => {
        for (const { entry, price: shown } of hitsOf(select(list, active))) {
          expect(active.every((filter) => filter.passes(entry, shown))).toBe(true);
        }
      }),
    );
  });

  test('a cheap used unit nearby and an expensive new one in the store are not a cheap one in the store', () => {
    const at = (type: 'INVENTORY_PRODUCT' | 'INV_GEO_POOL_PRODUCT', rate: number): ProductPrice => ({
      condition: 'NEW',
      terms: { weeklyRateCents: rate, weeks: 10, cashPriceCents: rate },
      wasWeeklyRateCents: null,
      availability: { type, orderable: true, stockLevel: 1, deliveryBand: '1-3 Days' },
    });
    const entry: ListingEntry = {
      productId: 'p',
      brand: 'b',
      colorIds: [],
      unitColorIds: {},
      specificationValues: {},
      isClearance: false,
      popularity: 0,
      prices: [at('INV_GEO_POOL_PRODUCT', 1000), at('INVENTORY_PRODUCT', 4000)],
    };
    const both = readFilters(
      [
        { key: 'availability', values: ['In Stock In Your Store'] },
        { key: 'price', values: ['0-1499'] },
      ],
      facets,
      true,
    );
    const hit = { entry, price: entry.prices[0] ?? null, rank: 0, isPartial: false };
    expect(hitsOf(select([hit], both))).toEqual([]);
  });

  test.each(SORT_OPTIONS)('%s is a total order of the same products', (orderBy) => {
    fc.assert(
      fc.property(listings, (list) => {
        const ids = (source: readonly ListingHit[]) =>
          sortHits(select(source, []), orderBy).map(({ entry }) => entry.productId);
        expect(ids(list)).toEqual(ids(list.toReversed()));
        const hits = sortHits(select(list, []), orderBy);
        for (const count of [0, 1, 3, 20])
          expect(sortHits(select(list, []), orderBy, count)).toEqual(hits.slice(0, count));
        expect(ids(list).toSorted()).toEqual(list.map(({ entry }) => entry.productId).toSorted());
      }),
    );
  });
});

describe('filters of a request', () => {
  test.each([
    [{ key: 'shape', values: ['round'] }],
    [{ key: 'price', values: ['cheap'] }],
    [{ key: 'price', values: ['3100-1100'] }],
    [{ key: 'price', values: ['-1-100'] }],
  ])('%j is refused', (filter) => {
    expect(() => readFilters([filter], facets, true)).toThrowError(
      expect.objectContaining({ code: 'InvalidParameters' }),
    );
  });

  test('without a store, what depends on a store is left out', () => {
    const sent = [
      { key: 'availability', values: ['In Stock Nearby'] },
      { key: 'brand', values: ['Oakmere'] },
    ];
    expect(readFilters(sent, facets, false).map(({ key }) => key)).toEqual(['brand']);
    expect(readFilters(sent, facets, true).map(({ key }) => key)).toEqual(['availability', 'brand']);
  });

  test('a key sent twice is one choice, a key without values none', () => {
    const active = readFilters(
      [
        { key: 'brand', values: ['A'] },
        { key: 'brand', values: ['B', 'A'] },
        { key: 'color', values: [] },
      ],
      facets,
      true,
    );
    expect(active.map(({ key, values }) => [key, values])).toEqual([['brand', ['A', 'B']]]);
  });
});
