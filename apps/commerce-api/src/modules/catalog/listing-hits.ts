import type { ListingEntry, ListingHit } from './listing-entry.ts';
import type { Listing } from './listing-table.ts';
import type { ProductPrice } from './product-prices.ts';

/** Bits of all prices that an entry may have. */
export const ALL_PRICES = 0xff;

export const listedPrices = ({ prices }: Listing<ListingEntry>, at: number): number =>
  prices?.[at] ?? ALL_PRICES;

/** The first of some prices. */
const firstPlace = (prices: number) => 31 - Math.clz32(prices & -prices);

/** The place of the price that a hit shows, among the prices of its entry. */
export function shownPlace({ shown, prices }: Listing<ListingEntry>, at: number): number {
  return shown?.[at] ?? (prices === null ? 0 : firstPlace(prices[at] ?? ALL_PRICES));
}

/** The price that a hit shows; null where nothing is priced. */
export const priceAt = (listing: Listing<ListingEntry>, at: number): ProductPrice | null =>
  listing.table.entries[listing.slots[at] ?? -1]?.prices[shownPlace(listing, at)] ?? null;

export function hitAt<Entry extends ListingEntry>(listing: Listing<Entry>, at: number): ListingHit<Entry> {
  const { table, slots, ranks, isPartial } = listing;
  const entry = table.entries[slots[at] ?? -1];
  if (!entry) throw new RangeError('There is no such hit.');
  const listed = listedPrices(listing, at);
  const prices = entry.prices.filter((_, place) => (listed & (1 << place)) !== 0);
  return {
    entry: prices.length < entry.prices.length ? { ...entry, prices } : entry,
    price: priceAt(listing, at),
    rank: ranks?.[at] ?? 0,
    isPartial: isPartial?.[at] === 1,
  };
}

/** All hits as objects: for short listings, and for work that is done once. */
export const hitsOf = <Entry extends ListingEntry>(listing: Listing<Entry>): ListingHit<Entry>[] =>
  Array.from(listing.slots, (_, at) => hitAt(listing, at));

/** The values of a column at some places. */
function valuesAt<Column extends Uint8Array | Uint32Array | Float64Array>(
  column: Column,
  places: Uint32Array,
): Column {
  const values = column.slice(0, places.length) as Column;
  for (let at = 0; at < places.length; at += 1) values[at] = column[places[at] ?? 0] ?? 0;
  return values;
}

/** The hits that pass. */
export function filterHits<Entry extends ListingEntry>(
  listing: Listing<Entry>,
  passes: (at: number) => boolean,
): Listing<Entry> {
  const { table, slots, ranks, isPartial, prices, shown } = listing;
  const passing = new Uint32Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    if (!passes(at)) continue;
    passing[count] = at;
    count += 1;
  }
  if (count === slots.length) return listing;
  const places = passing.subarray(0, count);
  return {
    table,
    slots: valuesAt(slots, places),
    ranks: ranks && valuesAt(ranks, places),
    isPartial: isPartial && valuesAt(isPartial, places),
    prices: prices && valuesAt(prices, places),
    shown: shown && valuesAt(shown, places),
  };
}
