import type { ScheduledPayment } from '@ownpath/contracts/checkout';
import { expect, test } from 'vitest';
import { countShort, foldSchedule } from './fold-schedule.ts';

function payment(kind: ScheduledPayment['kind'], dueDate: string, totalCents: number): ScheduledPayment {
  return {
    kind,
    dueDate,
    coversFrom: dueDate,
    coversTo: dueDate,
    rentCents: totalCents,
    feeCents: 0,
    waiverCents: 0,
    clubCents: 0,
    taxCents: 0,
    totalCents,
  };
}

const schedule = [
  payment('first', '2026-11-21', 5_086),
  payment('short', '2026-11-30', 2_287),
  payment('regular', '2026-12-04', 4_003),
  payment('regular', '2026-12-11', 4_003),
  payment('regular', '2026-12-18', 4_003),
  payment('regular', '2026-12-25', 2_705),
  payment('last', '2027-01-01', 1_159),
];

test('equal payments become runs, others get a line each', () => {
  const shown = foldSchedule(schedule, null).map((entry) =>
    entry.kind === 'run'
      ? `run ${entry.count} until ${entry.untilDate} of ${entry.payment.totalCents}`
      : entry.kind,
  );
  expect(shown).toEqual(['first', 'short', 'run 3 until 2026-12-18 of 4003', 'single', 'last']);
});

test('no payment is left out', () => {
  const count = foldSchedule(schedule, '2026-12-12')
    .map((entry) => (entry.kind === 'same-as-cash' ? 0 : entry.kind === 'run' ? entry.count : 1))
    .reduce((sum, payments) => sum + payments, 0);
  expect(count).toBe(schedule.length);
});

test('the same-as-cash day comes before later payments', () => {
  const kinds = (date: string) => foldSchedule(schedule, date).map(({ kind }) => kind);
  expect(kinds('2026-12-12')).toEqual(['first', 'short', 'run', 'same-as-cash', 'single', 'last']);
  expect(kinds('2027-06-01').at(-1)).toBe('same-as-cash');
});

test('a single payment is the first, not the last', () => {
  expect(foldSchedule([payment('first', '2026-11-21', 100)], null).map(({ kind }) => kind)).toEqual([
    'first',
  ]);
});

test('short payments are counted, a last one below the others too', () => {
  expect(countShort(schedule)).toBe(2);
  expect(countShort(schedule.slice(0, -1).with(-1, payment('last', '2026-12-25', 2_705)))).toBe(2);
  expect(countShort([payment('first', '2026-11-21', 100), payment('last', '2026-11-28', 100)])).toBe(0);
});
