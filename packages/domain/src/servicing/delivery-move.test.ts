import { describe, expect, test } from 'vitest';
import { type DeliveryTerms, moveToDelivery } from './delivery-move.ts';

const PAYMENTS = [
  { dueDate: '2026-11-24', isPaid: true },
  { dueDate: '2026-12-04', isPaid: false },
  { dueDate: '2026-12-11', isPaid: false },
];

describe('the day of delivery', () => {
  const terms: DeliveryTerms = {
    promisedOn: '2026-11-27',
    rentStartsOn: '2026-11-27',
    sameAsCashUntil: '2027-05-26',
    payments: PAYMENTS,
  };
  test.each([
    ['as promised', '2026-11-27', 0, '2026-11-27', '2027-05-26', '2026-12-04', '2026-12-11'],
    ['earlier: nothing moves', '2026-11-25', 0, '2026-11-27', '2027-05-26', '2026-12-04', '2026-12-11'],
    ['later: everything moves', '2026-12-01', 4, '2026-12-01', '2027-05-30', '2026-12-08', '2026-12-15'],
  ])('%s', (_, day, days, rentStartsOn, sameAsCashUntil, nextDueOn, lastDueOn) => {
    expect(moveToDelivery(terms, day)).toEqual({ days, rentStartsOn, sameAsCashUntil, nextDueOn, lastDueOn });
  });

  test('a change that is taken back moves everything back, but not before the promised day', () => {
    const later = { ...terms, rentStartsOn: '2026-12-01', sameAsCashUntil: null };
    expect(moveToDelivery(later, '2026-11-25')).toMatchObject({
      days: -4,
      rentStartsOn: '2026-11-27',
      sameAsCashUntil: null,
      nextDueOn: '2026-11-30',
    });
  });
});
