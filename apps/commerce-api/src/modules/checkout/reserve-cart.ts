import type { DepositPayment, Reservation } from '@ownpath/contracts/checkout';
import { canEnter } from '@ownpath/domain/checkout';
import { reservationEndOf, takesReservations } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type BasketRequest,
  beginReservation,
  findFirstReservedAt,
  findReservation,
  giveUpReservation,
  hasLiveAuthorization,
  isHeldAtStore,
  lockBasket,
  type OrderableBasket,
} from '../basket/index.ts';
import { paymentDeclined } from '../payments/index.ts';
import type { Queryable, Transaction } from './checkout-queries.ts';
import {
  findPendingDeposit,
  lockDeposit,
  type ReservationDepositRow,
  setDeposit,
} from './deposit-queries.ts';
import { type Checkout, loadCheckout, requireOrderable, requireStep } from './load-checkout.ts';
import {
  canTakeDeposit,
  chargeDeposit,
  depositJobs,
  depositOf,
  presentDeposit,
  putDeposit,
  returnWholeDeposit,
} from './reservation-deposit.ts';
import { reservationMailJobs, tellReservation } from './reservation-emails.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config' | 'ports' | 'log'>;

/** When a reservation that is made now ends; null when none is offered. */
async function endOffered(
  queryable: Queryable,
  { basket, priced, facts, now }: Checkout,
): Promise<Date | null> {
  const { store } = priced;
  if (!store || basket.status !== 'open' || !takesReservations(store)) return null;
  // Nobody pays a deposit for a cart of which the store holds nothing.
  const isHeld = priced.lines.some(isHeldAtStore);
  if (depositOf(store).cents > 0 && !(isHeld && canTakeDeposit(store))) return null;
  if (!canEnter('payment-schedule', facts)) return null;
  const first = await findFirstReservedAt(queryable, { basketId: basket.id, storeId: store.id });
  return reservationEndOf(store, first, now);
}

async function present(queryable: Queryable, checkout: Checkout): Promise<Reservation> {
  const { basket, priced, now } = checkout;
  const reservation = await findReservation(queryable, basket.id, now);
  const offered = reservation ? null : await endOffered(queryable, checkout);
  const { store } = priced;
  return {
    reservedUntil: reservation?.endsAt.toISOString() ?? null,
    canReserveUntil: offered?.toISOString() ?? null,
    timeZone: store?.timeZone ?? null,
    ...(await presentDeposit(queryable, {
      basketId: basket.id,
      reservationId: reservation?.id ?? null,
      store: offered ? store : null,
    })),
  };
}

