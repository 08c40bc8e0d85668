import { getStateRule } from '@ownpath/domain/law';
import { describe, expect, it } from 'vitest';
import { generateRetailer } from './index.ts';

const options = { seed: 42, stores: 60, unitsPerStore: 430 };

describe('generateRetailer', () => {
  const retailer = generateRetailer(options);
  const units = [...retailer.inventory];

  it('generates the requested number of stores and rows', () => {
    expect(retailer.stores).toHaveLength(60);
    expect(retailer.inventoryCount).toBe(25_800);
    expect(units).toHaveLength(25_800);
    expect(new Set(units.map(({ inventoryNumber }) => inventoryNumber)).size).toBe(25_800);
  });

  it('opens stores only where renting is allowed, in a zone that covers the state', () => {
    for (const { id, stateCode, zoneId } of retailer.stores) {
      expect(getStateRule(stateCode).enabled, id).toBe(true);
      expect(retailer.priceZones.find((zone) => zone.id === zoneId)?.stateCodes, id).toContain(stateCode);
    }
  });

  it('gives every store a name of its own', () => {
    const { stores } = generateRetailer({ seed: 7, stores: 2_400, unitsPerStore: 1 });
    expect(new Set(stores.map(({ name }) => name)).size).toBe(2_400);
  });

  it('gives the same retailer for the same seed, row by row, on every read', () => {
    const again = generateRetailer(options);
    expect(again.stores).toEqual(retailer.stores);
    expect([...again.inventory]).toEqual(units);
    expect([...retailer.inventory]).toEqual(units);
  });

  it('gives another retailer for another seed', () => {
    expect(generateRetailer({ ...options, seed: 43 }).stores).not.toEqual(retailer.stores);
  });

  it('generates rows lazily, so that a million rows need no memory', () => {
    const huge = generateRetailer({ seed: 1, stores: 2_400, unitsPerStore: 430 });
    expect(huge.inventoryCount).toBe(1_032_000);
    const iterator = huge.inventory[Symbol.iterator]();
    expect(iterator.next().value?.storeId).toBe(huge.stores[0]?.id);
  });

  it('generates no rows without stores and rejects invalid counts', () => {
    expect([...generateRetailer({ seed: 1, stores: 0, unitsPerStore: 430 }).inventory]).toEqual([]);
    expect(() => generateRetailer({ seed: 1, stores: -1, unitsPerStore: 430 })).toThrow(RangeError);
    expect(() => generateRetailer({ seed: 1, stores: 80_001, unitsPerStore: 1 })).toThrow(RangeError);
  });
});
