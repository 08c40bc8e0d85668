import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/index.ts';
import { OPENED, sofa } from './example-account.ts';
import { extensionOffer, moveDueDates, openPayments, partsOf, paymentNoticeOf, sumOfParts } from './index.ts';

/** Due on the Saturday 2026-11-21; the last of 78 payments on 2027-12-25. */
const account = sofa(20);
const DUE = '2026-11-21';
const on = (daysLate: number, earlier: readonly string[] = []) =>
  extensionOffer(account, earlier, addDays(DUE, daysLate));
const daysOf = (daysLate: number) => on(daysLate).options.map(({ toDueDate }) => toDueDate);

describe('moving a due date', () => {
  test('three days late: the days from tomorrow until a week after the due date, and the last date with each', () => {
    expect(on(3)).toEqual({
      fromDueDate: DUE,
      fromLastDueDate: '2027-12-25',
      refusal: null,
      options: [
        { days: 4, toDueDate: '2026-11-25', toLastDueDate: '2027-12-29' },
        { days: 5, toDueDate: '2026-11-26', toLastDueDate: '2027-12-30' },
        { days: 6, toDueDate: '2026-11-27', toLastDueDate: '2027-12-31' },
        { days: 7, toDueDate: '2026-11-28', toLastDueDate: '2028-01-01' },
      ],
      left: 2,
      nextOn: null,
    });
  });

  test('before it is due: all seven days; a week late: today only; eight days late: none', () => {
    expect(daysOf(-3)).toHaveLength(7);
    expect(daysOf(0)).toHaveLength(7);
    expect(daysOf(6)).toEqual(['2026-11-28']);
    expect(daysOf(7)).toEqual(['2026-11-28']);
    expect(on(8)).toMatchObject({ refusal: 'too-late', options: [] });
    expect(on(46)).toMatchObject({ refusal: 'long-overdue', options: [] });
  });

  test('twice in twelve months, then again a year after the first of the two', () => {
    expect(on(1, ['2026-02-01'])).toMatchObject({ refusal: null, left: 1, nextOn: null });
    expect(on(1, ['2026-02-01', '2026-05-03'])).toMatchObject({
      refusal: 'used-up',
      options: [],
      left: 0,
      nextOn: '2027-02-01',
    });
    expect(on(1, ['2025-11-22', '2026-05-03'])).toMatchObject({ refusal: null, left: 1 });
  });

  test('nothing owed: nothing to move', () => {
    expect(extensionOffer(sofa(78), [], DUE)).toMatchObject({ refusal: 'nothing-owed', fromDueDate: null });
  });

  test('never to the day of a payment that is paid already', () => {
    const payments = account.payments.map((one) => (one.number === 22 ? { ...one, isPaid: true } : one));
    const offer = extensionOffer({ ...account, payments }, [], addDays(DUE, 7));
    expect(offer).toMatchObject({ refusal: 'too-late', options: [] });
  });

  test('every unpaid date moves by the same days, in the same order, and no amount changes', () => {
    fc.assert(
      fc.property(fc.nat(77), fc.integer({ min: 1, max: 7 }), (paid, days) => {
        const before = sofa(paid, { extraRentCents: 40_00 });
        const after = moveDueDates(before, days);
        expect(sumOfParts(partsOf(openPayments(after)))).toBe(sumOfParts(partsOf(openPayments(before))));
        expect(openPayments(after).map(({ dueDate }) => dueDate)).toEqual(
          openPayments(before).map(({ dueDate }) => addDays(dueDate, days)),
        );
        expect(after.payments.slice(0, paid)).toEqual(before.payments.slice(0, paid));
      }),
    );
    expect(OPENED).toBe(moveDueDates(sofa(1), 7).payments[0]?.dueDate);
  });
});

test.each([
  [-4, false, null],
  [-3, false, 'before'],
  [-1, false, 'before'],
  [-1, true, null],
  [0, false, null],
  [1, false, 1],
  [2, true, null],
  [3, true, 1],
  [6, false, 1],
  [7, false, 7],
  [14, true, 7],
  [15, false, 15],
  [45, false, 15],
  [46, false, 46],
  [400, false, 46],
])('%i days late, autopay %o: the mail %o', (late, isAutopay, notice) => {
  expect(paymentNoticeOf(DUE, addDays(DUE, late), isAutopay)).toBe(notice);
});
