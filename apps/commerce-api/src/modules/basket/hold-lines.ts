import { isOrderedIn } from '@ownpath/domain/catalog';
import { DomainError } from '../../domain-error.ts';
import { loadSellableItems, type SellableUnit } from '../catalog/index.ts';
import { listItems } from './basket-items-queries.ts';
import type { Transaction } from './basket-queries.ts';
import { holdUnit } from './hold-queries.ts';
import type { PricedLine } from './price-lines.ts';

/** How long a used unit is held for a basket; every change of the basket restarts it. */
const UNIT_HOLD_MS = 60 * 60_000;

export function holdExpiry(now: Date): Date {
  return new Date(now.getTime() + UNIT_HOLD_MS);
}

/** Pieces to take from these stock records, in order of preference. */
type Demand = {
  readonly productId: string;
  readonly pieces: number;
  readonly inventoryNumbers: readonly string[];
};

type LinesToHold = {
  readonly basketId: string;
  readonly storeId: string;
  readonly lines: readonly PricedLine[];
  readonly expiresAt: Date;
  /** Holds what there is. */
  readonly isPartial: boolean;
};

function unitsOf(units: readonly SellableUnit[], variantId: string | null): string[] {
  return units
    .filter((unit) => variantId === null || unit.variantId === variantId)
    .map((unit) => unit.inventoryNumber);
}

/** A used unit, or new stock of the store. What a vendor sends for the order is not held. */
export function isHeldAtStore({ row, condition, product }: PricedLine): boolean {
  if (row.condition !== 'NEW' && row.inventoryNumber !== null) return true;
  return condition !== null && product !== null && !isOrderedIn(condition.availability.type);
}

/** Stock that a line needs: none for vendor orders, the members' for a bundle. */
async function demandsOf(
  transaction: Transaction,
  line: PricedLine,
  storeId: string,
  now: Date,
): Promise<Demand[]> {
  const { row, condition, product } = line;
  if (row.condition !== 'NEW' && row.inventoryNumber !== null) {
    return [{ productId: row.productId, pieces: 1, inventoryNumbers: [row.inventoryNumber] }];
  }
  if (!isHeldAtStore(line) || !condition || !product) return [];
  if (product.members.length === 0) {
    const inventoryNumbers = unitsOf(condition.units, row.variantId);
    return [{ productId: row.productId, pieces: row.quantity, inventoryNumbers }];
  }
  const members = await loadSellableItems(transaction, {
    productIds: product.members.map((member) => member.productId),
    storeId,
    locale: 'en-US',
    now,
  });
  return product.members.map(({ productId, quantity }) => {
    const asNew = members.get(productId)?.conditions.find((candidate) => candidate.condition === 'NEW');
    return {
      productId,
      pieces: quantity * row.quantity,
      inventoryNumbers: unitsOf(asNew?.units ?? [], null),
    };
  });
}

async function take(
  transaction: Transaction,
  demand: Demand,
  { isPartial, ...hold }: Pick<LinesToHold, 'basketId' | 'expiresAt' | 'isPartial'>,
): Promise<string | null> {
  let missing = demand.pieces;
  let first: string | null = null;
  for (const inventoryNumber of demand.inventoryNumbers) {
    while (missing > 0 && (await holdUnit(transaction, { ...hold, inventoryNumber }))) {
      missing -= 1;
      first ??= inventoryNumber;
    }
  }
  if (missing > 0 && !isPartial) {
    throw new DomainError('ProductUnavailable', `${demand.productId} is no longer available.`);
  }
  return first;
}

/**
 * Holds stock for these lines; returns the first inventory number of each. What the basket holds for them already is
 * released before, in the same transaction, so that nothing is counted twice.
 * @throws DomainError `ProductUnavailable` when another buyer was faster, unless `isPartial`
 */
export async function holdLines(
  transaction: Transaction,
  { storeId, lines, basketId, expiresAt, isPartial }: LinesToHold,
  now: Date,
): Promise<ReadonlyMap<string, string | null>> {
  const numbers = new Map<string, string | null>();
  // Concurrent buyers lock rows in the same order, so that they queue instead of deadlocking.
  const sorted = lines.toSorted((a, b) => (a.row.productId < b.row.productId ? -1 : 1));
  const wanted = [];
  for (const line of sorted) wanted.push({ line, demands: await demandsOf(transaction, line, storeId, now) });
  for (const { line, demands } of wanted) {
    for (const demand of demands) {
      const first = await take(transaction, demand, { basketId, expiresAt, isPartial });
      if (!numbers.has(line.row.id)) numbers.set(line.row.id, first);
    }
  }
  return numbers;
}

/** Holds used units of a basket again, as when they were added; a unit that is taken by now is left out. */
export async function holdUnitsAgain(
  transaction: Transaction,
  basketId: string,
  now: Date,
  itemIds?: readonly string[],
): Promise<void> {
  const expiresAt = holdExpiry(now);
  for (const { id, condition, inventoryNumber } of await listItems(transaction, [basketId])) {
    if (condition === 'NEW' || inventoryNumber === null) continue;
    if (itemIds && !itemIds.includes(id)) continue;
    await holdUnit(transaction, { inventoryNumber, basketId, expiresAt });
  }
}
