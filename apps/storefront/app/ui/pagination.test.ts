import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
  [4, 12, [1, 2, 3, 4, 5, 'gap-after', 12]],
  [5, 12, [1, 'gap-before', 4, 5, 6, 'gap-after', 12]],
  [9, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap-before', 8, 9, 10, 11, 12]],
])('page %i of %i', (current, count, expected) => {
  expect(pageWindow(current, count)).toEqual(expected);
});

test('beyond seven pages there are seven slots, in order, with the current page and no gap for one page', () => {
  const pages = fc.integer({ min: 8, max: 500 });
  fc.assert(
    fc.property(
      pages.chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count))),
      ([current, count]) => {
        const slots = pageWindow(current, count);
        expect(slots).toHaveLength(7);
        expect(slots).toContain(current);
        expect([slots[0], slots.at(-1)]).toEqual([1, count]);
        for (const [index, slot] of slots.entries()) {
          const [before, after] = [slots[index - 1], slots[index + 1]];
          if (typeof slot === 'string') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(slot - before).toBe(1);
        }
      },
    ),
  );
});
