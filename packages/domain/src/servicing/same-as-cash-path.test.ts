import { expect, test } from 'vitest';
import { paymentOf, sofa } from './example-account.ts';
import { buyOutOf, type RentalAccount, sameAsCashPlan } from './index.ts';

const TODAY = '2026-11-21';
const pathOf = (account: RentalAccount, today: string) =>
  sameAsCashPlan(account, today)?.path.map(({ date, usualCents, plannedCents }) => [
    date,
    usualCents,
    plannedCents,
  ]);

test('the sofa after 20 of 78 payments: down to $324.87, or to nothing with the extra, and up to $649.74 the day after', () => {
  expect(pathOf(sofa(20), TODAY)).toEqual([
    [TODAY, 474_81, 474_81],
    [TODAY, 449_82, 395_67],
    ['2026-11-28', 424_83, 316_53],
    ['2026-12-05', 399_84, 237_39],
    ['2026-12-12', 374_85, 158_25],
    ['2026-12-19', 349_86, 79_11],
    ['2026-12-26', 324_87, 0],
    ['2026-12-31', 324_87, null],
    // Half of the rent that is left: 52 payments, then one less every Saturday.
    ['2027-01-01', 649_74, null],
    ['2027-01-02', 637_25, null],
    ['2027-01-09', 624_75, null],
    ['2027-01-16', 612_26, null],
    ['2027-01-23', 599_76, null],
    ['2027-01-30', 587_27, null],
  ]);
});

test('it starts at the price of ownership that is quoted, also with rent past due', () => {
  for (const today of ['2026-11-20', TODAY, '2026-12-10']) {
    const [start] = pathOf(sofa(20), today) ?? [];
    expect(start).toEqual([today, buyOutOf(sofa(20), today)?.priceCents, expect.any(Number)]);
  }
});

test('late payments are made today: no day of it has passed', () => {
  const dates = pathOf(sofa(18), TODAY)?.map(([date]) => date);
  expect(dates?.slice(0, 3)).toEqual([TODAY, TODAY, '2026-11-28']);
});

test('on the last day without a payment before it, there is no second line', () => {
  expect(pathOf(sofa(26), '2026-12-31')?.slice(0, 3)).toEqual([
    ['2026-12-31', 324_87, null],
    ['2026-12-31', 324_87, null],
    ['2027-01-01', 649_74, null],
  ]);
});

test('usual payments that reach the cash price end at nothing', () => {
  const payments = Array.from({ length: 20 }, (_, index) => paymentOf(index + 1, 50_00, index < 5));
  const path = pathOf(sofa(0, { payments, cashPriceCents: 900_00 }), '2026-08-03');
  expect(path?.at(-1)).toEqual(['2026-12-31', 0, null]);
});
