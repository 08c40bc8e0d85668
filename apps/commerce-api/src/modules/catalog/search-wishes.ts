import type { Understanding } from '@ownpath/domain/search';
import { ALL_PRICES } from './listing-hits.ts';
import type { Listing, ListingTable } from './listing-table.ts';

/** A price wish that a product does not fulfil costs more than any other. */
const LACKING = 50;
/** Less than any difference in what was asked for. */
const CHEAPEST_BONUS = 0.9;
const HIGHEST_RATE_CENTS = 100_000;

type Wishes = Pick<Understanding, 'maxWeeklyCents' | 'wantsUsed' | 'wantsCheap'>;

const asksForPrice = ({ maxWeeklyCents, wantsUsed, wantsCheap }: Wishes) =>
  maxWeeklyCents !== null || wantsUsed || wantsCheap;

/**
 * Those of some prices of an entry that a query asks for, as bits; null where nothing is asked for, or nothing is priced:
 * without a store, prices and conditions are no reason to set a product back.
 */
export function wantedPrices(
  table: ListingTable,
  slot: number,
  listed: number,
  wishes: Wishes,
): number | null {
  const count = table.entries[slot]?.prices.length ?? 0;
  if (count === 0 || !asksForPrice(wishes)) return null;
  const { maxWeeklyCents, wantsUsed } = wishes;
  const line = (table.firstLine[slot] ?? 0) + 1;
  let wanted = 0;
  for (let place = 0; place < count; place += 1) {
    const isUsed = table.isUsed[line + place] === 1;
    const cents = table.weeklyCents[line + place] ?? 0;
    if ((!wantsUsed || isUsed) && (maxWeeklyCents === null || cents <= maxWeeklyCents)) wanted |= 1 << place;
  }
  return wanted & listed;
}

/** The lowest weekly rate of some prices of an entry, or the highest that counts. */
export function lowestCents(table: ListingTable, slot: number, listed: number): number {
  const line = (table.firstLine[slot] ?? 0) + 1;
  const count = table.entries[slot]?.prices.length ?? 0;
  let lowest = HIGHEST_RATE_CENTS;
  for (let place = 0; place < count; place += 1) {
    if ((listed & (1 << place)) !== 0) lowest = Math.min(lowest, table.weeklyCents[line + place] ?? lowest);
  }
  return lowest;
}

/** What a query found in the store, with the prices that it asks for, if there are any, and ranks that heed them. */
export function weighByPrices(listing: Listing, wishes: Wishes): Listing {
  if (!asksForPrice(wishes)) return listing;
  const { table, slots } = listing;
  const ranks = listing.ranks?.slice() ?? new Float64Array(slots.length);
  const isPartial = listing.isPartial?.slice() ?? new Uint8Array(slots.length);
  const prices = listing.prices?.slice() ?? new Uint8Array(slots.length).fill(ALL_PRICES);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const listed = prices[at] ?? 0;
    const wanted = wantedPrices(table, slot, listed, wishes);
    if (wanted === null) continue;
    if (wanted > 0) prices[at] = wanted;
    else isPartial[at] = 1;
    const rate = lowestCents(table, slot, prices[at] ?? 0);
    const bonus = wishes.wantsCheap ? CHEAPEST_BONUS * (1 - rate / HIGHEST_RATE_CENTS) : 0;
    ranks[at] = (ranks[at] ?? 0) + bonus - (wanted > 0 ? 0 : LACKING);
  }
  return { ...listing, ranks, isPartial, prices };
}
