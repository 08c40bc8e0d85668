import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../dates/index.ts';
import { DEFAULT_EARLY_PURCHASE_RULE } from '../pricing/index.ts';
import { OPENED, paymentOf, quoted, sofa } from './example-account.ts';
import {
  buyOutOf,
  openPayments,
  type PaymentChoice,
  partsOf,
  quotePayment,
  type RentalAccount,
  sumOfParts,
} from './index.ts';

const openSum = (account: RentalAccount) => sumOfParts(partsOf(openPayments(account)));

const anyPayment = fc.record({
  rentCents: fc.integer({ min: 100, max: 60_000 }),
  coverageCents: fc.constantFrom(0, 2_50),
  feeCents: fc.constantFrom(0, 10_00),
  lateFeeCents: fc.constantFrom(0, 2_00),
});
const anyAccount = fc
  .record({
    rows: fc.array(anyPayment, { minLength: 2, maxLength: 30 }),
    paid: fc.nat(10),
    suspenseCents: fc.integer({ min: 0, max: 99 }),
    share: fc.integer({ min: 30, max: 90 }),
    hasEarlyPurchase: fc.boolean(),
    isMostRecentFirst: fc.boolean(),
    sameAsCashDays: fc.constantFrom(0, 90, 180),
  })
  .map(({ rows, paid, share, hasEarlyPurchase, isMostRecentFirst, ...rest }): RentalAccount => {
    const made = 1 + Math.min(paid, rows.length - 2);
    const payments = rows.map((row, index) => {
      const isPaid = index < made;
      const { feeCents, ...owed } = row;
      const open = isPaid ? { coverageCents: 0, lateFeeCents: 0 } : owed;
      return { ...paymentOf(index + 1, row.rentCents, isPaid), ...open, feeCents: isPaid ? 0 : feeCents };
    });
    const total = rows.reduce((sum, { rentCents }) => sum + rentCents, 0);
    return sofa(0, {
      ...rest,
      payments,
      cashPriceCents: Math.floor((total * share) / 100),
      earlyPurchase: hasEarlyPurchase ? DEFAULT_EARLY_PURCHASE_RULE : null,
      paymentOrder: isMostRecentFirst ? 'MOST_RECENT_FIRST' : 'OLDEST_FIRST',
    });
  });
const anyChoice = fc.oneof(
  fc.constant<PaymentChoice>({ kind: 'DUE' }),
  fc.constant<PaymentChoice>({ kind: 'BUY_OUT' }),
  fc.integer({ min: 1, max: 90_000 }).map((amountCents): PaymentChoice => ({ kind: 'PART', amountCents })),
  fc.integer({ min: 1, max: 5 }).map((paymentCount): PaymentChoice => ({ kind: 'AHEAD', paymentCount })),
  fc
    .integer({ min: 1, max: 200_000 })
    .map((extraRentCents): PaymentChoice => ({ kind: 'EXTRA', extraRentCents })),
);
const anyDay = fc.integer({ min: 0, max: 250 }).map((days) => addDays(OPENED, days));

describe('any payment on any account', () => {
  test('every cent that comes in is settled or in suspense, and no more is charged than ownership costs', () => {
    fc.assert(
      fc.property(anyAccount, anyChoice, anyDay, (account, choice, today) => {
        const quote = quotePayment(account, choice, today);
        if (typeof quote === 'string') return;
        expect(quote.chargeCents + account.suspenseCents).toBe(
          sumOfParts(quote.parts) + quote.after.suspenseCents,
        );
        expect(quote.chargeCents).toBeGreaterThanOrEqual(0);
        const buyOut = buyOutOf(account, today);
        if (buyOut) expect(sumOfParts(quote.parts)).toBeLessThanOrEqual(buyOut.totalCents);
      }),
    );
  });

  test('what is settled is owed no longer, and nothing else is; an extra may drop the coverage of its payments', () => {
    fc.assert(
      fc.property(anyAccount, anyChoice, anyDay, (account, choice, today) => {
        const quote = quotePayment(account, choice, today);
        if (typeof quote === 'string' || quote.kind === 'BUY_OUT') return;
        const before = partsOf(openPayments(account));
        const after = partsOf(openPayments(quote.after));
        expect(before.rentCents - after.rentCents).toBe(quote.parts.rentCents);
        expect(before.taxCents - after.taxCents).toBe(quote.parts.taxCents);
        const gone = openSum(account) - openSum(quote.after);
        if (quote.kind === 'EXTRA') expect(gone).toBeGreaterThanOrEqual(sumOfParts(quote.parts));
        else expect(gone).toBe(sumOfParts(quote.parts));
      }),
    );
  });

  test('an extra in two steps costs what it costs in one', () => {
    const cents = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(anyAccount, cents, cents, (account, one, other) => {
        const plain = { ...account, earlyPurchase: null, suspenseCents: 0 };
        const extra = (of: RentalAccount, extraRentCents: number) =>
          quotePayment(of, { kind: 'EXTRA', extraRentCents }, OPENED);
        const first = extra(plain, one);
        const whole = extra(plain, one + other);
        if (typeof first === 'string' || typeof whole === 'string') return;
        const second = extra(first.after, other);
        if (typeof second === 'string') return;
        expect(first.chargeCents + second.chargeCents).toBe(whole.chargeCents);
        expect(second.after).toEqual(whole.after);
      }),
    );
  });

  test('who pays each payment when it is due pays the schedule to the cent, never more, and owns it in the end', () => {
    fc.assert(
      fc.property(anyAccount, (start) => {
        let account = start;
        let charged = start.suspenseCents;
        let isOwned = false;
        for (let count = 0; count <= start.payments.length && !isOwned; count += 1) {
          const next = openPayments(account)[0];
          if (!next) break;
          const quote = quoted(account, { kind: 'DUE' }, next.dueDate);
          charged += quote.chargeCents;
          ({ after: account, isOwned } = quote);
        }
        expect(isOwned).toBe(true);
        const total = openSum(start);
        if (start.earlyPurchase === null) expect(charged - account.suspenseCents).toBe(total);
        else expect(charged - account.suspenseCents).toBeLessThanOrEqual(total);
      }),
    );
  });
});
