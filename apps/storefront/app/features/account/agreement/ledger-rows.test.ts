import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { expect, test } from 'vitest';
import { ledgerRows } from './ledger-rows.ts';

const NO_PARTS = {
  rentCents: 0,
  taxCents: 0,
  coverageCents: 0,
  feeCents: 0,
  lateFeeCents: 0,
  buyOutCents: 0,
};
const paid = (number: number, fields: Partial<PaymentHistoryEntry> = {}) =>
  ({
    paymentId: `p${number}`,
    source: 'online',
    status: 'completed',
    amountCents: 27_05,
    parts: { ...NO_PARTS, rentCents: 24_99, taxCents: 2_06 },
    paidNumbers: [number],
    ...fields,
  }) as PaymentHistoryEntry;
const first = paid(1, { source: 'checkout', amountCents: 37_88 });
const late = paid(8, {
  amountCents: 29_05,
  parts: { ...NO_PARTS, rentCents: 24_99, taxCents: 2_06, lateFeeCents: 2_00 },
});
const numbers = (rows: ReturnType<typeof ledgerRows>) =>
  rows.map((row) =>
    row.kind === 'run' ? row.entries.flatMap(({ paidNumbers }) => paidNumbers) : row.entry.paidNumbers[0],
  );

test('the last three payments, every one with a fee and the first have a line; runs between are folded', () => {
  const entries = Array.from({ length: 20 }, (_, index) => 20 - index).map((number) =>
    number === 8 ? late : number === 1 ? first : paid(number),
  );
  const rows = numbers(ledgerRows(entries, false));
  expect(rows).toEqual([20, 19, 18, [17, 16, 15, 14, 13, 12, 11, 10, 9], 8, [7, 6, 5, 4, 3, 2], 1]);
  expect(ledgerRows(entries, true)).toHaveLength(20);
});

test('coverage is part of a usual payment; a run ends where its parts change', () => {
  const covered = (number: number) =>
    paid(number, {
      amountCents: 30_05,
      parts: { ...NO_PARTS, rentCents: 24_99, taxCents: 2_06, coverageCents: 3_00 },
    });
  const entries = [
    paid(12),
    paid(11),
    paid(10),
    covered(9),
    covered(8),
    covered(7),
    paid(6),
    paid(5),
    paid(4),
  ];
  expect(numbers(ledgerRows(entries, false))).toEqual([12, 11, 10, [9, 8, 7], [6, 5, 4]]);
});

test.each([
  ['an extra', paid(4, { paidNumbers: [], amountCents: 50_00 })],
  ['two payments at once', paid(4, { paidNumbers: [4, 5], amountCents: 54_10 })],
  ['a refund', paid(4, { status: 'reversed' })],
  ['credit that was kept', paid(4, { amountCents: 30_00 })],
])('%s is not folded, and two usual payments are no run', (_, entry) => {
  const entries = [paid(9), paid(8), paid(7), paid(6), entry, paid(3), paid(2)];
  expect(ledgerRows(entries, false).every(({ kind }) => kind === 'payment')).toBe(true);
});
