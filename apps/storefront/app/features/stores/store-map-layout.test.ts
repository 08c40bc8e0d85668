import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutStores, MAP_ASPECT } from './store-map-layout.ts';

const plano = { latitude: 33.0607, longitude: -96.7328 };

test('north is up and east is right', () => {
  const { center, pins } = layOutStores(plano, [
    { latitude: plano.latitude + 0.1, longitude: plano.longitude },
    { latitude: plano.latitude, longitude: plano.longitude + 0.1 },
  ]);
  const [north, east] = pins;
  expect(north?.y).toBeLessThan(center.y);
  expect(north?.x).toBe(center.x);
  expect(east?.x).toBeGreaterThan(center.x);
  expect(east?.y).toBe(center.y);
});

test('a ring is round on the screen', () => {
  const { rings } = layOutStores(plano, [{ latitude: 33.2, longitude: -96.6 }]);
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) expect(ring.ry / ring.rx).toBeCloseTo(MAP_ASPECT, 1);
});

test('every store and the place itself stand well inside the map', () => {
  const near = fc.record({
    latitude: fc.double({ min: 32.6, max: 33.5, noNaN: true }),
    longitude: fc.double({ min: -97.2, max: -96.2, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(near, { maxLength: 200 }), (stores) => {
      const { center, pins } = layOutStores(plano, stores);
      for (const { x, y } of [center, ...pins]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(7);
        expect(Math.max(x, y)).toBeLessThanOrEqual(93);
      }
    }),
  );
});
