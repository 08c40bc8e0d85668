import { AVAILABILITY_TYPES, type SortOption } from '@ownpath/domain/catalog';
import type { ActiveFilter } from './facets.ts';
import type { ListingEntry, ListingHit } from './listing-entry.ts';
import type { ProductPrice } from './product-prices.ts';

export const pricesOf = (entry: ListingEntry): readonly (ProductPrice | null)[] =>
  entry.prices.length > 0 ? entry.prices : [null];

/** Products with at least one price that passes every filter. */
export function selectHits<Hit extends ListingHit>(
  hits: readonly Hit[],
  filters: readonly ActiveFilter[],
): readonly Hit[] {
  if (filters.length === 0) return hits;
  return hits.flatMap((hit) => {
    const price = pricesOf(hit.entry).find((candidate) =>
      filters.every((filter) => filter.passes(hit.entry, candidate)),
    );
    return price === undefined ? [] : [{ ...hit, price }];
  });
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
const byRank = (a: ListingHit, b: ListingHit) => b.rank - a.rank;
/** What has all that was asked for comes first, in any order. */
const byFullness = (a: ListingHit, b: ListingHit) => Number(a.isPartial) - Number(b.isPartial);
/** Ranks that differ by less are as good as the same: what can be had sooner comes first. */
const RANK_STEP = 10;
const rankStepOf = ({ rank }: ListingHit) => Math.floor(rank / RANK_STEP);
const byRelevance = (a: ListingHit, b: ListingHit) =>
  rankStepOf(b) - rankStepOf(a) || availabilityRank(a) - availabilityRank(b) || byRank(a, b);

const comparators: Record<SortOption, (a: ListingHit, b: ListingHit) => number> = {
  AVAILABILITY: (a, b) => availabilityRank(a) - availabilityRank(b) || byRank(a, b),
  PRICE_LOW_TO_HIGH: (a, b) => compareRates(a, b, 1),
  PRICE_HIGH_TO_LOW: (a, b) => compareRates(a, b, -1),
  MOST_POPULAR: () => 0,
  RELEVANCE: byRelevance,
};

/**
 * The first hits in an order, all by default. It is a total order, so that pages neither repeat nor skip a product: ties go
 * by popularity, then by id.
 */
export function sortHits<Hit extends ListingHit>(
  hits: readonly Hit[],
  orderBy: SortOption,
  count = hits.length,
): Hit[] {
  const compareBy = comparators[orderBy];
  const compare = (a: Hit, b: Hit) => byFullness(a, b) || compareBy(a, b) || byPopularity(a, b);
  // Most of a long listing is only compared with the last hit that is shown.
  const first = hits.slice(0, count).sort(compare);
  for (const hit of hits.slice(count)) {
    const last = first.at(-1);
    if (!last || compare(hit, last) > 0) continue;
    first.pop();
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = first[middle];
      if (other && compare(other, hit) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, hit);
  }
  return first;
}
