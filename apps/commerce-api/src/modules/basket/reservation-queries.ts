import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, inArray, isNull, lte, sql } from '../../database/orm.ts';
import {
  type BasketReservation,
  basketReservations,
  baskets,
  type ReservationEnd,
  reservationDeposits,
  stores,
} from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

export type { BasketReservation };

/** Of one basket, and not ended; its time may be over. */
const openOf = (basketId: string) =>
  and(eq(basketReservations.basketId, basketId), isNull(basketReservations.endedAt));

export async function findReservation(
  queryable: Queryable,
  basketId: string,
  now: Date,
): Promise<BasketReservation | null> {
  const [row] = await queryable.select().from(basketReservations).where(openOf(basketId));
  return row && row.endsAt > now ? row : null;
}

/** When the basket was reserved for the first time at a store. */
export async function findFirstReservedAt(
  queryable: Queryable,
  { basketId, storeId }: Pick<BasketReservation, 'basketId' | 'storeId'>,
): Promise<Date | null> {
  const [row] = await queryable
    .select({ at: sql<string | null>`min(${basketReservations.createdAt})` })
    .from(basketReservations)
    .where(and(eq(basketReservations.basketId, basketId), eq(basketReservations.storeId, storeId)));
  return row?.at ? new Date(row.at) : null;
}

export async function insertReservation(
  transaction: Transaction,
  fields: Pick<BasketReservation, 'basketId' | 'storeId' | 'createdAt' | 'endsAt'>,
): Promise<BasketReservation> {
  const [row] = await transaction.insert(basketReservations).values(fields).returning();
  if (!row) throw new Error('the reservation was not written');
  return row;
}

/** Kind of the job that tells the shopper that the time of a reservation is over. */
export const TELL_RESERVATION_ENDED = 'tell-reservation-ended';

export async function planReservationEnd(
  transaction: Transaction,
  job: {
    readonly id: string;
    readonly endsAt: Date;
    readonly payload: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { id: idempotencyKey, endsAt: runAt, payload } = job;
  await enqueueJob(transaction, { kind: TELL_RESERVATION_ENDED, payload, idempotencyKey, runAt });
}

/** A reservation with the cart and the store that it is for now. */
export async function findReservationOfJob(queryable: Queryable, id: string) {
  const [row] = await queryable
    .select({
      endsAt: basketReservations.endsAt,
      endReason: basketReservations.endReason,
      customerId: baskets.customerId,
      email: baskets.email,
      timeZone: stores.timeZone,
    })
    .from(basketReservations)
    .innerJoin(baskets, eq(baskets.id, basketReservations.basketId))
    .innerJoin(stores, eq(stores.id, basketReservations.storeId))
    .where(eq(basketReservations.id, id));
  return row ?? null;
}

/** Ends the reservation of a basket, if it has one. What it holds is the caller's to release. */
export async function endReservation(
  transaction: Transaction,
  basketId: string,
  endReason: ReservationEnd,
  now: Date,
): Promise<void> {
  const ended = await transaction
    .update(basketReservations)
    .set({ endedAt: now, endReason })
    .where(openOf(basketId))
    .returning({ id: basketReservations.id });
  await planDepositReturns(transaction, ended, now);
}

/** Kind of the job that gives back the deposit of a reservation that has ended. */
export const RETURN_DEPOSIT = 'return-reservation-deposit';

async function planDepositReturns(
  transaction: Transaction,
  ended: readonly { readonly id: string }[],
  now: Date,
): Promise<void> {
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  const paid = await transaction
    .select({ id: reservationDeposits.id })
    .from(reservationDeposits)
    .where(and(inArray(reservationDeposits.reservationId, ids), eq(reservationDeposits.state, 'paid')));
  for (const { id } of paid) {
    const payload = { depositId: id };
    await enqueueJob(transaction, { kind: RETURN_DEPOSIT, payload, idempotencyKey: id, runAt: now });
  }
}

/** Ends every reservation whose time is over. */
export async function endReservationsThatRanOut(transaction: Transaction, now: Date): Promise<void> {
  const ended = await transaction
    .update(basketReservations)
    .set({ endedAt: now, endReason: 'ran-out' })
    .where(and(isNull(basketReservations.endedAt), lte(basketReservations.endsAt, now)))
    .returning({ id: basketReservations.id });
  await planDepositReturns(transaction, ended, now);
}

/** A basket that becomes part of another of the same shopper takes its reservation along; a cart has one. */
export async function moveReservation(
  transaction: Transaction,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  if (await findReservation(transaction, to, now)) return endReservation(transaction, from, 'merged', now);
  await endReservation(transaction, to, 'ran-out', now);
  await transaction.update(basketReservations).set({ basketId: to }).where(openOf(from));
}
