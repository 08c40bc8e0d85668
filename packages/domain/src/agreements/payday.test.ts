import { describe, expect, test } from 'vitest';
import { rentalTerms } from '../pricing/index.ts';
import { buildPaymentSchedule, type PaydayPreference } from './index.ts';

const sofa = rentalTerms(2_499, 78);
const FRIDAY = 5;
const input = { lines: [sofa], sameAsCashDays: 180, processingFeeCents: 1_000, taxRatePpm: 82_500 };

describe('paydays', () => {
  const duesOf = (payday: PaydayPreference, deliveryDate: string, count: number) =>
    buildPaymentSchedule({ ...input, payday, deliveryDate, firstPaymentDate: deliveryDate })
      .payments.slice(0, count)
      .map((payment) => `${payment.dueDate} ${payment.kind}`);

  test('there is no short payment when the first period ends on a payday', () => {
    expect(duesOf({ frequency: 'WEEKLY', weekday: 1 }, '2026-11-23', 3)).toEqual([
      '2026-11-23 FIRST',
      '2026-11-30 REGULAR',
      '2026-12-07 REGULAR',
    ]);
  });

  test('semi-monthly on the 1st and 16th', () => {
    expect(duesOf({ frequency: 'SEMIMONTHLY' }, '2026-11-23', 5)).toEqual([
      '2026-11-23 FIRST',
      '2026-12-08 SHORT',
      '2026-12-16 REGULAR',
      '2027-01-01 REGULAR',
      '2027-01-16 REGULAR',
    ]);
  });

  test('semi-monthly on two chosen days; a short month ends on its last day', () => {
    const dues = (daysOfMonth: readonly [number, number]) =>
      duesOf({ frequency: 'SEMIMONTHLY', daysOfMonth }, '2027-01-15', 5);
    expect(dues([15, 31])).toEqual([
      '2027-01-15 FIRST',
      '2027-01-30 SHORT',
      '2027-01-31 REGULAR',
      '2027-02-15 REGULAR',
      '2027-02-28 REGULAR',
    ]);
    expect(dues([1, 15])).toEqual([
      '2027-01-15 FIRST',
      '2027-01-30 SHORT',
      '2027-02-01 REGULAR',
      '2027-02-15 REGULAR',
      '2027-03-01 REGULAR',
    ]);
  });

  test('sixteen days between semi-monthly paydays cost one payment', () => {
    const { payments } = buildPaymentSchedule({
      ...input,
      payday: { frequency: 'SEMIMONTHLY', daysOfMonth: [1, 15] },
      deliveryDate: '2027-01-01',
    });
    expect(payments[1]).toMatchObject({ kind: 'SHORT', coversFrom: '2027-01-16', coversTo: '2027-01-31' });
    expect(payments[1]?.rentCents).toBe(payments[2]?.rentCents);
  });

  test('bi-weekly on the paydays after the next one, every 14 days', () => {
    const dues = (payday: string) =>
      duesOf({ frequency: 'BIWEEKLY', weekday: FRIDAY, payday }, '2026-11-23', 4);
    expect(dues('2026-11-27')).toEqual([
      '2026-11-23 FIRST',
      '2026-12-07 SHORT',
      '2026-12-11 REGULAR',
      '2026-12-25 REGULAR',
    ]);
    expect(dues('2026-12-04')).toEqual([
      '2026-11-23 FIRST',
      '2026-12-07 SHORT',
      '2026-12-18 REGULAR',
      '2027-01-01 REGULAR',
    ]);
  });

  test('monthly on the day of delivery, clamped to the end of short months only', () => {
    expect(duesOf({ frequency: 'MONTHLY' }, '2027-12-31', 4)).toEqual([
      '2027-12-31 FIRST',
      '2028-01-31 REGULAR',
      '2028-02-29 REGULAR',
      '2028-03-31 REGULAR',
    ]);
    expect(duesOf({ frequency: 'MONTHLY' }, '2027-01-31', 3)).toEqual([
      '2027-01-31 FIRST',
      '2027-02-28 REGULAR',
      '2027-03-31 REGULAR',
    ]);
  });

  test('monthly on a chosen day, with one short payment', () => {
    expect(duesOf({ frequency: 'MONTHLY', dayOfMonth: 5 }, '2026-11-23', 4)).toEqual([
      '2026-11-23 FIRST',
      '2026-12-23 SHORT',
      '2027-01-05 REGULAR',
      '2027-02-05 REGULAR',
    ]);
  });
});
