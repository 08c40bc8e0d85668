import { type Coordinates, distanceMiles } from '@ownpath/domain/stores';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchBoxAround } from './search-stores.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const radius = fc.double({ min: 1, max: 20_012, noNaN: true });

/** A point near the first one, so that many pairs lie within the distance. */
const near = (from: Coordinates) =>
  fc.record({
    latitude: fc.double({ min: -3, max: 3, noNaN: true }).map((d) => clamp(from.latitude + d, 90)),
    longitude: fc.double({ min: -3, max: 3, noNaN: true }).map((d) => clamp(from.longitude + d, 180)),
  });
const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

test('every point within the distance lies in the box', () => {
  const pairs = point.chain((from) => fc.tuple(fc.constant(from), fc.oneof(point, near(from)), radius));
  fc.assert(
    fc.property(pairs, ([from, to, miles]) => {
      fc.pre(distanceMiles(from, to) <= miles);
      const box = searchBoxAround(from, miles);
      expect(to.latitude).toBeGreaterThanOrEqual(box.minLatitude);
      expect(to.latitude).toBeLessThanOrEqual(box.maxLatitude);
      expect(to.longitude).toBeGreaterThanOrEqual(box.minLongitude);
      expect(to.longitude).toBeLessThanOrEqual(box.maxLongitude);
    }),
    { numRuns: 500 },
  );
});

test('the box of thirty miles around Plano is small', () => {
  const box = searchBoxAround({ latitude: 33.06, longitude: -96.82 }, 30);
  expect(box.maxLatitude - box.minLatitude).toBeLessThan(1);
  expect(box.maxLongitude - box.minLongitude).toBeLessThan(1.1);
});
