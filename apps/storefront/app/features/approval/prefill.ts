import type { Basket } from '@ownpath/contracts/basket';
import { EMPTY_APPLICATION, type TypedApplication } from './application-fields.ts';

/** What an earlier step or another visit told already. */
export function prefillFrom(basket: Basket | null): TypedApplication {
  if (!basket) return EMPTY_APPLICATION;
  const address = basket.shippingAddress ?? {};
  return {
    ...EMPTY_APPLICATION,
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    email: basket.email ?? '',
    phone: address.phone ?? '',
    address1: address.address1 ?? '',
    address2: address.address2 ?? '',
    city: address.city ?? '',
    stateCode: address.stateCode ?? '',
    postalCode: address.postalCode ?? '',
  };
}
