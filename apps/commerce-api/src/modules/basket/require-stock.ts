import { DomainError } from '../../domain-error.ts';
import { MAX_PIECES } from './available-pieces.ts';
import { unavailable } from './choose-item.ts';
import type { PricedLine } from './price-lines.ts';

/** @throws DomainError `NotEnoughStock` for more pieces than a line may have */
export function requirePieces(quantity: number): void {
  if (quantity <= MAX_PIECES) return;
  throw notEnough(`A line has at most ${MAX_PIECES} pieces.`, MAX_PIECES);
}

const notEnough = (detail: string, availableQuantity: number) =>
  new DomainError('NotEnoughStock', detail, { members: { availableQuantity } });

/** Enough for this line and all others of the same item. */
export function hasStock({ row, isOrderable, availableQuantity }: PricedLine): boolean {
  return isOrderable && row.quantity <= availableQuantity;
}

/** Refuses a line that has more pieces than the store can give: with what there is, or as unavailable for none. */
export function requireStock(line: PricedLine | undefined): void {
  if (!line || hasStock(line)) return;
  const { row, availableQuantity } = line;
  if (availableQuantity === 0 && row.quantity === 1) {
    throw unavailable(`${row.productId} can't be ordered from this store.`);
  }
  throw notEnough(`There are not ${row.quantity} of ${row.productId}.`, availableQuantity);
}
