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
/** More than there are kinds of availability. */
const STEP_KEY = 10;
/** More than any rate in cents: what has none comes last. */
const NO_RATE_KEY = 1e9;
/** More than any other key: what has all that was asked for comes first, in any order. */
const PARTIAL_KEY = 1e10;

/** What a hit is compared by first, from small to large. */
function keyOf(orderBy: SortOption, availability: number, cents: number, rank: number): number {
  const direction = orderBy === 'PRICE_HIGH_TO_LOW' ? -1 : 1;
  switch (orderBy) {
    case 'AVAILABILITY':
      return availability;
    case 'RELEVANCE':
      return availability - STEP_KEY * Math.floor(rank / RANK_STEP);
    case 'MOST_POPULAR':
      return 0;
    default:
      return cents === NO_RATE ? NO_RATE_KEY : direction * cents;
  }
}

/** Compares hits by their places in a listing. It is a total order, so that pages neither repeat nor skip a product. */
function createComparison(listing: Listing<ListingEntry>, orderBy: SortOption) {
  const { table, slots, ranks, isPartial } = listing;
  const { firstLine, availability, weeklyCents, popularity, entries } = table;
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < keys.length; at += 1) {
    const line = (firstLine[slots[at] ?? 0] ?? 0) + 1 + shownPlace(listing, at);
    keys[at] =
      PARTIAL_KEY * (isPartial?.[at] ?? 0) +
      keyOf(orderBy, availability[line] ?? 0, weeklyCents[line] ?? NO_RATE, ranks?.[at] ?? 0);
  }
  const byRank = orderBy === 'AVAILABILITY' || orderBy === 'RELEVANCE' ? ranks : null;
  const idOf = (slot: number) => entries[slot]?.productId ?? '';
  return (a: number, b: number): number => {
    const order = (keys[a] ?? 0) - (keys[b] ?? 0) || (byRank?.[b] ?? 0) - (byRank?.[a] ?? 0);
    if (order !== 0) return order;
    const [one, other] = [slots[a] ?? 0, slots[b] ?? 0];
    return (popularity[other] ?? 0) - (popularity[one] ?? 0) || (idOf(one) < idOf(other) ? -1 : 1);
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
