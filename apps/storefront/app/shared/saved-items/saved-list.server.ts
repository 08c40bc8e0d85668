import {
  createCustomerProductList,
  createCustomerProductListItem,
  deleteCustomerProductListItem,
  getCustomer,
  getCustomerProductList,
  getCustomerProductLists,
  type ProductList,
} from '@ownpath/contracts/customers';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import type { SaveOutcome } from './saved-items.ts';

/** The customer's list of type `wish_list`, created if there is none. Concurrent calls create one list. */
async function findOrCreateList(commerce: CommerceClient, customerId: string): Promise<ProductList> {
  const { data } = await commerce.call(getCustomerProductLists, { params: { customerId } });
  const found = data.find(({ type }) => type === 'wish_list');
  if (found) return found;
  const { email } = await commerce.call(getCustomer, { params: { customerId } });
  return commerce.call(createCustomerProductList, {
    params: { customerId },
    body: { type: 'wish_list', ...(email !== null && { c_userEmail: email }) },
  });
}

/**
 * Finds or creates the customer's list after a sign-in and stores its id in the session (specification section
 * 4). A failure is only logged (section 8).
 */
export async function openSavedList(commerce: CommerceClient, session: Session): Promise<void> {
  const { tokens } = session.read();
  if (!tokens?.isRegistered) return;
  try {
    session.update({ savedListId: (await findOrCreateList(commerce, tokens.customerId)).id });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`The list of saved items could not be created: ${error.message}`);
  }
}

type OwnList = { readonly customerId: string; readonly list: ProductList };

/** The list of a signed-in customer; null for a guest, whose items are on the device. */
async function readList(commerce: CommerceClient, session: Session): Promise<OwnList | null> {
  const { tokens, savedListId } = session.read();
  if (!tokens?.isRegistered) return null;
  const { customerId } = tokens;
  if (savedListId) {
    try {
      const params = { customerId, listId: savedListId };
      const list = await commerce.call(getCustomerProductList, { params });
      return { customerId, list: { ...list, id: savedListId } };
    } catch (error) {
      if (!isCommerceError(error, 'ProductListNotFound')) throw error;
    }
  }
  const list = await findOrCreateList(commerce, customerId);
  // The call may have found out that the session ended elsewhere.
  return session.read().tokens?.isRegistered ? { customerId, list } : null;
}

/** Ids of a customer's saved products, the newest first; null for a guest. */
export async function readSavedIds(commerce: CommerceClient, session: Session): Promise<string[] | null> {
  const own = await readList(commerce, session);
  return own?.list.items.map(({ productId }) => productId) ?? null;
}

export type ListChange = { readonly ids: readonly string[]; readonly outcome: SaveOutcome };

/**
 * Adds products, or colours of them by their own ids, one after the other so that their order stays. Ids that the
 * catalog does not know are left out. Null for a guest.
 */
export async function addToSavedList(
  commerce: CommerceClient,
  session: Session,
  productIds: readonly string[],
): Promise<ListChange | null> {
  const own = await readList(commerce, session);
  if (!own) return null;
  const { customerId, list } = own;
  const ids = list.items.map(({ productId }) => productId);
  let outcome: SaveOutcome = 'already-saved';
  for (const productId of new Set(productIds)) {
    if (ids.includes(productId)) continue;
    try {
      const stored = await commerce.call(createCustomerProductListItem, {
        params: { customerId, listId: list.id },
        body: { productId, quantity: 1, priority: 1, public: false, type: 'product' },
      });
      const storedId = stored.productId || productId;
      // If a colour of the product is on the list, the list keeps that colour.
      if (ids.includes(storedId)) continue;
      ids.unshift(storedId);
      outcome = 'saved';
    } catch (error) {
      if (!isCommerceError(error, 'InvalidParameters')) throw error;
      if (productIds.length === 1) outcome = 'failed';
    }
  }
  return { ids, outcome };
}

/** Removes products from the list; one that is missing counts as removed. Null for a guest. */
export async function removeFromSavedList(
  commerce: CommerceClient,
  session: Session,
  productIds: readonly string[],
): Promise<ListChange | null> {
  const own = await readList(commerce, session);
  if (!own) return null;
  const { customerId, list } = own;
  for (const { id } of list.items.filter((item) => productIds.includes(item.productId))) {
    try {
      await commerce.call(deleteCustomerProductListItem, {
        params: { customerId, listId: list.id, itemId: id },
      });
    } catch (error) {
      if (!isCommerceError(error, 'NotFound')) throw error;
    }
  }
  const ids = list.items.map(({ productId }) => productId).filter((id) => !productIds.includes(id));
  return { ids, outcome: 'removed' };
}
