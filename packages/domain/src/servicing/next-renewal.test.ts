import { expect, test } from 'vitest';
import { paymentOf, sofa } from './example-account.ts';
import { nextRenewal, type RentalAccount } from './index.ts';

const TODAY = '2026-11-21';

test('with every payment made, it is the next one: rent, tax and coverage, after the day that is paid through', () => {
  const payments = sofa(21).payments.map((payment) =>
    payment.isPaid ? payment : { ...payment, coverageCents: 3_00 },
  );
  expect(nextRenewal(sofa(21, { payments }), TODAY)).toEqual({
    dueDate: '2026-11-28',
    rentCents: 24_99,
    taxCents: 2_06,
    coverageCents: 3_00,
    totalCents: 30_05,
    paidThrough: '2026-11-27',
  });
});

test.each<[string, RentalAccount, string | undefined, string | null | undefined]>([
  ['due today', sofa(20), TODAY, '2026-11-20'],
  ['two past due: the next one is not among them', sofa(18), TODAY, '2026-11-06'],
  ['nothing paid yet', sofa(0), TODAY, null],
  ['everything paid', sofa(78), undefined, undefined],
  [
    'all of it past due',
    sofa(0, { payments: [paymentOf(1, 24_99, true), paymentOf(2, 24_99, false)] }),
    undefined,
    undefined,
  ],
])('%s', (_, account, dueDate, paidThrough) => {
  const renewal = nextRenewal(account, TODAY);
  expect(renewal?.dueDate).toBe(dueDate);
  expect(renewal?.paidThrough).toBe(paidThrough);
});

test('extra rent has shortened the last one', () => {
  const account = sofa(77, { extraRentCents: 10_00 });
  expect(nextRenewal(account, TODAY)).toMatchObject({ rentCents: 14_99, taxCents: 1_24, totalCents: 16_23 });
});
