import { describe, expect, test } from 'vitest';
import { debitSettlesOn, dueDatesAfterReturn, isDebitBlocked } from './debits.ts';

describe('a debit settles', () => {
  test.each([
    ['four business days later', '2026-11-16', '2026-11-20'],
    ['not counting a weekend', '2026-11-19', '2026-11-25'],
    ['not counting Thanksgiving', '2026-11-23', '2026-11-30'],
    ['from a Saturday on, with Thanksgiving between', '2026-11-21', '2026-11-27'],
  ])('%s', (_name, madeOn, settlesOn) => {
    expect(debitSettlesOn(madeOn)).toBe(settlesOn);
  });
});

describe('an account', () => {
  test.each([
    ['without returns can be debited', [], false],
    ['with one return for too little money can be debited', ['insufficient-funds'], false],
    ['with two is blocked', ['insufficient-funds', 'insufficient-funds'], true],
    ['that is closed is blocked at once', ['account-closed'], true],
    ['whose holder did not authorise the debit is blocked at once', ['not-authorized'], true],
  ] as const)('%s', (_name, returns, isBlocked) => {
    expect(isDebitBlocked(returns)).toBe(isBlocked);
  });
});

describe('payments whose debit came back', () => {
  const schedule = ['2026-11-15', '2026-11-22', '2026-11-29', '2026-12-06'].map((dueDate, index) => ({
    number: index + 1,
    dueDate,
  }));
  const returned = (...numbers: number[]) =>
    schedule
      .filter(({ number }) => numbers.includes(number))
      .map((payment) => ({ ...payment, hasLateFee: false }));
  const again = (payments: ReturnType<typeof returned>, today: string) =>
    Object.fromEntries(dueDatesAfterReturn(payments, schedule, today));

  test('are due on the day on which that is known', () => {
    expect(again(returned(2), '2026-11-25')).toEqual({ 2: '2026-11-25' });
  });
  test('keep a date that is still to come', () => {
    expect(again(returned(2, 3), '2026-11-25')).toEqual({ 2: '2026-11-25', 3: '2026-11-29' });
  });
  test('stay before the payment after them, and apart from one another', () => {
    expect(again(returned(2, 3), '2026-12-20')).toEqual({ 2: '2026-12-04', 3: '2026-12-05' });
  });
  test('keep their date with a late fee that was charged before', () => {
    const late = returned(2).map((payment) => ({ ...payment, hasLateFee: true }));
    expect(again(late, '2026-11-25')).toEqual({ 2: '2026-11-22' });
  });
  test('the last one has no payment after it', () => {
    expect(again(returned(4), '2026-12-20')).toEqual({ 4: '2026-12-20' });
  });
});
