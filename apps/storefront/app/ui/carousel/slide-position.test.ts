import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexAfter, indexAt, lastIndex } from './slide-position.ts';

test.each([
  [6, 1, 5],
  [6, 4, 2],
  [6, 1.2, 5],
  [3, 4, 0],
  [0, 1, 0],
])('of %i slides with %d in sight, %i is the last to stand first', (count, visible, last) => {
  expect(lastIndex({ count, visible })).toBe(last);
});

test('a cyclic carousel goes round, another one stops at its ends', () => {
  const shape = { count: 6, visible: 2, isCyclic: true };
  expect(indexAfter(4, 1, shape)).toBe(0);
  expect(indexAfter(0, -1, shape)).toBe(4);
  expect(indexAfter(4, 1, { ...shape, isCyclic: false })).toBe(4);
  expect(indexAfter(0, -1, { ...shape, isCyclic: false })).toBe(0);
  expect(indexAfter(1, 1, shape)).toBe(2);
});

test('a scroll belongs to the nearest slide', () => {
  const shape = { count: 6, visible: 1, isCyclic: false };
  expect(indexAt(0, 320, shape)).toBe(0);
  expect(indexAt(159, 320, shape)).toBe(0);
  expect(indexAt(161, 320, shape)).toBe(1);
  expect(indexAt(9_999, 320, shape)).toBe(5);
  expect(indexAt(100, 0, shape)).toBe(0);
});

test('any number of steps stays in the row', () => {
  const shapes = fc.record({
    count: fc.nat(20),
    visible: fc.constantFrom(1, 1.2, 1.5, 2, 3, 6),
    isCyclic: fc.boolean(),
  });
  fc.assert(
    fc.property(shapes, fc.array(fc.constantFrom<1 | -1>(1, -1)), (shape, steps) => {
      const index = steps.reduce((at, step) => indexAfter(at, step, shape), 0);
      expect(index).toBeGreaterThanOrEqual(0);
      expect(index).toBeLessThanOrEqual(lastIndex(shape));
    }),
  );
});
