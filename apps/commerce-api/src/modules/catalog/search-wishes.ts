import type { Match, Understanding } from '@ownpath/domain/search';
import type { ProductPrice } from './product-prices.ts';

/** What a query changes of a line of a listing. */
type Line = { readonly prices: readonly ProductPrice[]; readonly rank: number; readonly isPartial: boolean };

/** A price wish that a product does not fulfil costs more than any other. */
const LACKING = 50;
/** Less than any difference in what was asked for. */
const CHEAPEST_BONUS = 0.9;
const HIGHEST_RATE_CENTS = 100_000;

/**
 * The entry as a query found it: with the prices that it asks for, if there are any, and its rank. Nothing is priced
 * without a store, where prices and conditions are no reason to set a product back.
 */
export function weigh<Entry extends Line>(entry: Entry, match: Match, query: Understanding): Entry {
  const { maxWeeklyCents, wantsUsed, wantsCheap } = query;
  const fulfils = ({ condition, terms }: ProductPrice) =>
    (!wantsUsed || condition !== 'NEW') &&
    (maxWeeklyCents === null || terms.weeklyRateCents <= maxWeeklyCents);
  const wanted = entry.prices.filter(fulfils);
  const isLacking = entry.prices.length > 0 && wanted.length === 0;
  const prices = wanted.length > 0 ? wanted : entry.prices;
  const rate = Math.min(HIGHEST_RATE_CENTS, ...prices.map(({ terms }) => terms.weeklyRateCents));
  const bonus = wantsCheap ? CHEAPEST_BONUS * (1 - rate / HIGHEST_RATE_CENTS) : 0;
  return {
    ...entry,
    prices,
    isPartial: isLacking || !match.isFull,
    rank: match.rank + bonus - (isLacking ? LACKING : 0),
  };
}
