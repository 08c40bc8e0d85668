import {
  type AddItem,
  addItemToBasket,
  type Basket,
  createBasket,
  getCustomerBaskets,
  updateBasket,
} from '@ownpath/contracts/basket';
import type { Frequency } from '@ownpath/domain/pricing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { keepLocatedStore } from './chosen-store.server.ts';

/** The visitor's basket that is not temporary, or null. Sends no request for a visitor without a session. */
export async function findBasket(commerce: CommerceClient, session: Session): Promise<Basket | null> {
  const customerId = session.read().tokens?.customerId;
  if (customerId === undefined) return null;
  const { baskets } = await commerce.call(getCustomerBaskets, { params: { customerId } });
  return baskets?.find((basket) => !basket.isTemporary) ?? null;
}

/** Creates the basket. If another tab was first, returns that one: a visitor has one basket. */
async function createOwnBasket(
  commerce: CommerceClient,
  session: Session,
  frequency: Frequency,
): Promise<Basket> {
  try {
    const created = await commerce.call(createBasket, { query: {}, body: { c_rentalFrequency: frequency } });
    await keepLocatedStore(commerce, session);
    return created;
  } catch (error) {
    const created = isCommerceError(error, 'CustomerBasketsQuotaExceeded')
      ? await findBasket(commerce, session)
      : null;
    if (created) return created;
    throw error;
  }
}

/**
 * Adds to the existing basket, or creates one first (specification section 4, Basket).
 * @throws CommerceError `StoreRequired`, `ProductUnavailable`, `CategoryRestricted`, `StateNotServed`
 */
export async function addToBasket(
  commerce: CommerceClient,
  session: Session,
  item: AddItem,
  frequency: Frequency,
): Promise<Basket> {
  const existing = await findBasket(commerce, session);
  const basket = existing ?? (await createOwnBasket(commerce, session, frequency));
  const params = { basketId: basket.basketId };
  // The shopper chose another one a moment ago, and the choice is still on its way.
  if (basket.frequency !== frequency)
    await commerce.call(updateBasket, { params, body: { c_rentalFrequency: frequency } });
  return commerce.call(addItemToBasket, { params, body: [item] });
}
