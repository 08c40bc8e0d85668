import { and, desc, eq, isNotNull, sql } from '../../database/orm.ts';
import {
  basketReservations,
  baskets,
  paymentAuthorizations,
  paymentCaptures,
  type ReservationDepositRow,
  reservationDeposits,
  stores,
} from '../../database/schema/index.ts';
import type { Queryable, Transaction } from './checkout-queries.ts';

export type { ReservationDepositRow };

export async function insertDeposit(
  transaction: Transaction,
  deposit: typeof reservationDeposits.$inferInsert,
): Promise<ReservationDepositRow> {
  const [row] = await transaction.insert(reservationDeposits).values(deposit).returning();
  if (!row) throw new Error('the deposit was not stored');
  return row;
}

export async function findPendingDeposit(
  queryable: Queryable,
  basketId: string,
): Promise<ReservationDepositRow | null> {
  const isPending = and(eq(reservationDeposits.basketId, basketId), eq(reservationDeposits.state, 'pending'));
  const [row] = await queryable.select().from(reservationDeposits).where(isPending);
  return row ?? null;
}

/** The deposit of an earlier request with the same key. */
export async function findDepositByKey(
  queryable: Queryable,
  basketId: string,
  requestKey: string,
): Promise<ReservationDepositRow | null> {
  const [row] = await queryable
    .select()
    .from(reservationDeposits)
    .where(and(eq(reservationDeposits.basketId, basketId), eq(reservationDeposits.requestKey, requestKey)));
  return row ?? null;
}

export async function findDepositOfReservation(
  queryable: Queryable,
  reservationId: string,
): Promise<ReservationDepositRow | null> {
  const [row] = await queryable
    .select()
    .from(reservationDeposits)
    .where(eq(reservationDeposits.reservationId, reservationId));
  return row ?? null;
}

/** What is to be returned, or was, of the last deposit that was paid for the basket; null without one. */
export async function findLastDeposit(
  queryable: Queryable,
  basketId: string,
): Promise<ReservationDepositRow | null> {
  const [row] = await queryable
    .select({ deposit: reservationDeposits })
    .from(reservationDeposits)
    .leftJoin(basketReservations, eq(basketReservations.id, reservationDeposits.reservationId))
    .where(sql`coalesce(${basketReservations.basketId}, ${reservationDeposits.basketId}) = ${basketId}`)
    .orderBy(desc(reservationDeposits.createdAt))
    .limit(1);
  return row?.deposit ?? null;
}

/** The deposit, locked for the rest of the transaction. */
export async function lockDeposit(
  transaction: Transaction,
  id: string,
): Promise<ReservationDepositRow | null> {
  const [row] = await transaction
    .select()
    .from(reservationDeposits)
    .where(eq(reservationDeposits.id, id))
    .for('update');
  return row ?? null;
}

export async function setDeposit(
  transaction: Transaction,
  id: string,
  fields: Partial<
    Pick<ReservationDepositRow, 'state' | 'reservationId' | 'declineCode' | 'returnedCents' | 'endedAt'>
  >,
): Promise<void> {
  await transaction.update(reservationDeposits).set(fields).where(eq(reservationDeposits.id, id));
}

/** Whose deposit it is, with the card that paid it, its capture, and how its reservation ended. */
export async function findPaidDeposit(queryable: Queryable, id: string) {
  const [row] = await queryable
    .select({
      captureId: paymentCaptures.id,
      customerId: paymentAuthorizations.customerId,
      paymentMethod: paymentAuthorizations.paymentMethod,
      cardBrand: paymentAuthorizations.cardBrand,
      cardLast4: paymentAuthorizations.last4,
      email: baskets.email,
      timeZone: stores.timeZone,
      endReason: basketReservations.endReason,
    })
    .from(reservationDeposits)
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, reservationDeposits.authorizationId))
    .innerJoin(paymentCaptures, eq(paymentCaptures.authorizationId, paymentAuthorizations.id))
    .innerJoin(baskets, eq(baskets.id, reservationDeposits.basketId))
    .innerJoin(stores, eq(stores.id, reservationDeposits.storeId))
    .leftJoin(basketReservations, eq(basketReservations.id, reservationDeposits.reservationId))
    .where(and(eq(reservationDeposits.id, id), isNotNull(paymentCaptures.gatewayReference)));
  return row ?? null;
}
