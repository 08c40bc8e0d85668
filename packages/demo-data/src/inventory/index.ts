import { HOME_STORE_ID } from '../stores/index.ts';
import type { DemoInventoryUnit, DemoProduct, DemoStore } from '../types/index.ts';
import { listPinnedInventory, notInHomeStore } from './pinned-inventory.ts';
import { generateStoreInventory } from './store-inventory.ts';

export { generateStoreInventory } from './store-inventory.ts';

export const ROWS_PER_STORE = 430;
/** Generated numbers start above the pinned ones. */
export const FIRST_GENERATED_NUMBER = 30_001;

/** Stock of all stores that still sell online, as of `today`. */
export function listInventory(
  stores: readonly DemoStore[],
  products: readonly DemoProduct[],
  options: { readonly seed: number; readonly today: string },
): readonly DemoInventoryUnit[] {
  const open = stores.filter(
    ({ ecommerceCloseDate }) => ecommerceCloseDate === null || ecommerceCloseDate >= options.today,
  );
  const pinned = listPinnedInventory();
  const taken = new Set(pinned.map(stockKey));
  const generated = open.flatMap((store, index) => [
    ...generateStoreInventory(store, products, {
      seed: options.seed,
      rowCount: ROWS_PER_STORE,
      firstNumber: FIRST_GENERATED_NUMBER + index * ROWS_PER_STORE,
      ...(store.id === HOME_STORE_ID ? { withoutProductIds: notInHomeStore } : {}),
    }),
  ]);
  return [...pinned, ...generated.filter((unit) => !taken.has(stockKey(unit)))];
}

/** New items have one record per variant and store; every used unit has its own record. */
function stockKey({ condition, storeId, variantId, inventoryNumber }: DemoInventoryUnit): string {
  return condition === 'NEW' ? `${storeId} ${variantId}` : inventoryNumber;
}
