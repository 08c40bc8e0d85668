import type { Facet } from './facet-definitions.ts';
import { type ActiveFilter, facetValuesOf } from './facets.ts';
import { computeOnce } from './listing.ts';
import type { ListingEntry, ListingHit } from './listing-entry.ts';
import type { ProductPrice } from './product-prices.ts';
import { pricesOf } from './select-listing.ts';

export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Gives each value of each facet a number, by which a long listing is counted without looking up texts. */
function createNumbering(facets: readonly Facet[]) {
  const values: { readonly key: string; readonly value: string }[] = [];
  const numbersOf = new Map(facets.map(({ key }) => [key, new Map<string, number>()]));
  function numberOf(key: string, value: string): number {
    const known = numbersOf.get(key)?.get(value);
    if (known !== undefined) return known;
    numbersOf.get(key)?.set(value, values.length);
    return values.push({ key, value }) - 1;
  }
  return { values, numberOf };
}
type Numbering = ReturnType<typeof createNumbering>;
const numberings = new WeakMap<readonly Facet[], Numbering>();

const allPass = () => true;

/** Values under which a product is counted with some of its prices. */
function numbersOf(
  entry: ListingEntry,
  facets: readonly Facet[],
  { numberOf }: Numbering,
  isCounted: (facet: Facet, price: ProductPrice | null) => boolean,
): number[] {
  const numbers = new Set<number>();
  for (const price of pricesOf(entry)) {
    for (const facet of facets) {
      if (!isCounted(facet, price)) continue;
      for (const value of facetValuesOf(facet, entry, price)) numbers.add(numberOf(facet.key, value));
    }
  }
  return [...numbers];
}

function allNumbersOf(entry: ListingEntry, facets: readonly Facet[], numbering: Numbering) {
  const { counted } = entry;
  if (counted.numbers && counted.facets === facets) return counted.numbers;
  counted.facets = facets;
  counted.numbers = numbersOf(entry, facets, numbering, allPass);
  return counted.numbers;
}

/** Values of prices that pass all filters except the facet's own. */
function numbersLeft(
  entry: ListingEntry,
  facets: readonly Facet[],
  numbering: Numbering,
  filters: readonly ActiveFilter[],
): readonly number[] {
  const prices = pricesOf(entry);
  const failedBy = new Map(
    prices.map((price) => [price, filters.filter((filter) => !filter.passes(entry, price))]),
  );
  const failed = [...failedBy.values()];
  if (failed.every(({ length }) => length === 0)) return allNumbersOf(entry, facets, numbering);
  if (failed.every(({ length }) => length > 1)) return [];
  return numbersOf(entry, facets, numbering, ({ key }, price) => {
    const others = failedBy.get(price)?.filter((filter) => filter.key !== key);
    return others?.length === 0;
  });
}

function countLeft(
  hits: readonly ListingHit[],
  facets: readonly Facet[],
  filters: readonly ActiveFilter[],
): FacetCounts {
  const numbering = computeOnce(numberings, facets, () => createNumbering(facets));
  const counts: number[] = [];
  for (const { entry } of hits) {
    const numbers =
      filters.length === 0
        ? allNumbersOf(entry, facets, numbering)
        : numbersLeft(entry, facets, numbering, filters);
    for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  }
  const byKey = new Map<string, Map<string, number>>(facets.map(({ key }) => [key, new Map()]));
  for (const [number, { key, value }] of numbering.values.entries()) {
    const count = counts[number];
    if (count !== undefined) byKey.get(key)?.set(value, count);
  }
  return byKey;
}

/** Cached per listing; a context returns the same listing again. */
const unfilteredCounts = new WeakMap<readonly ListingHit[], WeakMap<readonly Facet[], FacetCounts>>();

/**
 * How many products each value would leave, given every other active filter: a key's own selection does not
 * narrow its counts, because choosing a second value widens it.
 */
export function countFacets(
  hits: readonly ListingHit[],
  facets: readonly Facet[],
  filters: readonly ActiveFilter[],
): FacetCounts {
  if (filters.length > 0) return countLeft(hits, facets, filters);
  const ofHits = computeOnce(unfilteredCounts, hits, () => new WeakMap<readonly Facet[], FacetCounts>());
  return computeOnce(ofHits, facets, () => countLeft(hits, facets, []));
}
