import { HOME_STORE_ID } from '../stores/index.ts';
import type { DemoCondition, DemoInventoryUnit } from '../types/index.ts';

/** New items that the home store always has in stock. */
const onHomeFloor = [
  ['alder-3-seat-sofa', 'spruce', 3],
  ['alder-3-seat-sofa', 'camel', 1],
  ['65-4k-smart-tv', 'black', 6],
  ['front-load-washer-dryer-pair', 'white', 2],
  ['calder-reclining-sofa', 'chestnut', 2],
  ['marlow-chaise-sofa', 'dove', 1],
  ['fern-loveseat', 'rust', 2],
  ['sorrel-coffee-table', 'walnut', 5],
  ['15-everyday-laptop-16-gb', 'silver', 4],
  ['11-tablet-128-gb', 'graphite', 4],
  ['upright-freezer-14-cu-ft', 'white', 2],
  ['heron-dining-set', 'walnut', 1],
] as const;

/** New items that only the home store's neighbors have. */
const onlyNearby = [
  ['french-door-refrigerator-26-cu-ft', 'stainless', '04221'],
  ['linden-loveseat', 'sand', '04226'],
  ['tansy-tufted-sofa', 'slate', '04230'],
  ['bexley-sleeper-sofa', 'linen', '04226'],
] as const;

/** Used units with fixed numbers, all in the home store. */
const usedUnits = [
  ['RC-20411', 'alder-3-seat-sofa', 'slate', 'USED_GREAT'],
  ['RC-20418', 'fern-recliner', 'rust', 'USED_GREAT'],
  ['RC-20423', 'alder-3-seat-sofa', 'pewter', 'USED_GOOD'],
  ['RC-20437', '65-4k-smart-tv', 'black', 'USED_GOOD'],
  ['RC-20442', 'calder-reclining-sofa', 'espresso', 'USED_FAIR'],
] as const satisfies readonly (readonly [string, string, string, DemoCondition])[];

/** Products that the generator must not stock in the home store. */
export const notInHomeStore: ReadonlySet<string> = new Set(onlyNearby.map(([productId]) => productId));

/** Rows that the demo's pictures and journeys depend on, whatever the seed. */
export function listPinnedInventory(): readonly DemoInventoryUnit[] {
  return [
    ...onHomeFloor.map(([productId, color, quantity], index) =>
      newItems(`NW-${20_101 + index}`, HOME_STORE_ID, productId, color, quantity),
    ),
    ...onlyNearby.map(([productId, color, storeId], index) =>
      newItems(`NW-${20_201 + index}`, storeId, productId, color, 2),
    ),
    ...usedUnits.map(([inventoryNumber, productId, color, condition]) => ({
      inventoryNumber,
      storeId: HOME_STORE_ID,
      productId,
      variantId: `${productId}-${color}`,
      condition,
      quantity: 1,
    })),
  ];
}

function newItems(
  inventoryNumber: string,
  storeId: string,
  productId: string,
  color: string,
  quantity: number,
): DemoInventoryUnit {
  const variantId = `${productId}-${color}`;
  return { inventoryNumber, storeId, productId, variantId, condition: 'NEW', quantity };
}
