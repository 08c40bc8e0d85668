import { AVAILABILITY_TYPES, type SortOption } from '@ownpath/domain/catalog';
import type { Facet } from './facet-definitions.ts';
import { type ActiveFilter, facetValuesOf } from './facets.ts';
import { computeOnce, type ListingEntry } from './listing.ts';
import type { ProductPrice } from './product-prices.ts';

/** A product that passes the filters, with the first price that passes: its tile shows that one. */
export type ListingHit<Entry extends ListingEntry = ListingEntry> = {
  readonly entry: Entry;
  readonly price: ProductPrice | null;
};

export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

const pricesOf = (entry: ListingEntry): readonly (ProductPrice | null)[] =>
  entry.prices.length > 0 ? entry.prices : [null];

/** Products with at least one price that passes every filter. */
export function selectHits<Entry extends ListingEntry>(
  entries: readonly Entry[],
  filters: readonly ActiveFilter[],
): ListingHit<Entry>[] {
  return entries.flatMap((entry): ListingHit<Entry>[] => {
    const price = pricesOf(entry).find((candidate) =>
      filters.every((filter) => filter.passes(entry, candidate)),
    );
    return price === undefined ? [] : [{ entry, price }];
  });
}

type CountedValues = Record<string, string[]>;

/** Values of one product that are counted: those of prices that pass all filters except the key's own. */
function valuesLeft(
  entry: ListingEntry,
  facets: readonly Facet[],
  filters: readonly ActiveFilter[],
): CountedValues {
  const counted: CountedValues = {};
  for (const price of pricesOf(entry)) {
    const failed = filters.filter((filter) => !filter.passes(entry, price));
    if (failed.length > 1) continue;
    const [failedOnly] = failed;
    for (const facet of facets) {
      if (failedOnly && failedOnly.key !== facet.key) continue;
      const values = facetValuesOf(facet, entry, price);
      const known = counted[facet.key];
      if (known === undefined) counted[facet.key] = values;
      else for (const value of values) if (!known.includes(value)) known.push(value);
    }
  }
  return counted;
}

/**
 * How many products each value would leave, given every other active filter: a key's own selection does not
 * narrow its counts, because choosing a second value widens it.
 */
export function countFacets(
  entries: readonly ListingEntry[],
  facets: readonly Facet[],
  filters: readonly ActiveFilter[],
): FacetCounts {
  if (filters.length > 0) return countLeft(entries, facets, filters);
  const ofEntries = computeOnce(
    unfilteredCounts,
    entries,
    () => new WeakMap<readonly Facet[], FacetCounts>(),
  );
  return computeOnce(ofEntries, facets, () => countLeft(entries, facets, []));
}

/** Cached per listing; a context returns the same listing again. */
const unfilteredCounts = new WeakMap<readonly ListingEntry[], WeakMap<readonly Facet[], FacetCounts>>();

function countLeft(
  entries: readonly ListingEntry[],
  facets: readonly Facet[],
  filters: readonly ActiveFilter[],
): FacetCounts {
  const counts = new Map<string, Map<string, number>>(facets.map(({ key }) => [key, new Map()]));
  for (const entry of entries) {
    const counted = valuesLeft(entry, facets, filters);
    for (const [key, ofKey] of counts) {
      for (const value of counted[key] ?? []) ofKey.set(value, (ofKey.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

const availabilityRank = ({ price }: ListingHit) =>
  price?.availability.type ? AVAILABILITY_TYPES.indexOf(price.availability.type) : AVAILABILITY_TYPES.length;
const rateOf = ({ price }: ListingHit) => price?.terms.weeklyRateCents ?? null;

function compareRates(a: ListingHit, b: ListingHit, direction: 1 | -1): number {
  const [one, other] = [rateOf(a), rateOf(b)];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return (one - other) * direction;
}

const byPopularity = (a: ListingHit, b: ListingHit) =>
  b.entry.popularity - a.entry.popularity || (a.entry.productId < b.entry.productId ? -1 : 1);
const byRank = (a: ListingHit, b: ListingHit) => b.entry.rank - a.entry.rank;
/** What has all that was asked for comes first, in any order. */
const byFullness = (a: ListingHit, b: ListingHit) => Number(a.entry.isPartial) - Number(b.entry.isPartial);
/** Ranks that differ by less are as good as the same: what can be had sooner comes first. */
const RANK_STEP = 10;
const rankStepOf = ({ entry }: ListingHit) => Math.floor(entry.rank / RANK_STEP);
const byRelevance = (a: ListingHit, b: ListingHit) =>
  rankStepOf(b) - rankStepOf(a) || availabilityRank(a) - availabilityRank(b) || byRank(a, b);

const comparators: Record<SortOption, (a: ListingHit, b: ListingHit) => number> = {
  AVAILABILITY: (a, b) => availabilityRank(a) - availabilityRank(b) || byRank(a, b),
  PRICE_LOW_TO_HIGH: (a, b) => compareRates(a, b, 1),
  PRICE_HIGH_TO_LOW: (a, b) => compareRates(a, b, -1),
  MOST_POPULAR: () => 0,
  RELEVANCE: byRelevance,
};

/** A total order, so that pages neither repeat nor skip a product: ties go by popularity, then by id. */
export function sortHits<Hit extends ListingHit>(hits: readonly Hit[], orderBy: SortOption): Hit[] {
  const compare = comparators[orderBy];
  return hits.toSorted((a, b) => byFullness(a, b) || compare(a, b) || byPopularity(a, b));
}
