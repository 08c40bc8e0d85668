import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  distanceMiles,
  findNearestStores,
  geoAvailabilityOf,
  isCategoryRestricted,
  isOpenForEcommerce,
  isStoreOpen,
  nextVisibleStoreCount,
} from './index.ts';

describe('distance', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  test('Dallas to Fort Worth is about 31 miles', () => {
    const dallas = { latitude: 32.7767, longitude: -96.797 };
    const fortWorth = { latitude: 32.7555, longitude: -97.3308 };
    expect(distanceMiles(dallas, fortWorth)).toBeCloseTo(31.05, 1);
  });

  test('distance is symmetric, zero to itself and at most half the circumference of the earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 6);
        expect(distanceMiles(a, a)).toBe(0);
        expect(distanceMiles(a, b)).toBeLessThanOrEqual(12_437);
      }),
    );
  });
});

describe('store search', () => {
  const store = (id: string, latitude: number, ecommerceCloseDate: string | null = null) => ({
    id,
    latitude,
    longitude: -97,
    ecommerceCloseDate,
  });
  const from = { latitude: 33, longitude: -97 };

  test('lists the nearest store first and leaves out closed and distant stores', () => {
    const stores = [
      store('far', 36),
      store('second', 33.2),
      store('closed', 33, '2026-11-20'),
      store('last-day', 33.3, '2026-11-21'),
      store('first', 33.1),
    ];
    const found = findNearestStores(stores, { from, today: '2026-11-21' });
    expect(found.map((it) => it.store.id)).toEqual(['first', 'second', 'last-day']);
    expect(findNearestStores(stores, { from, today: '2026-11-21', limit: 1 })).toHaveLength(1);
    expect(findNearestStores(stores, { from, today: '2026-11-21', maxDistanceMiles: 10 })).toHaveLength(1);
  });

  test('the default radius is 100 miles (a degree of latitude is 69.1)', () => {
    const stores = [store('99-miles', 34.44), store('101-miles', 34.46)];
    expect(findNearestStores(stores, { from, today: '2026-11-21' }).map((it) => it.store.id)).toEqual([
      '99-miles',
    ]);
  });

  test('a caller cannot search beyond the limits', () => {
    const many = Array.from({ length: 250 }, (_, index) => store(`s${index}`, 33 + index / 1_000));
    expect(findNearestStores(many, { from, today: '2026-11-21', limit: 999 })).toHaveLength(200);
    expect(
      findNearestStores([store('far', 36)], { from, today: '2026-11-21', maxDistanceMiles: 999 }),
    ).toEqual([]);
  });

  test('a store without a closing date is open', () => {
    expect(isOpenForEcommerce(undefined, '2026-11-21')).toBe(true);
  });

  test('"Load more" adds ten stores, up to two hundred', () => {
    expect(nextVisibleStoreCount(10)).toBe(20);
    expect(nextVisibleStoreCount(195)).toBe(200);
    expect(nextVisibleStoreCount(200)).toBe(200);
  });

  test('the service message for an address without stores', () => {
    expect(geoAvailabilityOf(null)).toEqual({ type: 'no-result' });
    expect(geoAvailabilityOf('WI')).toEqual({ type: 'affiliate-state', stateCode: 'WI' });
    expect(geoAvailabilityOf('AK')).toEqual({ type: 'unsupported-location' });
  });

  test('a restricted category closes all its subcategories', () => {
    expect(isCategoryRestricted(['smartphones'], ['electronics', 'smartphones', 'foldables'])).toBe(true);
    expect(isCategoryRestricted(['smartphones'], ['electronics'])).toBe(false);
  });
});

describe('hours on the store clock', () => {
  test.each([
    ['2026-11-21T15:59:59Z', false],
    ['2026-11-21T16:00:00Z', true],
    ['2026-11-21T23:59:59Z', true],
    ['2026-11-22T00:00:00Z', false],
    ['2026-11-22T18:00:00Z', false],
  ])('%s in Chicago is open: %s', (now, expected) => {
    expect(isStoreOpen(now, 'America/Chicago')).toBe(expected);
  });

  test('open from Monday to Saturday, closed on Sunday', () => {
    const week = ['22', '23', '24', '25', '26', '27', '28'].map((day) =>
      isStoreOpen(`2026-11-${day}T18:00:00Z`, 'America/Chicago'),
    );
    expect(week).toEqual([false, true, true, true, true, true, true]);
  });
});
