import { expect, test } from 'vitest';
import { reinstatementRights, shareOf } from './index.ts';

test.each([
  // Seven days, and half a period for longer ones; nothing on returns was read.
  ['TX', 'WEEKLY', 0, { keepDays: 7, keepBasis: 'law', returnDaysByLaw: null, section: '§ 92.053(2)' }],
  ['CA', 'WEEKLY', 0, { keepDays: 7, keepBasis: 'law', returnDaysByLaw: 365, section: '§ 1812.631' }],
  ['CA', 'BIWEEKLY', 0, { keepDays: 10, keepBasis: 'law', returnDaysByLaw: 365 }],
  // From two thirds on, Alaska gives 45 days instead of 21.
  ['AK', 'WEEKLY', 6666, { keepDays: 2, returnDaysByLaw: 21, feeMaxCents: null }],
  ['AK', 'WEEKLY', 6667, { keepDays: 2, returnDaysByLaw: 45 }],
  // The statute names no days to pay as if on time: the longest that any gives is the promise.
  ['FL', 'MONTHLY', 0, { keepDays: 15, keepBasis: 'policy', returnDaysByLaw: 60, feeMaxCents: 500 }],
  // No source: no section, and everything is the promise.
  ['AR', 'WEEKLY', 0, { keepDays: 7, keepBasis: 'policy', returnDaysByLaw: null, section: null, act: null }],
] as const)('%s, %s, %i basis points paid', (state, frequency, paidShareBps, rights) => {
  const found = reinstatementRights(state, frequency, paidShareBps);
  expect(found).toMatchObject({ ...rights, returnDays: 730 });
});

test('a share that is not whole is not reached', () => {
  expect([shareOf(2, 3), shareOf(0, 0), shareOf(3, 3)]).toEqual([6666, 0, 10_000]);
});
