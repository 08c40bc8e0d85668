import { describe, expect, test } from 'vitest';
import {
  bundleAvailability,
  colorsInCondition,
  deliveryDaysOf,
  inventoryTypeOf,
  isDeliveryBand,
  isOfferedFrom,
  isSortOption,
  latestBand,
  pageSizeOf,
  stockMessageFor,
} from './index.ts';

describe('availability', () => {
  test('a bundle has the availability of its worst member', () => {
    expect(bundleAvailability(['INVENTORY_PRODUCT', 'INV_GEO_POOL_PRODUCT'])).toBe('INV_GEO_POOL_PRODUCT');
    expect(bundleAvailability(['EA_PRODUCT', 'SO_PRODUCT'])).toBe('EA_PRODUCT');
    expect(bundleAvailability(['INVENTORY_PRODUCT', null])).toBeNull();
    expect(bundleAvailability([])).toBeNull();
  });

  test('only new items come from a vendor', () => {
    expect(isOfferedFrom('SO_PRODUCT', 'NEW')).toBe(true);
    expect(isOfferedFrom('SO_PRODUCT', 'USED')).toBe(false);
    expect(isOfferedFrom('INV_GEO_POOL_PRODUCT', 'USED')).toBe(true);
  });

  test.each([
    [0, true, 1, { id: 'out-of-stock' }],
    [9, false, 1, { id: 'out-of-stock' }],
    [2, true, 3, { id: 'only-left', stockLevel: 2 }],
    [3, true, 3, null],
  ])('stock %i, orderable %s, wanted %i', (stockLevel, hasOrderableVariant, quantity, message) => {
    expect(stockMessageFor({ stockLevel, hasOrderableVariant }, quantity)).toEqual(message);
  });

  test('the message names the bundle member', () => {
    expect(stockMessageFor({ stockLevel: 1, hasOrderableVariant: true }, 2, 'Fern Recliner')).toEqual({
      id: 'only-left-for',
      stockLevel: 1,
      productName: 'Fern Recliner',
    });
  });
});

describe('colours of a condition', () => {
  const colors = ['spruce', 'pewter', 'sand'].map((id) => ({ id, orderable: id !== 'sand' }));
  const shown = (condition: 'NEW' | 'USED_GOOD', units: readonly string[] | null) =>
    colorsInCondition(colors, condition, units && new Set(units)).map(
      ({ id, orderable }) => `${id}${orderable ? '' : ' (gone)'}`,
    );

  test('a pre-owned one has the colours of its units only', () => {
    expect(shown('USED_GOOD', ['pewter'])).toEqual(['pewter']);
    expect(shown('USED_GOOD', ['pewter', 'spruce'])).toEqual(['spruce', 'pewter']);
  });

  test('of a new one what is there comes first', () => {
    expect(shown('NEW', ['pewter'])).toEqual(['pewter', 'spruce (gone)', 'sand (gone)']);
    expect(shown('NEW', null)).toEqual(['spruce', 'pewter', 'sand (gone)']);
  });

  test('where nothing is there, all colours are as before', () => {
    expect(shown('USED_GOOD', [])).toEqual(['spruce', 'pewter', 'sand (gone)']);
    expect(shown('NEW', ['sand'])).toEqual(['spruce', 'pewter', 'sand (gone)']);
  });
});

test('conditions are new or used', () => {
  expect(inventoryTypeOf('USED_FAIR')).toBe('USED');
  expect(inventoryTypeOf('NEW')).toBe('NEW');
});

test('delivery bands', () => {
  expect(deliveryDaysOf('1-6 Weeks')).toEqual({ minDays: 7, maxDays: 42 });
  expect(() => deliveryDaysOf('Tomorrow')).toThrow(RangeError);
  expect(isDeliveryBand('Carryout')).toBe(true);
  expect(latestBand(['1-3 Days', 'Carryout'])).toBe('1-3 Days');
  expect(latestBand(['1-6 Weeks', '4-6 Weeks'])).toBe('4-6 Weeks');
  expect(latestBand([])).toBeNull();
});

test('listing parameters from a query string', () => {
  expect(isSortOption('PRICE_LOW_TO_HIGH')).toBe(true);
  expect(isSortOption('price')).toBe(false);
  expect(pageSizeOf(50)).toBe(50);
  expect(pageSizeOf(1_000_000)).toBe(16);
  expect(pageSizeOf(Number.NaN)).toBe(16);
});
