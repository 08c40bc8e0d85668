import type { Basket } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type BasketRow,
  findBasket,
  lockBasket,
  type Queryable,
  type Transaction,
  changeBasket as writeBasket,
} from './basket-queries.ts';
import { type BasketReading, loadBasketState, readBasket } from './basket-state-queries.ts';
import { basketExpiry, holdExpiry } from './basket-times.ts';
import { followOwner } from './follow-owner.ts';
import type { BasketCaller } from './load-store-products.ts';
import { type KnownBasket, presentBasket } from './present-basket.ts';
import { extendHolds } from './reservation-queries.ts';

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
 * One change of one basket: locked, checked, written, and answered with the prices that follow.
 * @throws DomainError `BasketNotFound`; `OrderInProgress` while its first payment is under way;
 *   `PreconditionFailed` for another version than the client read
 */
export function changeOpenBasket(
  deps: BasketDependencies,
  request: BasketRequest,
  work: (transaction: Transaction, basket: BasketRow, now: Date) => Promise<BasketChange>,
): Promise<Basket> {
  return changeBasketLines(deps, request, async (transaction, basket, now) => ({
    change: await work(transaction, basket, now),
  }));
}

/** As `changeOpenBasket`; `work` is given what was read and may hand on what it left, with all goods. */
export async function changeBasketLines(
  deps: BasketDependencies,
  request: BasketRequest,
  work: (
    transaction: Transaction,
    basket: BasketRow,
    now: Date,
    read: BasketReading,
  ) => Promise<{ readonly change: BasketChange; readonly known?: KnownBasket }>,
): Promise<Basket> {
  const { caller, basketId, locale } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const basket = await lockBasket(transaction, caller, basketId);
    if (basket?.status !== 'open' || basket.expiresAt <= now) {
      throw new DomainError('BasketNotFound', 'No such basket.');
    }
    requireVersion(basket, request.ifMatch);
    const read = await readBasket(transaction, basketId, caller, now);
    const { state } = read;
    if (state.hasLiveAuthorization) {
      throw new DomainError('OrderInProgress', 'The first payment of this basket is under way.');
    }
    const { change, known } = await work(transaction, basket, now, read);
    // Nobody else gives this basket units; those that `work` took are held for as long.
    if (state.heldNumbers.length > 0) await extendHolds(transaction, basketId, holdExpiry(now), now);
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
    // No change of a basket changes the store or the approval.
    const left = known ?? { ...read, state: await loadBasketState(transaction, basketId, now) };
    return presentBasket(transaction, changed, caller, locale, now, left);
  });
}
