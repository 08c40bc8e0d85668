import { isOrderedIn } from '@ownpath/domain/catalog';
import type { SellableCondition, SellableUnit } from '../catalog/index.ts';

/** Most pieces of a line. */
export const MAX_PIECES = 20;

/**
 * New items that the store can give in this color: its own, or those of stores nearby when it has none, which is how
 * their availability and delivery are shown. Items that a vendor sends have no such limit.
 * @param heldNumbers stock records of which the basket holds a piece, once for each
 */
export function availablePieces(
  condition: SellableCondition | null,
  variantId: string | null,
  heldNumbers: readonly string[],
): number {
  if (!condition?.availability.orderable) return 0;
  const { availability, units } = condition;
  if (isOrderedIn(availability.type)) return MAX_PIECES;
  // A bundle has no units of its own; its level counts complete sets.
  if (units.length === 0) return availability.stockLevel;
  const ofVariant = units.filter((unit) => variantId === null || unit.variantId === variantId);
  const atHome = ofVariant.filter(({ isHomeStore }) => isHomeStore);
  const heldOf = (unit: SellableUnit) =>
    heldNumbers.filter((number) => number === unit.inventoryNumber).length;
  const piecesOf = (counted: typeof units) =>
    counted.reduce((sum, unit) => sum + unit.availableQuantity + heldOf(unit), 0);
  return piecesOf(atHome) || piecesOf(ofVariant);
}
