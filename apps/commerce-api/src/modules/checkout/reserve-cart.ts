import type { Reservation } from '@ownpath/contracts/checkout';
import { canEnter } from '@ownpath/domain/checkout';
import { reservationEndOf, reservesFree } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type BasketRequest,
  beginReservation,
  findFirstReservedAt,
  findReservation,
  giveUpReservation,
  hasLiveAuthorization,
  lockBasket,
} from '../basket/index.ts';
import type { Queryable, Transaction } from './checkout-queries.ts';
import { type Checkout, loadCheckout, requireOrderable, requireStep } from './load-checkout.ts';
import { tellReservation } from './reservation-emails.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config'>;

/** When a reservation that is made now ends; null when none is offered. */
async function endOffered(
  queryable: Queryable,
  { basket, priced, facts, now }: Checkout,
): Promise<Date | null> {
  const { store } = priced;
  if (!store || basket.status !== 'open' || !reservesFree(store)) return null;
  if (!canEnter('payment-schedule', facts)) return null;
  const first = await findFirstReservedAt(queryable, { basketId: basket.id, storeId: store.id });
  return reservationEndOf(store, first, now);
}

async function present(queryable: Queryable, checkout: Checkout): Promise<Reservation> {
  const { basket, priced, now } = checkout;
  const reservation = await findReservation(queryable, basket.id, now);
  const offered = reservation ? null : await endOffered(queryable, checkout);
  return {
    reservedUntil: reservation?.endsAt.toISOString() ?? null,
    canReserveUntil: offered?.toISOString() ?? null,
    timeZone: priced.store?.timeZone ?? null,
  };
}

/** @throws DomainError `BasketNotFound` */
export async function getReservation(deps: Parts, request: BasketRequest): Promise<Reservation> {
  const { database, clock } = deps;
  return present(database, await loadCheckout(database, request, clock.now()));
}

/** Work on the caller's open basket, which is locked; the answer is how it stands then. */
async function changeReservation(
  { database, clock }: Parts,
  request: BasketRequest,
  work: (transaction: Transaction, checkout: Checkout) => Promise<void>,
): Promise<Reservation> {
  const now = clock.now();
  const changed = await database.transaction(async (transaction) => {
    const basket = await lockBasket(transaction, request.caller, request.basketId);
    if (basket?.status !== 'open') throw new DomainError('BasketNotFound', 'No such basket.');
    if (await hasLiveAuthorization(transaction, basket.id)) {
      throw new DomainError('OrderInProgress', 'The first payment of this basket is under way.');
    }
    const checkout = await loadCheckout(transaction, request, now);
    await work(transaction, checkout);
    return present(transaction, checkout);
  });
  await database.flush();
  return changed;
}

/**
 * Reserves the agreement at hand for the store's period. The first call counts: a repeated one changes nothing.
 * @throws DomainError `ReservationNotOffered`, `ProductUnavailable`; as `requireStep`
 */
export function reserveCart(deps: Parts, request: BasketRequest): Promise<Reservation> {
  return changeReservation(deps, request, async (transaction, checkout) => {
    const { basket, now } = checkout;
    if (await findReservation(transaction, basket.id, now)) return;
    const priced = requireOrderable(checkout.priced);
    requireStep(checkout, 'payment-schedule');
    const endsAt = await endOffered(transaction, checkout);
    if (!endsAt)
      throw new DomainError('ReservationNotOffered', 'The store takes no reservation of this cart.');
    const reservation = await beginReservation(
      transaction,
      priced,
      { storeId: priced.store.id, endsAt },
      now,
    );
    await tellReservation(transaction, deps.config, priced, reservation, { locale: request.locale, now });
  });
}

/** Gives a reservation up; without one, nothing changes. */
export function cancelReservation(deps: Parts, request: BasketRequest): Promise<Reservation> {
  return changeReservation(deps, request, async (transaction, { basket, now }) => {
    if (await findReservation(transaction, basket.id, now)) {
      await giveUpReservation(transaction, basket.id, now);
    }
  });
}
