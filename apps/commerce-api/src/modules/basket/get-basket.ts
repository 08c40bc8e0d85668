import type { Basket } from '@ownpath/contracts/basket';
import { DomainError } from '../../domain-error.ts';
import { type BasketDependencies, type BasketRequest, getOwnBasket } from './change-basket.ts';
import { presentBasket } from './present-basket.ts';

/** @throws DomainError `BasketNotFound`, also for a basket that has become an order */
export async function getBasket(deps: BasketDependencies, request: BasketRequest): Promise<Basket> {
  const { database, clock } = deps;
  const now = clock.now();
  const basket = await getOwnBasket(database, request, now);
  if (basket.status !== 'open') throw new DomainError('BasketNotFound', 'No such basket.');
  return presentBasket(database, basket, request.caller, request.locale, now);
}
