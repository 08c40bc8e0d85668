import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/index.ts';
import { OPENED, quoted, sofa } from './example-account.ts';
import { autopayChargeOn, autopayChargesFrom } from './index.ts';

const DUE = '2026-11-21';
const on = { startDate: OPENED, attempts: [] };
const tried = (day: string, hasFailed: boolean, number = 21) => ({ number, day, hasFailed });

describe('the sofa after 20 payments', () => {
  test('is charged on the due date, once', () => {
    expect(autopayChargeOn(sofa(20), on, addDays(DUE, -1))).toBeNull();
    const charge = { number: 21, attempt: 1, date: DUE, signedCents: 27_05, quote: { chargeCents: 27_05 } };
    expect(autopayChargeOn(sofa(20), on, DUE)).toMatchObject(charge);
    for (const hasFailed of [false, true]) {
      expect(autopayChargeOn(sofa(20), { ...on, attempts: [tried(DUE, hasFailed)] }, DUE)).toBeNull();
    }
  });

  test('is not charged when the customer has paid', () => {
    expect(autopayChargeOn(sofa(21), on, DUE)).toBeNull();
  });

  test('is tried once more two days later, and then not again', () => {
    const once = { ...on, attempts: [tried(DUE, true)] };
    expect(autopayChargeOn(sofa(20), once, addDays(DUE, 1))).toBeNull();
    expect(autopayChargeOn(sofa(20), once, addDays(DUE, 2))).toMatchObject({ number: 21, attempt: 2 });
    const twice = { ...on, attempts: [tried(DUE, true), tried(addDays(DUE, 2), true)] };
    for (const days of [3, 4, 5]) expect(autopayChargeOn(sofa(20), twice, addDays(DUE, days))).toBeNull();
    expect(autopayChargeOn(sofa(20), twice, addDays(DUE, 7))).toMatchObject({ number: 22, attempt: 1 });
  });

  test('is charged up to two days late when no worker ran, and not after', () => {
    expect(autopayChargeOn(sofa(20), on, addDays(DUE, 2))).toMatchObject({ number: 21 });
    expect(autopayChargeOn(sofa(20), on, addDays(DUE, 3))).toBeNull();
  });

  test('a payment that was due before the authorisation is left to the customer; the next one is charged alone', () => {
    const later = { startDate: addDays(DUE, 1), attempts: [] };
    expect(autopayChargeOn(sofa(20), later, addDays(DUE, 2))).toBeNull();
    expect(autopayChargeOn(sofa(20), later, addDays(DUE, 7))).toMatchObject({
      number: 22,
      choice: { kind: 'PART', amountCents: 27_05 },
      quote: { chargeCents: 27_05, paidNumbers: [21] },
    });
  });

  test('late fees are never charged', () => {
    const payments = sofa(20).payments.map((payment) =>
      payment.number === 21 ? { ...payment, lateFeeCents: 5_00 } : payment,
    );
    const once = { ...on, attempts: [tried(DUE, true)] };
    expect(autopayChargeOn(sofa(20, { payments }), once, addDays(DUE, 2))?.quote).toMatchObject({
      chargeCents: 27_05,
      parts: { lateFeeCents: 0 },
    });
  });

  test('credit makes a charge lower', () => {
    const charge = autopayChargeOn(sofa(20, { suspenseCents: 10_00 }), on, DUE);
    expect(charge).toMatchObject({ signedCents: 27_05, quote: { chargeCents: 17_05 } });
  });
});

describe('the charges to come', () => {
  test('are all that is left, on their dates, to the cent', () => {
    const charges = autopayChargesFrom(sofa(20), on, DUE);
    expect(charges.map(({ date }) => date)).toEqual(
      Array.from({ length: charges.length }, (_, week) => addDays(DUE, week * 7)),
    );
    expect(charges.at(-1)?.quote.isOwned).toBe(true);
    expect(charges.every(({ quote, signedCents }) => quote.chargeCents <= signedCents)).toBe(true);
  });

  test('are those that billing makes, day by day', () => {
    const planned = autopayChargesFrom(sofa(20, { suspenseCents: 10_00 }), on, DUE);
    let account = sofa(20, { suspenseCents: 10_00 });
    const billed: [string, number][] = [];
    for (let day = 0; billed.length < planned.length && day < 600; day += 1) {
      const attempts = billed.map(([date], index) => tried(date, false, 21 + index));
      const charge = autopayChargeOn(account, { ...on, attempts }, addDays(DUE, day));
      if (!charge) continue;
      billed.push([charge.date, charge.quote.chargeCents]);
      account = quoted(account, charge.choice, charge.date).after;
    }
    expect(billed).toEqual(planned.map(({ date, quote }) => [date, quote.chargeCents]));
  });

  test('the retry comes first, on its day', () => {
    const once = { ...on, attempts: [tried(DUE, true)] };
    const [retry, next] = autopayChargesFrom(sofa(20), once, addDays(DUE, 1));
    expect(retry).toMatchObject({ number: 21, attempt: 2, date: addDays(DUE, 2), dueDate: DUE });
    expect(next).toMatchObject({ number: 22, attempt: 1, date: addDays(DUE, 7) });
  });

  test('an extension moves them with the schedule', () => {
    const payments = sofa(20).payments.map((payment) =>
      payment.number === 21 ? { ...payment, dueDate: addDays(DUE, 3) } : payment,
    );
    expect(autopayChargesFrom(sofa(20, { payments }), on, DUE)[0]?.date).toBe(addDays(DUE, 3));
    const failed = { ...on, attempts: [tried(DUE, true)] };
    expect(autopayChargesFrom(sofa(20, { payments }), failed, DUE)[0]?.date).toBe(addDays(DUE, 3));
  });

  test('a shortened last payment is charged as what is left', () => {
    const charges = autopayChargesFrom(sofa(76, { extraRentCents: 10_00 }), on, addDays(OPENED, 76 * 7));
    expect(charges.at(-1)?.quote.chargeCents).toBeLessThan(27_05);
  });
});
