import { expect, test } from 'vitest';
import { owedThrough } from './rent-through.ts';

const week = {
  dueDate: '2026-12-04',
  coversTo: '2026-12-10',
  rentCents: 2499,
  taxCents: 206,
  coverageCents: 250,
};

test.each([
  ['before it falls due: nothing', '2026-12-03', null],
  ['on its first day: a seventh', '2026-12-04', { rentCents: 357, taxCents: 29, coverageCents: 36 }],
  ['in the middle: three sevenths', '2026-12-06', { rentCents: 1071, taxCents: 88, coverageCents: 107 }],
  ['on its last day: all of it', '2026-12-10', { rentCents: 2499, taxCents: 206, coverageCents: 250 }],
  ['later: all of it', '2026-12-20', { rentCents: 2499, taxCents: 206, coverageCents: 250 }],
])('picked up %s', (_, day, owed) => {
  expect(owedThrough(week, day)).toEqual(owed);
});
