import { describe, expect, test } from 'vitest';
import { paymentOf, quoted, sofa } from './example-account.ts';
import { extraOf, type RentalAccount, type SameAsCashPlan, sameAsCashPlan } from './index.ts';

const TODAY = '2026-11-21';

function planOf(account: RentalAccount, today: string): SameAsCashPlan {
  const plan = sameAsCashPlan(account, today);
  if (plan === null) throw new Error('there is no plan');
  return plan;
}

describe('the sofa after 20 of 78 payments', () => {
  test('six payments are left until Dec 31, and $54.15 with each reach the cash price', () => {
    const plan = planOf(sofa(20), TODAY);
    expect(plan).toMatchObject({
      endsOn: '2026-12-31',
      daysLeft: 40,
      missingCents: 324_87,
      afterCents: 649_74,
    });
    expect(plan.payments.map(({ dueDate, extraCents }) => [dueDate, extraCents])).toEqual([
      ['2026-11-21', 54_15],
      ['2026-11-28', 54_15],
      ['2026-12-05', 54_15],
      ['2026-12-12', 54_15],
      ['2026-12-19', 54_15],
      ['2026-12-26', 54_12],
    ]);
  });

  test('paid as planned, the last of them buys it, for the cash price in all', () => {
    let account = sofa(20);
    let paidCents = 20 * 24_99;
    for (const { dueDate, rentCents, extraCents } of planOf(account, TODAY).payments) {
      const quote = quoted(account, { kind: 'EXTRA', extraRentCents: extraCents }, dueDate);
      expect(quote.parts.rentCents + quote.parts.buyOutCents).toBe(rentCents + extraCents);
      paidCents += rentCents + extraCents;
      account = quote.after;
      expect(quote.isOwned).toBe(dueDate === '2026-12-26');
    }
    expect(paidCents).toBe(974_61);
  });
});

test('usual payments that reach the cash price in time need no extra', () => {
  const payments = Array.from({ length: 20 }, (_, index) => paymentOf(index + 1, 50_00, index < 5));
  const plan = planOf(sofa(0, { payments, cashPriceCents: 900_00 }), '2026-08-03');
  expect([plan.missingCents, plan.afterCents, extraOf(plan)]).toEqual([0, 0, 0]);
});

test('few cents are in the first payments', () => {
  const payments = Array.from({ length: 40 }, (_, index) => paymentOf(index + 1, 10_00, index < 20));
  const plan = planOf(sofa(0, { payments, cashPriceCents: 260_02 }), TODAY);
  expect(plan.payments.map(({ extraCents }) => extraCents)).toEqual([1, 1, 0, 0, 0, 0]);
});

test.each([
  ['on its last day nothing is due before it ends', 26, '2026-12-31', { daysLeft: 0, payments: [] }],
  ['late rent belongs to the payments until then', 20, '2026-12-10', { daysLeft: 21 }],
] as const)('%s', (_, paid, today, expected) => {
  expect(planOf(sofa(paid), today)).toMatchObject({ missingCents: 324_87, ...expected });
});

test.each([
  ['after same as cash', sofa(27), '2027-01-01'],
  ['where it is not offered', sofa(20, { sameAsCashDays: 0 }), TODAY],
  ['without an early purchase option', sofa(20, { earlyPurchase: null }), TODAY],
  ['once everything is paid', sofa(78), TODAY],
])('there is none %s', (_, account, today) => {
  expect(sameAsCashPlan(account, today)).toBeNull();
});
