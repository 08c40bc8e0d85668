import { listPostalCodes } from '@ownpath/demo-data/postal-codes';
import { distanceMiles } from '@ownpath/domain/stores';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBundledGeocoder } from './bundled.ts';

const geocoder = createBundledGeocoder();

test('a ZIP code has a town', async () => {
  expect(await geocoder.findByPostalCode('75024')).toMatchObject({ city: 'Plano', stateCode: 'TX' });
  expect(await geocoder.findByPostalCode('00000')).toBeNull();
  expect(await geocoder.findByPostalCode('__proto__')).toBeNull();
});

test('a point gets the nearest ZIP code and keeps its own coordinates', async () => {
  const all = listPostalCodes();
  const land = fc.record({
    latitude: fc.double({ min: 31, max: 42, noNaN: true }),
    longitude: fc.double({ min: -104, max: -82, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(land, async (point) => {
      const place = await geocoder.findByPoint(point);
      const nearest = Math.min(...all.map((row) => distanceMiles(point, row)));
      fc.pre(nearest < 60);
      const found = all.find(({ postalCode }) => postalCode === place?.postalCode);
      expect(found && distanceMiles(point, found)).toBeCloseTo(nearest, 6);
      expect(place).toMatchObject(point);
    }),
    { numRuns: 25 },
  );
});

test('a point at sea has none', async () => {
  expect(await geocoder.findByPoint({ latitude: 30, longitude: -60 })).toBeNull();
});

test.each([
  ['123 Main St, Plano, TX 75024', '75024'],
  ['12345 Elm St, Plano, TX 75024', '75024'],
  ['Fresno, CA', '93650'],
])('%s', async (address, postalCode) => {
  const place = await geocoder.findByAddress(address);
  expect(place?.postalCode?.slice(0, 3)).toBe(postalCode.slice(0, 3));
});

test('an address without a place is null', async () => {
  expect(await geocoder.findByAddress('somewhere')).toBeNull();
  expect(await geocoder.findByAddress('')).toBeNull();
});
