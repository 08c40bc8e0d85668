import type { Locale } from '@ownpath/domain/site';
import { type BasketCaller, type BasketRow, changeBasket, type Transaction } from './basket-queries.ts';
import { releaseHeld } from './held-piece-queries.ts';
import { holdLines, holdUnitsAgain } from './hold-lines.ts';
import { planRelease } from './hold-queries.ts';
import { type PricedBasket, priceBasket } from './price-basket.ts';
import {
  type BasketReservation,
  endReservation,
  findReservation,
  insertReservation,
} from './reservation-queries.ts';

/** Reserves all that can be ordered, and returns the record. @throws DomainError `ProductUnavailable` */
export async function beginReservation(
  transaction: Transaction,
  priced: PricedBasket,
  { storeId, endsAt }: { readonly storeId: string; readonly endsAt: Date },
  now: Date,
): Promise<BasketReservation> {
  const basketId = priced.basket.id;
  const lines = priced.agreements.flatMap((agreement) => agreement.lines);
  await releaseHeld(transaction, basketId, now);
  await holdLines(transaction, { basketId, storeId, lines, expiresAt: endsAt, isPartial: false }, now);
  // One may be left whose time is over.
  await endReservation(transaction, basketId, 'ran-out', now);
  await planRelease(transaction, endsAt);
  // Its version: who read it before does not know of the reservation.
  await changeBasket(transaction, basketId, {}, now);
  return insertReservation(transaction, { basketId, storeId, createdAt: now, endsAt });
}

/** The shopper gives a reservation up: new items are free, used units are held for an hour, as without one. */
export async function giveUpReservation(
  transaction: Transaction,
  basketId: string,
  now: Date,
): Promise<void> {
  await endReservation(transaction, basketId, 'cancelled', now);
  await releaseHeld(transaction, basketId, now);
  await holdUnitsAgain(transaction, basketId, now);
  await changeBasket(transaction, basketId, {}, now);
}

/**
 * After a change of a reserved cart: its lines are held until the reservation's own end, which no change moves. At
 * another store, and without lines, the reservation ends.
 * @returns false without a reservation
 */
export async function followReservation(
  transaction: Transaction,
  basket: BasketRow,
  caller: BasketCaller,
  locale: Locale,
  now: Date,
): Promise<boolean> {
  const reservation = await findReservation(transaction, basket.id, now);
  if (!reservation) return false;
  const { endsAt, storeId } = reservation;
  const priced = await priceBasket(transaction, basket, caller, locale, now);
  const isElsewhere = priced.store?.id !== storeId || basket.storeId !== storeId;
  const basketId = basket.id;
  const { lines } = priced;
  await releaseHeld(transaction, basketId, now);
  if (isElsewhere || lines.length === 0) {
    await endReservation(transaction, basketId, isElsewhere ? 'store-changed' : 'emptied', now);
  } else {
    await holdLines(transaction, { basketId, storeId, lines, expiresAt: endsAt, isPartial: true }, now);
  }
  return true;
}