/** @throws DomainError `BasketNotFound` */
export async function getReservation(
  deps: Pick<Parts, 'database' | 'clock'>,
  request: BasketRequest,
): Promise<Reservation> {
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

/** @throws DomainError `ReservationNotOffered`, `ProductUnavailable`; as `requireStep` */
async function requireOffer(
  transaction: Transaction,
  checkout: Checkout,
): Promise<{ priced: OrderableBasket; endsAt: Date }> {
  const priced = requireOrderable(checkout.priced);
  requireStep(checkout, 'payment-schedule');
  const endsAt = await endOffered(transaction, checkout);
  if (!endsAt)
    throw new DomainError('ReservationNotOffered', 'The store does not accept a reservation of this cart.');
  return { priced, endsAt };
}

/** @returns the id of the reservation */
async function begin(
  { config }: Parts,
  transaction: Transaction,
  checkout: Checkout,
  request: BasketRequest,
  deposit?: ReservationDepositRow,
): Promise<string> {
  const { now } = checkout;
  const { priced, endsAt } = await requireOffer(transaction, checkout);
  const terms = { storeId: priced.store.id, endsAt };
  const reservation = await beginReservation(transaction, priced, terms, now);
  await tellReservation(transaction, config, priced, reservation, {
    locale: request.locale,
    now,
    ...(deposit && { deposit: { cents: deposit.amountCents, refundableCents: deposit.refundableCents } }),
  });
  return reservation.id;
}

/**
 * Charges the pending deposit of a basket, if it has one, and reserves the cart for it. When the cart can't be reserved
 * any more, the deposit goes back. @throws DomainError `PaymentUnknown`; `PaymentDeclined`
 */
async function settleDepositOf(deps: Parts, request: BasketRequest): Promise<void> {
  const { database, clock, config } = deps;
  const deposit = await findPendingDeposit(database, request.basketId);
  if (!deposit) return;
  const declineCode = await chargeDeposit(deps, deposit);
  if (declineCode !== null) throw paymentDeclined(declineCode);
  /** Once for each deposit. */
  const settle = (work: (transaction: Transaction, now: Date) => Promise<void>) =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      await lockBasket(transaction, request.caller, request.basketId);
      if ((await lockDeposit(transaction, deposit.id))?.state === 'pending') await work(transaction, now);
    });
  try {
    await settle(async (transaction, now) => {
      const checkout = await loadCheckout(transaction, request, now);
      const { basket } = checkout;
      const isFree = basket.status === 'open' && !(await findReservation(transaction, basket.id, now));
      if (!isFree)
        throw new DomainError(
          'ReservationNotOffered',
          'The cart has been ordered or reserved in the meantime.',
        );
      const reservationId = await begin(deps, transaction, checkout, request, deposit);
      await setDeposit(transaction, deposit.id, { state: 'paid', reservationId });
    });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    deps.log.warn({ depositId: deposit.id, code: error.code }, 'a paid deposit goes back: no reservation');
    await settle((transaction, now) => returnWholeDeposit(transaction, config, deposit, now));
  }
  await database.flush();
}

/**
 * Reserves the agreement at hand for the store's period, for a deposit where the store asks for one. The first call
 * counts: a repeated one changes nothing, and while a deposit has no answer it asks the gateway again.
 * @throws DomainError `ReservationNotOffered`, `ProductUnavailable`, `DepositRequired`, `PaymentMethodNotAccepted`,
 *   `PaymentDeclined`, `PaymentUnknown`; as `requireStep`
 */
export async function reserveCart(
  deps: Parts,
  request: BasketRequest & { readonly deposit?: DepositPayment | undefined },
): Promise<Reservation> {
  const reserved = await changeReservation(deps, request, async (transaction, checkout) => {
    const { basket, now } = checkout;
    if (await findReservation(transaction, basket.id, now)) return;
    if (await findPendingDeposit(transaction, basket.id)) return;
    const { priced } = await requireOffer(transaction, checkout);
    if (depositOf(priced.store).cents === 0) await begin(deps, transaction, checkout, request);
    else await putDeposit(transaction, priced, request.deposit, request, now);
  });
  if (reserved.deposit?.status !== 'pending') return reserved;
  await settleDepositOf(deps, request);
  const settled = await getReservation(deps, request);
  if (settled.reservedUntil === null) {
    throw new DomainError('ProductUnavailable', 'The cart could not be reserved; the deposit is refunded.');
  }
  return settled;
}

/** Gives a reservation up; without one, nothing changes. */
export function cancelReservation(deps: Parts, request: BasketRequest): Promise<Reservation> {
  return changeReservation(deps, request, async (transaction, { basket, now }) => {
    if (await findReservation(transaction, basket.id, now)) {
      await giveUpReservation(transaction, basket.id, now);
    }
  });
}

/** Handlers of this module's jobs, by kind. */
export function checkoutJobs(deps: Parts) {
  return {
    ...reservationMailJobs(deps),
    ...depositJobs(deps, async (request) => {
      try {
        await settleDepositOf(deps, request);
      } catch (error) {
        // A refusal is written.
        if (!(error instanceof DomainError && error.code === 'PaymentDeclined')) throw error;
      }
    }),
  };
}
