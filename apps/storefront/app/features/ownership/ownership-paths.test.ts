import type { CartQuote } from '@ownpath/contracts/basket';
import { DEFAULT_EARLY_PURCHASE_RULE } from '@ownpath/domain/pricing';
import { expect, test } from 'vitest';
import { findCartPath } from './ownership-paths.server.ts';

/** A first payment for $1, 65 of both items, 12 of the one that lasts longer. */
const quote: CartQuote = {
  frequency: 'WEEKLY',
  paymentCents: 3_698,
  paymentCount: 78,
  segments: [
    { count: 1, paymentCents: 100 },
    { count: 65, paymentCents: 3_698 },
    { count: 12, paymentCents: 2_499 },
  ],
  totalCents: 270_458,
  cashPriceCents: 137_028,
  processingFeeCents: 1_500,
  totalCostToOwnCents: 271_958,
  taxRateBps: 825,
  firstPaymentRentCents: 100,
  firstPaymentTaxCents: 132,
  dueAtCheckoutCents: 1_732,
  sameAsCashDays: 180,
  rentUpToSameAsCashCents: 88_852,
};
const terms = { today: '2026-11-21', earlyPurchase: DEFAULT_EARLY_PURCHASE_RULE };

test("a cart's path follows its payment segments to the cart's total", () => {
  const path = findCartPath(quote, terms);
  expect(path).toMatchObject({ paymentCents: 3_698, paymentCount: 78, totalCents: quote.totalCents });
  expect(path?.paidCents.slice(0, 3)).toEqual([0, 100, 3_798]);
  expect(path?.paidCents.at(-1)).toBe(quote.totalCents);
  // Half of the rent that is left, where that is less than the cash price.
  expect(path?.buyOutCents[0]).toBe(quote.totalCents / 2);
});

test("the amount paid within same-as-cash equals the cart's", () => {
  const path = findCartPath(quote, terms);
  expect(path?.paidCents[path.sameAsCash?.paymentsMade ?? 0]).toBe(quote.rentUpToSameAsCashCents);
});

test('where the store offers no early purchase there is no path', () => {
  expect(findCartPath(quote, { ...terms, earlyPurchase: null })).toBeNull();
});
