/** Grade of a unit. Used goods are graded on inspection. */
export type ItemCondition = 'NEW' | 'USED_GREAT' | 'USED_GOOD' | 'USED_FAIR';

export type UsedCondition = Exclude<ItemCondition, 'NEW'>;

/** What the wire knows of a condition (specification section 3, `c_inventoryCondition`). */
export type InventoryType = 'NEW' | 'USED';

export const ITEM_CONDITIONS: readonly ItemCondition[] = ['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'];

/** Values of the condition filter (specification section 9). */
export const CONDITION_FILTER_LABELS = {
  NEW: 'New',
  USED_FAIR: 'Previously Rented - Fair',
  USED_GOOD: 'Previously Rented - Good',
  USED_GREAT: 'Previously Rented - Great',
} as const satisfies Record<ItemCondition, string>;

export type ConditionFilterLabel = (typeof CONDITION_FILTER_LABELS)[ItemCondition];

export function inventoryTypeOf(condition: ItemCondition): InventoryType {
  return condition === 'NEW' ? 'NEW' : 'USED';
}

/** The condition that a filter value stands for; `undefined` for any other text. */
export function conditionOfFilterLabel(label: string): ItemCondition | undefined {
  return ITEM_CONDITIONS.find((condition) => CONDITION_FILTER_LABELS[condition] === label);
}
