import type { SortOption } from '@ownpath/domain/catalog';
import type { ActiveFilter } from './facets.ts';
import type { ListingEntry, ListingHit } from './listing-entry.ts';
import { filterHits, hitAt, listedPrices, shownPlace } from './listing-hits.ts';
import { type Listing, NO_RATE } from './listing-table.ts';

/** Products with at least one price that passes every filter: that one is shown. */
export function selectHits<Entry extends ListingEntry>(
  listing: Listing<Entry>,
  filters: readonly ActiveFilter[],
): Listing<Entry> {
  if (filters.length === 0) return listing;
  const { table, slots } = listing;
  const shown = new Uint8Array(slots.length);
  return filterHits({ ...listing, shown }, (at) => {
    const entry = table.entries[slots[at] ?? -1];
    if (!entry) return false;
    const listed = listedPrices(listing, at);
    for (let place = 0; place < Math.max(1, entry.prices.length); place += 1) {
      const price = entry.prices[place] ?? null;
      if ((listed & (1 << place)) === 0 || !filters.every(({ passes }) => passes(entry, price))) continue;
      shown[at] = place;
      return true;
    }
    return false;
  });
}

/** Ranks that differ by less are as good as the same: what can be had sooner comes first. */
const RANK_STEP = 10;

/** Compares hits by their places in a listing. It is a total order, so that pages neither repeat nor skip a product. */
function createComparison(listing: Listing<ListingEntry>, orderBy: SortOption) {
  const { table, slots, ranks, isPartial } = listing;
  const { availability, weeklyCents, popularity, entries } = table;
  /** Of the price that is shown. */
  const lines = slots.map((slot, at) => (table.firstLine[slot] ?? 0) + 1 + shownPlace(listing, at));
  const read = (column: ArrayLike<number>, at: number) => column[at] ?? 0;
  const byAvailability = (a: number, b: number) =>
    read(availability, read(lines, a)) - read(availability, read(lines, b));
  const byRank = (a: number, b: number) => (ranks ? read(ranks, b) - read(ranks, a) : 0);
  const stepOf = (at: number) => (ranks ? Math.floor(read(ranks, at) / RANK_STEP) : 0);
  const byRate = (a: number, b: number, direction: 1 | -1) => {
    const [one, other] = [read(weeklyCents, read(lines, a)), read(weeklyCents, read(lines, b))];
    if (one === NO_RATE || other === NO_RATE) return Number(one === NO_RATE) - Number(other === NO_RATE);
    return (one - other) * direction;
  };
  const comparisons: Record<SortOption, (a: number, b: number) => number> = {
    AVAILABILITY: (a, b) => byAvailability(a, b) || byRank(a, b),
    PRICE_LOW_TO_HIGH: (a, b) => byRate(a, b, 1),
    PRICE_HIGH_TO_LOW: (a, b) => byRate(a, b, -1),
    MOST_POPULAR: () => 0,
    RELEVANCE: (a, b) => stepOf(b) - stepOf(a) || byAvailability(a, b) || byRank(a, b),
  };
  const compareBy = comparisons[orderBy];
  const idOf = (slot: number) => entries[slot]?.productId ?? '';
  return (a: number, b: number): number => {
    // What has all that was asked for comes first, in any order.
    const fullness = isPartial ? read(isPartial, a) - read(isPartial, b) : 0;
    if (fullness !== 0) return fullness;
    const [one, other] = [read(slots, a), read(slots, b)];
    return (
      compareBy(a, b) || read(popularity, other) - read(popularity, one) || (idOf(one) < idOf(other) ? -1 : 1)
    );
  };
}

/** The first hits in an order, all by default; ties go by popularity, then by id. */
export function sortHits<Entry extends ListingEntry>(
  listing: Listing<Entry>,
  orderBy: SortOption,
  count = listing.slots.length,
): ListingHit<Entry>[] {
  const compare = createComparison(listing, orderBy);
  const all = listing.slots.length;
  // Most of a long listing is only compared with the last hit that is shown.
  const first = Array.from({ length: Math.min(count, all) }, (_, at) => at).sort(compare);
  for (let at = first.length; at < all; at += 1) {
    const last = first.at(-1);
    if (last === undefined || compare(at, last) > 0) continue;
    first.pop();
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = first[middle];
      if (other !== undefined && compare(other, at) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, at);
  }
  return first.map((at) => hitAt(listing, at));
}
