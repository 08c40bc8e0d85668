import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { chooseStore, type StoreVisitor } from '../shopper/chosen-store.server.ts';
import { CHANGE_STORE } from './change-store-button.tsx';

/**
 * Makes the store that a form asks for the shopper's; the cart stays and gets its prices. False when the form asks for
 * none, or the store has closed meanwhile: the address is checked again then.
 */
export async function changeToServingStore(visitor: StoreVisitor, form: FormData): Promise<boolean> {
  const storeId = form.get(CHANGE_STORE);
  if (typeof storeId !== 'string' || storeId === '') return false;
  try {
    return await chooseStore(visitor, { storeId, distanceMiles: null, isGuess: false });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf('The store is not changed', error);
    return false;
  }
}
