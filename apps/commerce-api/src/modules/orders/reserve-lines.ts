import { DomainError } from '../../domain-error.ts';
import { holdUnit, type OrderableBasket, type PricedLine, releaseHolds } from '../basket/index.ts';
import { loadSellableItems, type SellableUnit } from '../catalog/index.ts';
import type { Transaction } from './orders-queries.ts';

/** Pieces to take from these stock records, in order of preference. */
type Demand = {
  readonly productId: string;
  readonly pieces: number;
  readonly inventoryNumbers: readonly string[];
};

function unitsOf(units: readonly SellableUnit[], variantId: string | null): string[] {
  return units
    .filter((unit) => variantId === null || unit.variantId === variantId)
    .map((unit) => unit.inventoryNumber);
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
  const type = condition?.availability.type;
  if (!condition || !product || type === 'SO_PRODUCT' || type === 'EA_PRODUCT') return [];
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
  hold: { readonly basketId: string; readonly expiresAt: Date },
): Promise<string | null> {
  let missing = demand.pieces;
  let first: string | null = null;
  for (const inventoryNumber of demand.inventoryNumbers) {
    while (missing > 0 && (await holdUnit(transaction, { ...hold, inventoryNumber }))) {
      missing -= 1;
      first ??= inventoryNumber;
    }
  }
  if (missing > 0) {
    throw new DomainError('ProductUnavailable', `${demand.productId} has just been taken by someone else.`);
  }
  return first;
}

/**
 * Reserves stock for everything in the cart; returns the first inventory number of each line. Earlier holds of the
 * basket are released in the same transaction, so that nothing is counted twice.
 * @throws DomainError `ProductUnavailable` when another buyer was faster
 */
export async function reserveLines(
  transaction: Transaction,
  priced: OrderableBasket,
  expiresAt: Date,
  now: Date,
): Promise<ReadonlyMap<string, string | null>> {
  const basketId = priced.basket.id;
  const numbers = new Map<string, string | null>();
  // Concurrent buyers lock rows in the same order, so that they queue instead of deadlocking.
  const lines = priced.lines.toSorted((a, b) => (a.row.productId < b.row.productId ? -1 : 1));
  await releaseHolds(transaction, basketId, now);
  const wanted = [];
  for (const line of lines)
    wanted.push({ line, demands: await demandsOf(transaction, line, priced.store.id, now) });
  for (const { line, demands } of wanted) {
    for (const demand of demands) {
      const first = await take(transaction, demand, { basketId, expiresAt });
      if (!numbers.has(line.row.id)) numbers.set(line.row.id, first);
    }
  }
  return numbers;
}
