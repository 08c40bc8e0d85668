import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_SCALE, panned, WHOLE, zoomed } from './zoom-view.ts';

const room = { width: 400, height: 300 };

test('what lies under the finger stays under it', () => {
  expect(zoomed(WHOLE, 2, room, { x: 100, y: -50 })).toEqual({ scale: 2, x: -100, y: 50 });
  expect(zoomed(WHOLE, 2, room)).toEqual({ scale: 2, x: 0, y: 0 });
});

test('a whole picture is not moved, an enlarged one up to its edge', () => {
  expect(panned(WHOLE, { x: 30, y: 30 }, room)).toEqual({ scale: 1, x: 0, y: 0 });
  expect(panned({ scale: 2, x: 0, y: 0 }, { x: 900, y: -900 }, room)).toEqual({ scale: 2, x: 200, y: -150 });
});

test('whatever fingers do, the picture fills its room', () => {
  const step = fc.tuple(
    fc.float({ min: Math.fround(0.2), max: 5, noNaN: true }),
    fc.integer({ min: -300, max: 300 }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let view = WHOLE;
      for (const [factor, at] of steps) {
        view = zoomed(view, factor, room, { x: at, y: -at });
        view = panned(view, { x: at, y: at }, room);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((room.width * (view.scale - 1)) / 2 + 1e-6);
      }
    }),
  );
});
