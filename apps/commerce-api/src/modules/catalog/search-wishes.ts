import type { Match, Understanding } from '@ownpath/domain/search';
import type { ListingEntry, ListingHit } from './listing-entry.ts';
import type { ProductPrice } from './product-prices.ts';

/** A price wish that a product does not fulfil costs more than any other. */
const LACKING = 50;
/** Less than any difference in what was asked for. */
const CHEAPEST_BONUS = 0.9;
const HIGHEST_RATE_CENTS = 100_000;

/**
 * The entry as a query found it: with the prices that it asks for, if there are any, and its rank. Nothing is priced
 * without a store, where prices and conditions are no reason to set a product back.
 */
export function weigh<Entry extends ListingEntry>(
  entry: Entry,
  { isFull, rank }: Match,
  { maxWeeklyCents, wantsUsed, wantsCheap }: Understanding,
): ListingHit<Entry> {
  const [price = null] = entry.prices;
  if (price === null || (maxWeeklyCents === null && !wantsUsed && !wantsCheap))
    return { entry, price, isPartial: !isFull, rank };
  const fulfils = ({ condition, terms }: ProductPrice) =>
    (!wantsUsed || condition !== 'NEW') &&
    (maxWeeklyCents === null || terms.weeklyRateCents <= maxWeeklyCents);
  const wanted = entry.prices.filter(fulfils);
  const isLacking = wanted.length === 0;
  const isNarrowed = !isLacking && wanted.length < entry.prices.length;
  const prices = isNarrowed ? wanted : entry.prices;
  const rate = Math.min(HIGHEST_RATE_CENTS, ...prices.map(({ terms }) => terms.weeklyRateCents));
  const bonus = wantsCheap ? CHEAPEST_BONUS * (1 - rate / HIGHEST_RATE_CENTS) : 0;
  return {
    entry: isNarrowed ? { ...entry, prices, counted: {} } : entry,
    price: prices[0] ?? null,
    isPartial: isLacking || !isFull,
    rank: rank + bonus - (isLacking ? LACKING : 0),
  };
}
