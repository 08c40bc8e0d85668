import { expect, test } from 'vitest';
import { goalAfter, indexInRow } from './carousel-place.ts';

const PITCH = 320;
const rowOf = (visible: number) => ({ count: 6, visible, isCyclic: true });
const endOf = (visible: number) => (6 - visible) * PITCH;

test.each([1, 1.2, 1.3, 1.5, 2])(
  'with %d slides in sight the end of the row is its last place',
  (visible) => {
    const shape = rowOf(visible);
    // Browsers round positions down.
    const end = { leftPx: Math.floor(endOf(visible)), endPx: endOf(visible), pitchPx: PITCH };
    const last = 6 - Math.floor(visible);
    expect(indexInRow(end, shape)).toBe(last);
    expect(indexInRow({ ...end, leftPx: PITCH * (last - 1) }, shape)).toBe(last - 1);
    expect(indexInRow({ ...end, leftPx: 0 }, shape)).toBe(0);
    // From there a cyclic row begins again.
    expect(goalAfter(last, 1, shape, { goal: null, nowMs: 0 }).index).toBe(0);
  },
);

test('a row that shows all its slides is at its first', () => {
  expect(indexInRow({ leftPx: 0, endPx: 0, pitchPx: PITCH }, { count: 2, visible: 2, isCyclic: false })).toBe(
    0,
  );
});

test('each of two quick steps counts, although the row has not moved yet', () => {
  const shape = rowOf(1);
  const first = goalAfter(0, 1, shape, { goal: null, nowMs: 1_000 });
  expect(first).toEqual({ index: 1, untilMs: 1_500 });
  expect(goalAfter(0, 1, shape, { goal: first, nowMs: 1_200 }).index).toBe(2);
  // Once it stands, a shopper may have swiped elsewhere.
  expect(goalAfter(4, 1, shape, { goal: first, nowMs: 1_500 }).index).toBe(5);
});
