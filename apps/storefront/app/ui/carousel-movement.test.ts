import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { indexAfter, indexAt, lastIndex, scrollSmoothly } from './carousel-movement.ts';

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

type Row = { scrollLeft: number; dataset: { turn?: string }; style: { scrollSnapType: string } };
const frames: ((now: number) => void)[] = [];
const newRow = (): Row => ({ scrollLeft: 0, dataset: {}, style: { scrollSnapType: '' } });

function stubBrowser(wantsStillness: boolean): void {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: wantsStillness }) });
  vi.stubGlobal('performance', { now: () => 1_000 });
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
}
const showFrame = (now: number) => frames.shift()?.(now);

afterEach(() => {
  frames.length = 0;
  vi.unstubAllGlobals();
});

test('a slide takes 500 ms, and snapping waits for it', () => {
  stubBrowser(false);
  const row = newRow();
  scrollSmoothly(row as unknown as HTMLElement, 320);
  showFrame(1_250);
  expect(row.scrollLeft).toBeGreaterThan(160);
  expect(row.scrollLeft).toBeLessThan(320);
  showFrame(1_499);
  expect(row.style.scrollSnapType).toBe('none');
  showFrame(1_500);
  expect([row.scrollLeft, row.style.scrollSnapType, frames.length]).toEqual([320, '', 0]);
});

test('where motion is unwanted it is there at once', () => {
  stubBrowser(true);
  const row = newRow();
  scrollSmoothly(row as unknown as HTMLElement, 320);
  expect([row.scrollLeft, frames.length]).toEqual([320, 0]);
});
