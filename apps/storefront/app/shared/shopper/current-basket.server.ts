import {
  type AddItem,
  addItemToBasket,
  type Basket,
  createBasket,
  getCustomerBaskets,
} from '@ownpath/contracts/basket';
import type { Frequency } from '@ownpath/domain/pricing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';

/** The visitor's basket that is not temporary, or null. Costs no call for a visitor without a session. */
export async function findBasket(commerce: CommerceClient, session: Session): Promise<Basket | null> {
  const customerId = session.read().tokens?.customerId;
  if (customerId === undefined) return null;
  const { baskets } = await commerce.call(getCustomerBaskets, { params: { customerId } });
  return baskets?.find((basket) => !basket.isTemporary) ?? null;
}

/** A new basket, or the one that another tab made in the meantime: a visitor has one. */
async function makeBasket(commerce: CommerceClient, session: Session, frequency: Frequency): Promise<Basket> {
  try {
    return await commerce.call(createBasket, { query: {}, body: { c_rentalFrequency: frequency } });
  } catch (error) {
    const made = isCommerceError(error, 'CustomerBasketsQuotaExceeded')
      ? await findBasket(commerce, session)
      : null;
    if (made) return made;
    throw error;
  }
}

/**
 * Adds to the existing basket, or makes one first (specification section 4, Basket).
 * @throws CommerceError `StoreRequired`, `ProductUnavailable`, `CategoryRestricted`, `StateNotServed`
 */
export async function addToBasket(
  commerce: CommerceClient,
  session: Session,
  item: AddItem,
  frequency: Frequency,
): Promise<Basket> {
  const existing = await findBasket(commerce, session);
  const basket = existing ?? (await makeBasket(commerce, session, frequency));
  return commerce.call(addItemToBasket, { params: { basketId: basket.basketId }, body: [item] });
}
