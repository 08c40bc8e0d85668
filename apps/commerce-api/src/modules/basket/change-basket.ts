import type { Basket } from '@ownpath/contracts/basket';
import type { Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type BasketCaller,
  type BasketRow,
  findBasket,
  type Queryable,
  type Transaction,
  changeBasket as writeBasket,
} from './basket-queries.ts';
import { type BasketReading, findReading, lockAndRead } from './basket-state-queries.ts';
import { followReservation } from './follow-reservation.ts';
import { holdExpiry } from './hold-lines.ts';
import { extendHolds } from './hold-queries.ts';
import { forgetLeftLines } from './left-lines-queries.ts';
import { presentBasket } from './present-basket.ts';

const HOUR_MS = 60 * 60_000;

/** An unchanged basket expires after 30 days, a temporary one after a day. */
const BASKET_LIFE_MS = 30 * 24 * HOUR_MS;
const TEMPORARY_BASKET_LIFE_MS = 24 * HOUR_MS;

export function basketExpiry(isTemporary: boolean, now: Date): Date {
  return new Date(now.getTime() + (isTemporary ? TEMPORARY_BASKET_LIFE_MS : BASKET_LIFE_MS));
}

/** Each locale's currency: both sell in dollars. */
const CURRENCY_OF_LOCALE = { 'en-US': 'USD', 'es-US': 'USD' } as const;

type BasketOwnerFacts = { readonly isRegistered: boolean; readonly email: string | null };

/**
 * Fields that a basket copies whenever they differ (specification section 4): the locale's currency, and a registered
 * customer's e-mail. The temporary basket of an application keeps the application's own e-mail.
 */
export function followOwner(
  basket: Pick<BasketRow, 'currency' | 'email' | 'isTemporary'>,
  owner: BasketOwnerFacts,
  locale: keyof typeof CURRENCY_OF_LOCALE,
): Partial<Pick<BasketRow, 'currency' | 'email'>> {
  const currency = CURRENCY_OF_LOCALE[locale];
  const email = owner.isRegistered && !basket.isTemporary ? owner.email : null;
  return {
    ...(basket.currency === currency ? {} : { currency }),
    ...(email === null || basket.email === email ? {} : { email }),
  };
}

export type BasketDependencies = Pick<Dependencies, 'database' | 'clock'>;
export type BasketRequest = {
  readonly caller: BasketCaller;
  readonly basketId: string;
  readonly locale: Locale;
  /** Header `If-Match`: the change is made only to the version that the client has read. */
  readonly ifMatch?: string | null;
};
export type BasketChange = Parameters<typeof writeBasket>[2];

/** @throws DomainError `BasketNotFound` for a basket that is gone, expired or someone else's */
export async function getOwnBasket(
  queryable: Queryable,
  request: BasketRequest,
  now: Date,
): Promise<BasketRow> {
  const basket = await findBasket(queryable, request.caller, request.basketId);
  if (!basket || (basket.status === 'open' && basket.expiresAt <= now)) {
    throw new DomainError('BasketNotFound', 'No such basket.');
  }
  return basket;
}

/** As `getOwnBasket`; a basket that has become an order is gone, too. @throws DomainError `BasketNotFound` */
export async function getOpenBasket(
  queryable: Queryable,
  request: BasketRequest,
  now: Date,
): Promise<BasketRow> {
  const basket = await getOwnBasket(queryable, request, now);
  if (basket.status !== 'open') throw new DomainError('BasketNotFound', 'No such basket.');
  return basket;
}

/** @throws DomainError `BasketNotFound` unless it is the caller's and open */
function requireOpen(read: BasketReading | null, { caller }: BasketRequest, now: Date): BasketReading {
  const isTheirs = read?.basket.customerId === caller.customerId && read.basket.siteId === caller.siteId;
  if (!isTheirs || read.basket.status !== 'open' || read.basket.expiresAt <= now) {
    throw new DomainError('BasketNotFound', 'No such basket.');
  }
  return read;
}

