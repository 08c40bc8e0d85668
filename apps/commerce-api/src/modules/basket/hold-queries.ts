import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, eq, gt, inArray, lte, sql } from '../../database/orm.ts';
import {
  type InventoryReservation,
  inventoryReservations,
  inventoryUnits,
} from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

/** Kind of the job that releases expired holds. */
export const RELEASE_HOLDS = 'release-holds';
const MINUTE_MS = 60_000;

/** One job for all holds that end within a minute. */
export async function planRelease(queryable: Queryable, expiresAt: Date): Promise<void> {
  const runAt = new Date(Math.ceil(expiresAt.getTime() / MINUTE_MS) * MINUTE_MS);
  await enqueueJob(queryable, {
    kind: RELEASE_HOLDS,
    payload: {},
    idempotencyKey: runAt.toISOString(),
    runAt,
  });
}

/**
 * Reserves a piece of the stock record for a basket. The conditional update decides: of concurrent buyers, one gets the
 * last piece. Returns false when nothing is left.
 */
export async function holdUnit(
  transaction: Transaction,
  hold: { readonly inventoryNumber: string; readonly basketId: string; readonly expiresAt: Date },
): Promise<boolean> {
  const taken = await transaction
    .update(inventoryUnits)
    .set({ reservedQuantity: sql`${inventoryUnits.reservedQuantity} + 1` })
    .where(
      and(
        eq(inventoryUnits.inventoryNumber, hold.inventoryNumber),
        sql`${inventoryUnits.quantity} > ${inventoryUnits.reservedQuantity}`,
      ),
    )
    .returning({ inventoryNumber: inventoryUnits.inventoryNumber });
  if (taken.length === 0) return false;
  // The row lock of the update protects the slots until this transaction ends.
  const used = await transaction
    .select({ slot: inventoryReservations.slot })
    .from(inventoryReservations)
    .where(
      and(
        eq(inventoryReservations.inventoryNumber, hold.inventoryNumber),
        inArray(inventoryReservations.status, ['held', 'committed']),
      ),
    );
  const usedSlots = new Set(used.map(({ slot }) => slot));
  let slot = 1;
  while (usedSlots.has(slot)) slot += 1;
  await transaction.insert(inventoryReservations).values({ ...hold, slot });
  await planRelease(transaction, hold.expiresAt);
  return true;
}

/** Releases these pieces, each once. Returns how many. */
export async function release(
  transaction: Transaction,
  rows: readonly Pick<InventoryReservation, 'id' | 'inventoryNumber'>[],
  now: Date,
): Promise<number> {
  let count = 0;
  for (const { id, inventoryNumber } of rows) {
    const released = await transaction
      .update(inventoryReservations)
      .set({ status: 'released', releasedAt: now })
      .where(
        and(eq(inventoryReservations.id, id), inArray(inventoryReservations.status, ['held', 'committed'])),
      )
      .returning({ id: inventoryReservations.id });
    if (released.length === 0) continue;
    await transaction
      .update(inventoryUnits)
      .set({ reservedQuantity: sql`${inventoryUnits.reservedQuantity} - 1` })
      .where(eq(inventoryUnits.inventoryNumber, inventoryNumber));
    count += 1;
  }
  return count;
}

/** Releases all holds of a basket, or the one of a unit. Returns how many. */
export async function releaseHolds(
  transaction: Transaction,
  basketId: string,
  now: Date,
  inventoryNumber?: string,
): Promise<number> {
  const rows = await transaction
    .select()
    .from(inventoryReservations)
    .where(
      and(
        eq(inventoryReservations.basketId, basketId),
        inArray(inventoryReservations.status, ['held', 'committed']),
        inventoryNumber === undefined
          ? undefined
          : eq(inventoryReservations.inventoryNumber, inventoryNumber),
      ),
    )
    .orderBy(asc(inventoryReservations.inventoryNumber))
    .for('update');
  return release(transaction, rows, now);
}

/** Releases what was assigned to an order; what its basket holds since then stays held. */
export async function releaseOrderHolds(
  transaction: Transaction,
  orderNo: string,
  now: Date,
): Promise<number> {
  const rows = await transaction
    .select()
    .from(inventoryReservations)
    .where(and(eq(inventoryReservations.orderNo, orderNo), eq(inventoryReservations.status, 'committed')))
    .orderBy(asc(inventoryReservations.inventoryNumber))
    .for('update');
  return release(transaction, rows, now);
}

/** Releases expired holds; several workers may run this concurrently. Returns how many. */
export async function releaseExpiredHolds(
  transaction: Transaction,
  now: Date,
  limit: number,
): Promise<number> {
  const rows = await transaction
    .select()
    .from(inventoryReservations)
    .where(and(eq(inventoryReservations.status, 'held'), lte(inventoryReservations.expiresAt, now)))
    .orderBy(asc(inventoryReservations.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return release(transaction, rows, now);
}

export async function extendHolds(
  transaction: Transaction,
  basketId: string,
  expiresAt: Date,
  now: Date,
): Promise<void> {
  const extended = await transaction
    .update(inventoryReservations)
    .set({ expiresAt })
    .where(
      and(
        eq(inventoryReservations.basketId, basketId),
        eq(inventoryReservations.status, 'held'),
        gt(inventoryReservations.expiresAt, now),
      ),
    )
    .returning({ id: inventoryReservations.id });
  if (extended.length > 0) await planRelease(transaction, expiresAt);
}

/** Moves the holds of a basket to another of the same shopper. */
export async function moveHolds(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction
    .update(inventoryReservations)
    .set({ basketId: to })
    .where(and(eq(inventoryReservations.basketId, from), eq(inventoryReservations.status, 'held')));
}

/** Assigns the holds to the order: they no longer expire. */
export async function commitHolds(
  transaction: Transaction,
  basketId: string,
  orderNo: string,
): Promise<void> {
  await transaction
    .update(inventoryReservations)
    .set({ status: 'committed', orderNo, expiresAt: null })
    .where(and(eq(inventoryReservations.basketId, basketId), eq(inventoryReservations.status, 'held')));
}
