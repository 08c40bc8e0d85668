import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { expect, test } from 'vitest';
import { historyCsv } from './history-csv.ts';
import {
  filterHistory,
  readHistoryFilters,
  runningTotals,
  totalHistory,
  yearsOf,
} from './history-filters.ts';

const NO_PARTS = {
  rentCents: 0,
  taxCents: 0,
  coverageCents: 0,
  feeCents: 0,
  lateFeeCents: 0,
  buyOutCents: 0,
};
const paid = (paidOn: string, fields: Partial<PaymentHistoryEntry> = {}) =>
  ({
    paymentId: paidOn,
    receiptNumber: `R${paidOn}`,
    agreementNumber: '4482',
    name: 'Sofa',
    paidOn,
    source: 'online',
    status: 'completed',
    amountCents: 29_05,
    parts: { ...NO_PARTS, rentCents: 24_99, taxCents: 2_06, lateFeeCents: 2_00 },
    cardBrand: 'Visa',
    last4: '4242',
    ...fields,
  }) as PaymentHistoryEntry;
const entries = [
  paid('2026-11-14'),
  paid('2026-11-07', { status: 'reversed' }),
  paid('2026-10-31', { agreementNumber: '4310', source: 'autopay' }),
  paid('2025-12-27', { source: 'checkout' }),
];
const filtered = (query: string) =>
  filterHistory(entries, readHistoryFilters(new URLSearchParams(query))).map(({ paidOn }) => paidOn);

test.each([
  ['', ['2026-11-14', '2026-11-07', '2026-10-31', '2025-12-27']],
  ['agreement=4310', ['2026-10-31']],
  ['year=2025', ['2025-12-27']],
  ['year=25&kind=none', ['2026-11-14', '2026-11-07', '2026-10-31', '2025-12-27']],
  ['kind=refund', ['2026-11-07']],
  ['kind=autopay&year=2026', ['2026-10-31']],
  ['kind=store', []],
])('the filters "%s" show %j', (query, expected) => expect(filtered(query)).toEqual(expected));

test('totals and running totals leave out what was given back', () => {
  expect(totalHistory(entries)).toEqual({
    paidCents: 87_15,
    rentCents: 74_97,
    taxCents: 6_18,
    otherCents: 6_00,
    count: 3,
  });
  expect(runningTotals(entries)).toEqual([87_15, 58_10, 58_10, 29_05]);
  expect(yearsOf(entries)).toEqual(['2026', '2025']);
});

test('the file has exact decimals, quotes and no formulas', () => {
  const [, first, second] = historyCsv(
    [paid('2026-11-14', { name: '=SUM(1), "Sofa"' }), paid('2026-11-07', { status: 'reversed' })],
    'en-US',
  ).split('\r\n');
  expect(first).toBe(
    '2026-11-14,4482,"\'=SUM(1), ""Sofa""",R2026-11-14,paid,24.99,0.00,2.06,0.00,0.00,2.00,29.05,29.05,Visa 4242',
  );
  expect(second).toContain('refunded,24.99,0.00,2.06,0.00,0.00,2.00,-29.05,0.00,');
  expect(historyCsv([], 'es-US')).toMatch(/^Fecha,Contrato,.*\r\n$/);
});
