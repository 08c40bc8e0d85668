/** Grade of a unit. Used items are graded on inspection. */
export type ItemCondition = 'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR';

export type UsedCondition = Exclude<ItemCondition, 'NEW'>;

/** Condition as sent on the wire (specification section 3, `c_inventoryCondition`). */
export type InventoryType = 'NEW' | 'USED';

export const ITEM_CONDITIONS: readonly ItemCondition[] = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'];

export function inventoryTypeOf(condition: ItemCondition): InventoryType {
  return condition === 'NEW' ? 'NEW' : 'USED';
}
