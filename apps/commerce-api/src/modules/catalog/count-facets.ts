import type { ActiveFilter } from './facets.ts';
import type { ListingEntry } from './listing-entry.ts';
import { listedPrices } from './listing-hits.ts';
import type { Listing } from './listing-table.ts';

export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A price that passes all filters counts under the values of all facets. */
const EVERY_FACET = -1;
const NO_FACET = -2;

/** Which facet's values a price counts under: those of the only filter that it fails. */
function createJudge({ table }: Listing<ListingEntry>, filters: readonly ActiveFilter[]) {
  const facetOf = filters.map(({ key }) => {
    const at = table.facets.findIndex((facet) => facet.key === key);
    return at < 0 ? NO_FACET : at;
  });
  return (slot: number, place: number): number => {
    const entry = table.entries[slot];
    if (!entry) return NO_FACET;
    const price = entry.prices[place] ?? null;
    let counted = EVERY_FACET;
    for (const [at, { passes }] of filters.entries()) {
      if (passes(entry, price)) continue;
      if (counted !== EVERY_FACET) return NO_FACET;
      counted = facetOf[at] ?? NO_FACET;
    }
    return counted;
  };
}

/** Counts the values of lines, under all facets or one. */
function createCounter({ table }: Listing<ListingEntry>) {
  const { firstValue, values, numbering } = table;
  const counts = new Uint32Array(numbering.values.length);
  /** The last hit that counted under a value: a product counts once. */
  const countedAt = new Uint32Array(counts.length);
  return {
    counts,
    /** For a line whose values no other line of the product has. */
    count(line: number): void {
      const end = firstValue[line + 1] ?? 0;
      for (let place = firstValue[line] ?? 0; place < end; place += 1) {
        const value = values[place] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    },
    countOnce(line: number, at: number, facet: number): void {
      const end = firstValue[line + 1] ?? 0;
      for (let place = firstValue[line] ?? 0; place < end; place += 1) {
        const value = values[place] ?? 0;
        const isOfFacet = facet === EVERY_FACET || numbering.values[value]?.facetAt === facet;
        if (!isOfFacet || countedAt[value] === at + 1) continue;
        countedAt[value] = at + 1;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    },
  };
}

function countLeft(listing: Listing<ListingEntry>, filters: readonly ActiveFilter[]): FacetCounts {
  const { table, slots } = listing;
  const { firstLine, numbering } = table;
  const { counts, count, countOnce } = createCounter(listing);
  const judge = filters.length > 0 ? createJudge(listing, filters) : null;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const line = firstLine[slot] ?? 0;
    const priceCount = (firstLine[slot + 1] ?? 0) - line - 1;
    const listed = listedPrices(listing, at);
    if (judge === null) count(line);
    for (let place = 0; place < priceCount; place += 1) {
      if ((listed & (1 << place)) === 0) continue;
      const facet = judge?.(slot, place) ?? EVERY_FACET;
      if (facet === NO_FACET) continue;
      if (judge !== null) countOnce(line, at, facet);
      if (judge === null && priceCount === 1) count(line + 1);
      else countOnce(line + 1 + place, at, facet);
    }
  }
  const byKey = new Map<string, Map<string, number>>(table.facets.map(({ key }) => [key, new Map()]));
  const ofFacets = table.facets.map(({ key }) => byKey.get(key));
  for (const [number, value] of numbering.values.entries()) {
    const ofValue = counts[number] ?? 0;
    if (ofValue > 0) ofFacets[value.facetAt]?.set(value.value, ofValue);
  }
  return byKey;
}

/** Cached per listing; a context returns the same listing again. */
const unfilteredCounts = new WeakMap<Listing<ListingEntry>, FacetCounts>();

/**
 * How many products each value would leave, given every other active filter: a key's own selection does not
 * narrow its counts, because choosing a second value widens it.
 */
export function countFacets(listing: Listing<ListingEntry>, filters: readonly ActiveFilter[]): FacetCounts {
  if (filters.length > 0) return countLeft(listing, filters);
  const known = unfilteredCounts.get(listing) ?? countLeft(listing, []);
  unfilteredCounts.set(listing, known);
  return known;
}
