import type { BasketItem, CartQuote } from '@ownpath/contracts/basket';
import type { PaySchedule } from '@ownpath/contracts/checkout';
import { DEFAULT_EARLY_PURCHASE_RULE } from '@ownpath/domain/pricing';
import { expect, test } from 'vitest';
import { findCartPath, listOwnershipPaths } from './ownership-paths.server.ts';

/** A first payment for $1, 65 of both items, 12 of the one that lasts longer. */
const quote: CartQuote = {
  frequency: 'WEEKLY',
  isScheduled: false,
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
  taxRatePpm: 82_500,
  taxCents: 22_353,
  totalWithTaxCents: 294_311,
  firstPaymentRentCents: 100,
  firstPaymentTaxCents: 132,
  dueAtCheckoutCents: 1_732,
  sameAsCashDays: 180,
  rentUpToSameAsCashCents: 88_852,
  promotion: { code: 'FIRSTWEEK1', name: 'First payment $1.00', savedCents: 3_598, creditCents: 3_598 },
  coverage: null,
};
const itemOf = (fields: Partial<BasketItem>) =>
  ({ orderable: true, quantity: 1, deliveryBand: '1-3 Days', ...fields }) as BasketItem;
const items = [
  itemOf({ weeklyPaymentCents: 2_499, totalCents: 194_922, cashPriceCents: 97_461 }),
  itemOf({ weeklyPaymentCents: 1_199, totalCents: 79_134, cashPriceCents: 39_567 }),
];
// A Saturday; three days later is Tuesday.
const terms = {
  today: '2026-11-21',
  visitsFrom: '2026-11-23',
  earlyPurchase: DEFAULT_EARLY_PURCHASE_RULE,
};

test("a cart's path has its payments, in advance and counted from delivery, and its total", () => {
  const path = findCartPath({ quote, items }, terms, null);
  expect(path).toMatchObject({ paymentCents: 3_698, paymentCount: 78, totalCents: quote.totalCents });
  expect(path?.dates.slice(0, 3)).toEqual(['2026-11-21', '2026-11-21', '2026-12-01']);
  expect(path?.paidCents.slice(0, 3)).toEqual([0, 100, 3_798]);
  expect(path?.paidCents.at(-1)).toBe(quote.totalCents);
});

test('the first payment counts in full when the cart is bought out', () => {
  const path = findCartPath({ quote, items }, terms, null);
  expect(path?.buyOutCents.slice(0, 2)).toEqual([137_028, 137_028 - 3_698]);
  expect(path?.sameAsCash).toMatchObject({ date: '2027-05-23', paymentsMade: 26 });
});

test('items that cannot be ordered are left out', () => {
  const gone = itemOf({
    orderable: false,
    weeklyPaymentCents: 999,
    totalCents: 51_948,
    cashPriceCents: 25_974,
  });
  const path = findCartPath({ quote, items: [...items, gone] }, terms, null);
  expect(path?.totalCents).toBe(quote.totalCents);
  expect(findCartPath({ quote, items: [gone] }, terms, null)).toBeNull();
});

test("a product's path starts with the promised delivery of its condition", () => {
  const rate = {
    frequency: 'WEEKLY',
    paymentCents: 2_499,
    paymentCount: 78,
    lastPaymentCents: 2_499,
  } as const;
  const totals = { totalCents: 194_922, totalCostToOwnCents: 195_922, totalWithTaxCents: 212_073 };
  const rates = [{ ...rate, ...totals, cashPriceCents: 97_461, wasPaymentCents: null, percentOff: null }];
  const { NEW: path } = listOwnershipPaths(
    [{ condition: 'NEW', rates, sameAsCashDays: 180 }],
    terms,
    { NEW: '2026-11-23' },
    'MONTHLY',
  );
  expect(path?.dates.slice(0, 4)).toEqual(['2026-11-21', '2026-11-21', '2026-12-23', '2027-01-23']);
  expect(path).toMatchObject({ paymentCount: 19, totalCents: 194_922, startDate: '2026-11-23' });
});

test('where the store offers no early purchase there is no path', () => {
  expect(findCartPath({ quote, items }, { ...terms, earlyPurchase: null }, null)).toBeNull();
});

test('the path of a scheduled cart has the payments of its schedule', () => {
  const payments = [
    { dueDate: '2026-11-21', rentCents: 2_499 },
    { dueDate: '2026-11-25', rentCents: 714 },
    { dueDate: '2026-12-02', rentCents: 2_499 },
  ] as PaySchedule['payments'];
  const schedule = { payments, deliveryDate: '2026-11-23' } as PaySchedule;
  const path = findCartPath(
    { quote: { ...quote, isScheduled: true, promotion: null }, items },
    terms,
    schedule,
  );
  expect(path).toMatchObject({ paymentCount: 3, startDate: '2026-11-23', totalCents: 5_712 });
  expect(path?.dates).toEqual(['2026-11-21', '2026-11-21', '2026-11-25', '2026-12-02']);
});
