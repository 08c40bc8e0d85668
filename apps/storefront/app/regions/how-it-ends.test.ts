import { expect, test } from 'vitest';
import { describeEndings } from './how-it-ends.tsx';

const alder = {
  frequency: 'WEEKLY',
  paymentCents: 2_499,
  paymentCount: 78,
  lastPaymentCents: 2_499,
  totalCents: 194_922,
  totalCostToOwnCents: 195_922,
  totalWithTaxCents: 212_073,
  cashPriceCents: 97_461,
  wasPaymentCents: null,
  percentOff: null,
} as const;

test('the Alder sofa bought in week 20 comes to its cash price and the fee', () => {
  const { values, amountCents } = describeEndings(alder, 180, 20);
  expect(values.paid).toEqual({ cents: 49_980 });
  expect(values.buyOut).toEqual({ cents: 47_481 });
  expect(values.months).toEqual({ count: 18 });
  expect(amountCents).toEqual({ 'keep-paying': 195_922, 'buy-early': 98_461, 'send-back': 0 });
});

test('the example never lies outside of same as cash', () => {
  expect(describeEndings(alder, 90, 20).values.week).toEqual({ count: 12 });
});
