import type { Basket } from '@ownpath/contracts/basket';
import { DomainError } from '../../domain-error.ts';
import { listOpenBaskets } from './basket-queries.ts';
import { type BasketDependencies, type BasketRequest, readOpenBasket } from './change-basket.ts';
import { presentBasket } from './present-basket.ts';

/** @throws DomainError `BasketNotFound`, also for a basket that has become an order */
export async function getBasket(deps: BasketDependencies, request: BasketRequest): Promise<Basket> {
  const { database, clock } = deps;
  const now = clock.now();
  const read = await readOpenBasket(database, request, now);
  return presentBasket(database, read.basket, request.caller, request.locale, now, read);
}

/**
 * The shopper's open baskets, the one that is not temporary first.
 * @throws DomainError `NotFound` for any customer but the caller
 */
export async function listCustomerBaskets(
  deps: BasketDependencies,
  request: Omit<BasketRequest, 'basketId'> & { readonly customerId: string },
): Promise<Basket[]> {
  const { caller, locale, customerId } = request;
  if (customerId !== caller.customerId) throw new DomainError('NotFound', 'No such customer.');
  const now = deps.clock.now();
  const rows = await listOpenBaskets(deps.database, caller, now);
  const baskets: Basket[] = [];
  for (const row of rows) baskets.push(await presentBasket(deps.database, row, caller, locale, now));
  return baskets;
}
