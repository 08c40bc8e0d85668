import type { Transaction } from '../../database/connect.ts';
import { and, asc, desc, eq, inArray, sql } from '../../database/orm.ts';
import {
  basketItems,
  baskets,
  bundleMembers,
  inventoryReservations,
  inventoryUnits,
} from '../../database/schema/index.ts';
import { release } from './hold-queries.ts';
import { type Demand, type HeldPiece, surplusOf } from './surplus-holds.ts';

/** All writers lock stock in this order, so that they queue instead of deadlocking. */
const inOrder = <Piece extends HeldPiece>(pieces: readonly Piece[]): Piece[] =>
  pieces.toSorted((a, b) => (a.inventoryNumber < b.inventoryNumber ? -1 : 1));

/** What the lines of a basket need: the unit of a used line, pieces of a new one, the members of a bundle. */
async function listDemands(transaction: Transaction, basketId: string): Promise<Demand[]> {
  const rows = await transaction
    .select({
      isUsed: sql<boolean>`${basketItems.condition} <> 'NEW'`,
      inventoryNumber: basketItems.inventoryNumber,
      productId: basketItems.productId,
      variantId: basketItems.variantId,
      pieces: basketItems.quantity,
      memberId: bundleMembers.memberProductId,
      memberPieces: bundleMembers.quantity,
    })
    .from(basketItems)
    .leftJoin(bundleMembers, eq(bundleMembers.bundleProductId, basketItems.productId))
    .where(eq(basketItems.basketId, basketId));
  return rows.map(({ isUsed, inventoryNumber, productId, variantId, pieces, memberId, memberPieces }) => ({
    inventoryNumber: isUsed ? inventoryNumber : null,
    productId: memberId ?? productId,
    variantId: memberId === null ? variantId : null,
    pieces: pieces * (memberPieces ?? 1),
  }));
}

/** Held pieces of a basket, those of its own store first. What an order has is not among them. */
function listHeldPieces(
  transaction: Transaction,
  basketId: string,
): Promise<(HeldPiece & { readonly id: string })[]> {
  return transaction
    .select({
      id: inventoryReservations.id,
      inventoryNumber: inventoryReservations.inventoryNumber,
      productId: inventoryUnits.productId,
      variantId: inventoryUnits.variantId,
      isUsed: sql<boolean>`${inventoryUnits.condition} <> 'NEW'`,
    })
    .from(inventoryReservations)
    .innerJoin(inventoryUnits, eq(inventoryUnits.inventoryNumber, inventoryReservations.inventoryNumber))
    .innerJoin(baskets, eq(baskets.id, inventoryReservations.basketId))
    .where(and(eq(inventoryReservations.basketId, basketId), eq(inventoryReservations.status, 'held')))
    .orderBy(
      desc(sql`${inventoryUnits.storeId} = ${baskets.storeId}`),
      asc(inventoryReservations.inventoryNumber),
      asc(inventoryReservations.slot),
    );
}

/** Releases what a basket holds; what an order has stays with it. */
export async function releaseHeld(transaction: Transaction, basketId: string, now: Date): Promise<void> {
  const held = await listHeldPieces(transaction, basketId);
  await release(transaction, inOrder(held), now);
}

async function listSurplus(transaction: Transaction, basketId: string) {
  const held = await listHeldPieces(transaction, basketId);
  return held.length === 0 ? held : surplusOf(held, await listDemands(transaction, basketId));
}

/** Moves what a basket holds beyond what its lines need to the basket that has those lines now. */
export async function moveSurplus(transaction: Transaction, from: string, to: string): Promise<void> {
  const ids = (await listSurplus(transaction, from)).map(({ id }) => id);
  if (ids.length === 0) return;
  await transaction
    .update(inventoryReservations)
    .set({ basketId: to })
    .where(inArray(inventoryReservations.id, ids));
}

/** Gives back what a basket holds beyond what its lines need. */
export async function releaseSurplus(transaction: Transaction, basketId: string, now: Date): Promise<void> {
  await release(transaction, inOrder(await listSurplus(transaction, basketId)), now);
}
