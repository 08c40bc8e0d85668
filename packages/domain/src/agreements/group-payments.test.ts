import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupEqualPayments } from './index.ts';

const paid = (...amounts: readonly number[]) =>
  amounts.map((totalCents, index) => ({
    dueDate: `2026-11-${String(index + 1).padStart(2, '0')}`,
    totalCents,
  }));
const inShort = (...amounts: readonly number[]) =>
  groupEqualPayments(paid(...amounts)).map(({ count, eachCents }) => [count, eachCents]);

test('the first payment is by itself, equal ones after it are one group', () => {
  expect(inShort(3788, 2705, 2705, 2705)).toEqual([
    [1, 3788],
    [3, 2705],
  ]);
  expect(inShort(2705, 2705, 2705, 100)).toEqual([
    [1, 2705],
    [2, 2705],
    [1, 100],
  ]);
  expect(groupEqualPayments([])).toEqual([]);
});

test('groups have every payment once, in order, to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 25 }), (amounts) => {
      const groups = groupEqualPayments(paid(...amounts));
      const total = amounts.reduce((sum, cents) => sum + cents, 0);
      expect(groups.reduce((sum, { togetherCents }) => sum + togetherCents, 0)).toBe(total);
      expect(groups.flatMap(({ count, eachCents }) => Array(count).fill(eachCents))).toEqual(amounts);
      const days = paid(...amounts).map(({ dueDate }) => dueDate);
      expect(groups[0]?.first.dueDate).toBe(days[0]);
      expect(groups.at(-1)?.last.dueDate).toBe(days.at(-1));
    }),
  );
});
