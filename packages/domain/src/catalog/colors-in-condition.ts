import type { ItemCondition } from './conditions.ts';

/**
 * The colours that a product is shown in for one condition, what can be had first: a pre-owned unit has the colour that
 * it has, and no other is shown for its price. Without units every colour is as before.
 * @param unitIds colours with units in this condition; null where it is not a matter of units (on order, a bundle)
 */
export function colorsInCondition<Color extends { readonly id: string; readonly orderable: boolean }>(
  colors: readonly Color[],
  condition: ItemCondition,
  unitIds: ReadonlySet<string> | null,
): readonly Color[] {
  const marked = colors.map((color) =>
    unitIds === null ? color : { ...color, orderable: color.orderable && unitIds.has(color.id) },
  );
  const there = marked.filter(({ orderable }) => orderable);
  if (there.length === 0) return colors;
  return condition === 'NEW' ? [...there, ...marked.filter(({ orderable }) => !orderable)] : there;
}
