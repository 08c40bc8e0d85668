import type { Basket } from '@ownpath/contracts/basket';
import { type BasketDependencies, type BasketRequest, getOpenBasket } from './change-basket.ts';
import { presentBasket } from './present-basket.ts';

/** @throws DomainError `BasketNotFound`, also for a basket that has become an order */
export async function getBasket(deps: BasketDependencies, request: BasketRequest): Promise<Basket> {
  const { database, clock } = deps;
  const now = clock.now();
  const basket = await getOpenBasket(database, request, now);
  return presentBasket(database, basket, request.caller, request.locale, now);
}
