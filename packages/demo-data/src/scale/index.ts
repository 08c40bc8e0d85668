import { FIRST_GENERATED_NUMBER, generateStoreInventory } from '../inventory/index.ts';
import { createAssortment } from '../retailer/index.ts';
import type { DemoInventoryUnit, DemoProduct, DemoRetailer, DemoStore } from '../types/index.ts';
import { generateStores } from './generated-stores.ts';

export type ScaleOptions = {
  readonly seed: number;
  readonly stores: number;
  /** Inventory rows per store. */
  readonly unitsPerStore: number;
  /** `YYYY-MM-DD`, as for `createDemoRetailer`. */
  readonly today?: string;
};

/** A retailer whose inventory does not fit in memory: iterate over it, as often as needed. */
export type ScaledRetailer = Omit<DemoRetailer, 'inventory'> & {
  readonly inventory: Iterable<DemoInventoryUnit>;
  readonly inventoryCount: number;
};

/**
 * The demo catalog, prices and content with any number of generated stores; the same options give the same retailer.
 * Inventory is generated lazily, store by store, so memory use does not grow with it.
 */
export function generateRetailer(options: ScaleOptions): ScaledRetailer {
  const { seed, unitsPerStore, today } = options;
  const assortment = createAssortment(today);
  const stores = generateStores(seed, options.stores);
  return {
    ...assortment,
    stores,
    inventory: {
      [Symbol.iterator]: () => generateInventory(stores, assortment.products, seed, unitsPerStore),
    },
    inventoryCount: stores.length * unitsPerStore,
  };
}

function* generateInventory(
  stores: readonly DemoStore[],
  products: readonly DemoProduct[],
  seed: number,
  unitsPerStore: number,
): Generator<DemoInventoryUnit> {
  for (const [index, store] of stores.entries()) {
    const firstNumber = FIRST_GENERATED_NUMBER + index * unitsPerStore;
    yield* generateStoreInventory(store, products, { seed, rowCount: unitsPerStore, firstNumber });
  }
}
