import { describe, expect, test } from 'vitest';
import { type MemberSupply, resolveAvailability } from './availability.ts';

const standard = {
  kind: 'standard',
  isBlocked: false,
  deliveryBand: '1-3 Days',
  homeUnits: 0,
  poolUnits: 0,
  members: [],
} as const;
const member: MemberSupply = { ...standard, quantity: 1 };
const none = { type: null, orderable: false, stockLevel: 0, deliveryBand: null };

describe('one product', () => {
  test.each([
    ['in the store', { homeUnits: 2, poolUnits: 5 }, 'INVENTORY_PRODUCT', 2, '1-3 Days'],
    ['in a neighbor store', { poolUnits: 3 }, 'INV_GEO_POOL_PRODUCT', 3, '3-7 Days'],
    ['made to order', { kind: 'special-order', deliveryBand: '4-6 Weeks' }, 'SO_PRODUCT', 0, '4-6 Weeks'],
    ['from the vendor', { kind: 'extended-aisle', deliveryBand: '1-2 Weeks' }, 'EA_PRODUCT', 0, '1-2 Weeks'],
    [
      'nearby, slow by itself',
      { poolUnits: 1, deliveryBand: '2-4 Weeks' },
      'INV_GEO_POOL_PRODUCT',
      1,
      '2-4 Weeks',
    ],
  ] as const)('%s', (_, facts, type, stockLevel, deliveryBand) => {
    expect(resolveAvailability({ ...standard, ...facts }, 'NEW', true)).toEqual({
      type,
      orderable: true,
      stockLevel,
      deliveryBand,
    });
  });

  test.each([
    ['no unit anywhere', standard, 'NEW', true],
    ['switched off by hand', { ...standard, homeUnits: 4, poolUnits: 4, isBlocked: true }, 'NEW', true],
    ['a store without the extended aisle', { ...standard, kind: 'extended-aisle' }, 'NEW', false],
    ['used items are never ordered from a vendor', { ...standard, kind: 'special-order' }, 'USED_GOOD', true],
    ['nor from the extended aisle', { ...standard, kind: 'extended-aisle' }, 'USED_FAIR', true],
  ] as const)('not available: %s', (_, row, condition, hasExtendedAisle) => {
    expect(resolveAvailability(row, condition, hasExtendedAisle)).toEqual(none);
  });
});

describe('a bundle is as available as its worst member', () => {
  const bundle = (members: readonly MemberSupply[], isBlocked = false) =>
    resolveAvailability({ ...standard, kind: 'bundle', isBlocked, members }, 'NEW', true);
  const home = { ...member, homeUnits: 4, poolUnits: 6 };
  const nearby = { ...member, poolUnits: 3 };
  const ordered = { ...member, kind: 'special-order', deliveryBand: '2-4 Weeks' } as const;

  test('all in the store: as many as the scarcest allows', () => {
    expect(bundle([home, { ...home, homeUnits: 3, quantity: 2 }])).toMatchObject({
      type: 'INVENTORY_PRODUCT',
      stockLevel: 1,
    });
  });

  test('too few pieces for a pair in the store, enough nearby', () => {
    expect(bundle([home, { ...home, homeUnits: 1, poolUnits: 4, quantity: 2 }])).toMatchObject({
      type: 'INV_GEO_POOL_PRODUCT',
      stockLevel: 2,
      deliveryBand: '3-7 Days',
    });
  });

  test('one nearby, one to order', () => {
    expect(bundle([home, nearby])).toMatchObject({ type: 'INV_GEO_POOL_PRODUCT', stockLevel: 3 });
    expect(bundle([home, nearby, ordered])).toEqual({
      type: 'SO_PRODUCT',
      orderable: true,
      stockLevel: 0,
      deliveryBand: '2-4 Weeks',
    });
  });

  test('not available with a member missing or switched off, without members, or switched off itself', () => {
    expect(bundle([home, member])).toEqual(none);
    expect(bundle([home, { ...home, isBlocked: true }])).toEqual(none);
    expect(bundle([])).toEqual(none);
    expect(bundle([home], true)).toEqual(none);
  });
});
