import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demandOf, HIGHEST_DEMAND } from './demand.ts';

test.each([
  [-1, 0],
  [0, 0],
  [0.05, 0],
  [1, 100],
  [3, 200],
  [20, 450],
  [1_023, 1_000],
  [1e12, 1_000],
])('a sum of %d is a demand of %d', (sum, demand) => expect(demandOf(sum)).toBe(demand));

test('more orders and clicks never count less, and demand is bounded', () => {
  const sums = fc.double({ min: 0, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(sums, sums, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      expect(demandOf(less)).toBeLessThanOrEqual(demandOf(more));
      expect(demandOf(more)).toBeLessThanOrEqual(HIGHEST_DEMAND);
    }),
  );
});
