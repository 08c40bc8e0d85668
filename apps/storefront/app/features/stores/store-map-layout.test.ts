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

test('a distance is written below the place, above it where a pin stands there, and nowhere between two', () => {
  const miles = 1 / 69.172;
  const at = (north: number) => ({ latitude: plano.latitude + north * miles, longitude: plano.longitude });
  const corner = { latitude: plano.latitude + 9 * miles, longitude: plano.longitude + 0.2 };
  const labelOfFive = (...stores: { latitude: number; longitude: number }[]) => {
    const { center, rings } = layOutStores(plano, [corner, ...stores]);
    const ring = rings.find((one) => one.miles === 5);
    return ring?.labelY == null ? 'nowhere' : ring.labelY > center.y ? 'below' : 'above';
  };
  expect(labelOfFive(at(-12))).toBe('below');
  expect(labelOfFive(at(-12), at(-5.5))).toBe('above');
  expect(labelOfFive(at(-12), at(-5.5), at(4.5))).toBe('nowhere');
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

test('each city is named once, where no pin hides the name', () => {
  const near = fc.record({
    latitude: fc.double({ min: 32.8, max: 33.3, noNaN: true }),
    longitude: fc.double({ min: -97, max: -96.4, noNaN: true }),
    city: fc.constantFrom('Plano', 'Frisco', 'Allen', 'Dallas'),
  });
  fc.assert(
    fc.property(fc.array(near, { minLength: 1, maxLength: 12 }), (stores) => {
      const { pins, places } = layOutStores(plano, stores);
      const names = places.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(stores.map(({ city }) => city)).toEqual(expect.arrayContaining(names));
      for (const { x, y } of places)
        for (const pin of pins) expect(Math.abs(pin.x - x) > 5 || y < pin.y - 16 || y > pin.y + 3).toBe(true);
    }),
  );
  const single = layOutStores(plano, [{ latitude: 33.1, longitude: -96.7, city: 'Plano' }]);
  expect(single.places).toMatchObject([{ name: 'Plano' }]);
});
