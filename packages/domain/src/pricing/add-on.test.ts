import { expect, test } from 'vitest';
import { cheapestBeside, quoteCart, rentalTerms, termsTogether } from './index.ts';

const sofa = { productId: 'sofa', addOns: [{ productId: 'table', rateBps: 8_000 }] };
const bed = { productId: 'bed', addOns: [{ productId: 'table', rateBps: 7_000 }] };
const table = { productId: 'table', addOns: [] };

test('a product is priced beside the item that makes it the cheapest', () => {
  expect(cheapestBeside('table', [sofa, bed, table])).toEqual({ main: bed, rateBps: 7_000 });
  expect(cheapestBeside('table', [table])).toBeNull();
  expect(cheapestBeside('sofa', [sofa, bed, table])).toBeNull();
});

test('pieces rented together cost what a cart of them costs', () => {
  const lines = termsTogether([
    { ...sofa, terms: rentalTerms(2_499, 78), quantity: 1 },
    { ...table, terms: rentalTerms(799, 52), quantity: 2 },
  ]);
  expect(lines.map(({ weeklyRateCents, quantity }) => [weeklyRateCents, quantity])).toEqual([
    [2_499, 1],
    [639, 2],
  ]);
  expect(quoteCart(lines, 'WEEKLY').totalCents).toBe(2_499 * 78 + 2 * 639 * 52);
});
