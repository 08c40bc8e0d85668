import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AFFILIATE_STATE_CODES,
  canRentIn,
  distanceMiles,
  findNearestStores,
  geoAvailabilityOf,
  getStateRule,
  isCategoryRestricted,
  isOpenForEcommerce,
  isStateCode,
  isStoreOpen,
  nextVisibleStoreCount,
  stateRules,
  storeTermsOf,
  US_STATES,
  US_STATES_AND_TERRITORIES,
} from './index.ts';

describe('state rules', () => {
  test('every state, DC and territory has a rule', () => {
    expect(US_STATES).toHaveLength(51);
    expect(Object.keys(stateRules).sort()).toEqual(US_STATES_AND_TERRITORIES.map(({ code }) => code).sort());
  });

  test('Minnesota, Wisconsin and New Jersey are closed, each with its own reason', () => {
    const closedStates = US_STATES.map(({ code }) => code).filter((code) => !stateRules[code].enabled);
    expect(closedStates).toEqual(['MN', 'NJ', 'WI']);
    for (const code of AFFILIATE_STATE_CODES) {
      expect(stateRules[code].closure).toEqual({ reason: 'treated-as-credit-sale', hasAffiliate: true });
    }
    expect(stateRules.NJ.closure).toEqual({ reason: 'treated-as-retail-instalment', hasAffiliate: false });
  });

  test('a state is closed exactly when a reason is given', () => {
    for (const rule of Object.values(stateRules)) expect(rule.closure === null).toBe(rule.enabled);
  });

  test('no club in California and Indiana', () => {
    const without = US_STATES.map(({ code }) => code).filter((code) => !stateRules[code].clubAllowed);
    expect(without).toEqual(['CA', 'IN']);
  });

  test('statutory names', () => {
    expect(stateRules.TX.transactionName).toBe('rental-purchase');
    expect(stateRules.NV.transactionName).toBe('lease-with-option-to-purchase');
    expect(stateRules.SC.transactionName).toBe('consumer-rental-purchase');
    expect(stateRules.VT).toMatchObject({
      transactionName: 'consumer-lease',
      minimumTermWeeks: 18,
      sacDays: 0,
    });
    expect(stateRules.MI.processingFeeMaxCents).toBe(0);
  });

  test('rent requires an open state for the store and the delivery address', () => {
    expect(canRentIn('TX', 'OK')).toBe(true);
    expect(canRentIn('TX', 'MN')).toBe(false);
    expect(canRentIn('NJ', 'NY')).toBe(false);
    expect(canRentIn('TX', 'XX')).toBe(false);
    expect(canRentIn('TX', 'constructor')).toBe(false);
  });

  test('an unknown state has no rule', () => {
    expect(getStateRule('OH').epo.strategy).toBe('CASH_LESS_PCT');
    expect(() => getStateRule('toString')).toThrow(RangeError);
    expect(isStateCode('PR')).toBe(true);
    expect(isStateCode('pr')).toBe(false);
  });
});

describe('store terms', () => {
  const storeTerms = { processingFeeCents: 1500, sameAsCashDays: 120 };

  test.each([
    ['TX', { processingFeeCents: 1500, sameAsCashDays: 120 }],
    ['IN', { processingFeeCents: 1000, sameAsCashDays: 120 }],
    ['MI', { processingFeeCents: 0, sameAsCashDays: 120 }],
    ['VT', { processingFeeCents: 1500, sameAsCashDays: 0 }],
  ])('in %s the state’s limits hold', (stateCode, expected) => {
    expect(storeTermsOf({ ...storeTerms, stateCode })).toEqual(expected);
  });
});

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
