import { expect, test } from 'vitest';
import { addDays } from '../dates/index.ts';
import { type MembershipPayment, membershipEnd } from './membership.ts';

/** Weekly from Saturday, November 7, 2026; the fee is $1.75 with each. */
const weeks = (paidCount: number, count = 5): MembershipPayment[] =>
  Array.from({ length: count }, (_, index) => {
    const dueDate = addDays('2026-11-07', index * 7);
    return {
      number: index + 1,
      dueDate,
      coversTo: addDays(dueDate, 6),
      feeCents: 175,
      paidCents: index < paidCount ? 175 : 0,
    };
  });

test('paid until the next due date: the benefits last until the day before it, and nothing is given back', () => {
  expect(membershipEnd(weeks(2), '2026-11-18')).toEqual({
    endsOn: '2026-11-20',
    creditCents: 0,
    droppedNumbers: [3, 4, 5],
    droppedCents: 525,
  });
});

test('paid ahead: what was paid for time that has not begun is given back', () => {
  expect(membershipEnd(weeks(4), '2026-11-18')).toEqual({
    endsOn: '2026-11-20',
    creditCents: 350,
    droppedNumbers: [5],
    droppedCents: 175,
  });
});

test('late: it ends on the day itself, and the late fee is not charged any more', () => {
  expect(membershipEnd(weeks(1), '2026-11-18')).toEqual({
    endsOn: '2026-11-18',
    creditCents: 0,
    droppedNumbers: [2, 3, 4, 5],
    droppedCents: 700,
  });
});

test('a moved due date lengthens the time that is paid; the last payment lasts as signed', () => {
  const moved = weeks(2).map((payment) =>
    payment.number > 2 ? { ...payment, dueDate: addDays(payment.dueDate, 5) } : payment,
  );
  expect(membershipEnd(moved, '2026-11-18').endsOn).toBe('2026-11-25');
  expect(membershipEnd(weeks(2, 2), '2026-11-18')).toMatchObject({ endsOn: '2026-11-20', droppedCents: 0 });
});

test('a fee that is paid in part: the rest is not charged, and no time is bought with it', () => {
  const partly = weeks(2).map((payment) => (payment.number === 2 ? { ...payment, paidCents: 100 } : payment));
  expect(membershipEnd(partly, '2026-11-18')).toMatchObject({
    endsOn: '2026-11-18',
    creditCents: 0,
    droppedNumbers: [2, 3, 4, 5],
    droppedCents: 600,
  });
});
