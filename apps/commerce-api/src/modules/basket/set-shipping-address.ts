import type { Basket, OrderAddress } from '@ownpath/contracts/basket';
import { isStateCode, stateRules } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import { putShippingAddress } from './basket-store.ts';
import { type BasketDependencies, type BasketRequest, changeOpenBasket } from './change-basket.ts';

/**
 * Sets where the goods go.
 * @throws DomainError `StateNotServed` for a state where nothing is rented, or that does not exist
 */
export async function setShippingAddress(
  deps: BasketDependencies,
  request: BasketRequest & { readonly address: OrderAddress },
): Promise<Basket> {
  const { address } = request;
  const stateCode = address.stateCode?.toUpperCase() ?? null;
  if (stateCode !== null && !(isStateCode(stateCode) && stateRules[stateCode].enabled)) {
    throw new DomainError('StateNotServed', `Nothing is delivered to ${stateCode}.`);
  }
  return changeOpenBasket(deps, request, async (transaction, basket) => {
    await putShippingAddress(transaction, basket.id, {
      firstName: address.firstName ?? null,
      lastName: address.lastName ?? null,
      address1: address.address1 ?? null,
      address2: address.address2 ?? null,
      city: address.city ?? null,
      stateCode,
      postalCode: address.postalCode ?? null,
      phone: address.phone ?? null,
    });
    return {};
  });
}
