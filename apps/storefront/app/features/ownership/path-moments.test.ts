import { addDays } from '@ownpath/domain/dates';
import { DEFAULT_EARLY_PURCHASE_RULE, ownershipPath } from '@ownpath/domain/pricing';
import { expect, test } from 'vitest';
import { firstShownMoment, listMilestones, momentAt } from './path-moments.ts';

const pathOf = (payments: number, sameAsCashDays = 180) =>
  ownershipPath({
    frequency: 'WEEKLY',
    payments: Array.from({ length: payments }, (_, index) => ({
      dueDate: addDays('2026-11-21', 7 * index),
      rentCents: 2_499,
    })),
    creditCents: 0,
    cashPriceCents: Math.ceil((payments * 2_499) / 2),
    sameAsCashDays,
    rule: DEFAULT_EARLY_PURCHASE_RULE,
    startDate: '2026-11-21',
  });

test('week 20 of the sofa costs the cash price in all, and skips 58 payments', () => {
  expect(momentAt(pathOf(78), 20)).toEqual({
    paymentsMade: 20,
    date: '2027-04-03',
    paidCents: 49_980,
    buyOutCents: 47_481,
    inAllCents: 97_461,
    skippedPayments: 58,
    isOwned: false,
  });
  expect(momentAt(pathOf(78), 500)).toMatchObject({ paymentsMade: 78, isOwned: true });
  expect(momentAt(pathOf(78), -3).paymentsMade).toBe(0);
});

test('the first moment shown is within same-as-cash, for any length', () => {
  expect(firstShownMoment(pathOf(78))).toBe(20);
  expect(firstShownMoment(pathOf(78, 0))).toBe(26);
  expect(firstShownMoment(pathOf(1))).toBe(1);
});

test('the table has rows before and after the end of same-as-cash, and the chosen row once', () => {
  const paymentsMade = (chosen: number) =>
    listMilestones(pathOf(78), chosen).map((moment) => moment.paymentsMade);
  expect(paymentsMade(20)).toEqual([10, 20, 26, 27, 39, 59, 78]);
  expect(paymentsMade(33)).toEqual([10, 20, 26, 27, 33, 39, 59, 78]);
  expect(listMilestones(pathOf(30), 1).map((moment) => moment.paymentsMade)).toEqual([1, 6, 8, 11, 12, 15]);
});