/** The shopper's open basket with all about it. @throws DomainError `BasketNotFound` */
export async function readOpenBasket(
  queryable: Queryable,
  request: BasketRequest,
  now: Date,
): Promise<BasketReading> {
  return requireOpen(await findReading(queryable, request.caller, request.basketId, now), request, now);
}

/**
 * @throws DomainError `BasketNotFound`; `OrderInProgress` while its first payment is in progress; `PreconditionFailed`
 *   for another version than the client read
 */
export function requireChangeable(
  found: BasketReading | null,
  request: BasketRequest,
  now: Date,
): BasketReading {
  const read = requireOpen(found, request, now);
  requireVersion(read.basket, request.ifMatch);
  if (read.state.hasLiveAuthorization) {
    throw new DomainError('OrderInProgress', 'The first payment of this basket is under way.');
  }
  return read;
}

/** The ETag of a basket's version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** @throws DomainError `PreconditionFailed` when the basket has changed since the client read it */
export function requireVersion(basket: BasketRow, ifMatch: string | null | undefined): void {
  if (!ifMatch) return;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (!tags.includes('*') && !tags.includes(etagOf(basket.version))) {
    throw new DomainError('PreconditionFailed', 'The basket has changed since it was read.');
  }
}

/**
 * Changes one basket: locks, checks and writes it, and returns it with new prices.
 * @throws DomainError `BasketNotFound`; `OrderInProgress` while its first payment is in progress;
 *   `PreconditionFailed` for another version than the client read
 */
export function changeOpenBasket(
  deps: BasketDependencies,
  request: BasketRequest,
  work: (transaction: Transaction, basket: BasketRow, now: Date) => Promise<BasketChange>,
): Promise<Basket> {
  return changeBasketLines(deps, request, (transaction, { basket }, now) => work(transaction, basket, now));
}

/** As `changeOpenBasket`; `work` gets all that was read. */
export async function changeBasketLines(
  deps: BasketDependencies,
  request: BasketRequest & { readonly productIds?: readonly string[] },
  work: (transaction: Transaction, read: BasketReading, now: Date) => Promise<BasketChange>,
): Promise<Basket> {
  const { caller, basketId, locale, productIds } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const found = await lockAndRead(transaction, caller, basketId, now, productIds);
    const read = requireChangeable(found, request, now);
    const { basket, state } = read;
    const change = await work(transaction, read, now);
    // Units that `work` reserved have the same expiry already.
    if (state.heldNumbers.length > 0 && state.reservedUntil === null) {
      await extendHolds(transaction, basketId, holdExpiry(now), now);
    }
    const changed = await writeBasket(
      transaction,
      basketId,
      {
        expiresAt: basketExpiry(basket.isTemporary, now),
        ...change,
        ...followOwner({ ...basket, email: change.email ?? basket.email }, state.customer, locale),
      },
      now,
    );
    if (state.reservedUntil !== null) await followReservation(transaction, changed, caller, locale, now);
    return presentBasket(transaction, changed, caller, locale, now);
  });
}

/** Changes frequency, session counters, e-mail, or whether all lines are one agreement; prices follow. */
export async function updateBasket(
  deps: BasketDependencies,
  request: BasketRequest & {
    readonly frequency?: Frequency | undefined;
    readonly email?: string | undefined;
    readonly sessionTrackingId?: string | undefined;
    readonly sessionAliveCount?: number | undefined;
    readonly isOneAgreement?: boolean | undefined;
  },
): Promise<Basket> {
  const { frequency, email, sessionTrackingId, sessionAliveCount, isOneAgreement } = request;
  return changeOpenBasket(deps, request, async (transaction, basket) => {
    const isRearranged = isOneAgreement !== undefined && isOneAgreement !== basket.isOneAgreement;
    // A signed and unpaid order is no longer what the first agreement is.
    if (isRearranged) await forgetLeftLines(transaction, basket.id);
    return {
      ...(frequency ? { frequency } : {}),
      ...(email === undefined ? {} : { email: email.toLowerCase() }),
      ...(sessionTrackingId === undefined ? {} : { sessionTrackingId }),
      ...(sessionAliveCount === undefined ? {} : { sessionAliveCount }),
      ...(isRearranged ? { isOneAgreement } : {}),
    };
  });
}
