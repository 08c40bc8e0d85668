import { getShopperContext, putShopperContext } from '@ownpath/contracts/shopper-context';
import { getStores, type Store } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../commerce/client.server.ts';
import { isCommerceError } from '../commerce/commerce-error.ts';
import type { Session } from '../session/session.server.ts';

/** The store of the shopper context as pages show it. */
export type ChosenStore = {
  readonly id: string;
  readonly address1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly postalCode: string;
  readonly phone: string;
  /** Assigned from where the visitor seems to be, and not confirmed yet; prices follow it all the same. */
  readonly isGuess: boolean;
};

/** The visitor's store, or null. Costs no call for a visitor without a session. */
export async function findChosenStore(
  commerce: CommerceClient,
  session: Session,
): Promise<ChosenStore | null> {
  const usid = session.read().tokens?.usid;
  if (usid === undefined) return null;
  try {
    const { customQualifiers } = await commerce.call(getShopperContext, { params: { usid } });
    const storeId = customQualifiers?.storeId;
    if (!customQualifiers || !storeId) return null;
    return {
      id: storeId,
      address1: customQualifiers.address1 ?? '',
      city: customQualifiers.city ?? '',
      stateCode: customQualifiers.stateCode ?? '',
      postalCode: customQualifiers.postalCode ?? '',
      phone: customQualifiers.phone ?? '',
      isGuess: customQualifiers.storeSelect === 'false',
    };
  } catch (error) {
    if (isCommerceError(error, 'ContextNotFound')) return null;
    throw error;
  }
}

/**
 * Makes a store the visitor's: prices, promotions and stock follow. The server fills in the store's own fields.
 * @throws CommerceError `StoreNotFound` or `StateNotServed`
 */
export async function chooseStore(
  commerce: CommerceClient,
  session: Session,
  storeId: string,
): Promise<void> {
  // A first call as the visitor makes the session whose usid the context belongs to.
  await commerce.call(getStores, { query: { ids: storeId } }, { as: 'visitor' });
  const usid = session.read().tokens?.usid;
  if (usid === undefined) throw new Error('The visitor has no session after a call of their own.');
  await commerce.call(putShopperContext, { params: { usid }, body: { customQualifiers: { storeId } } });
}

export async function findStore(commerce: CommerceClient, storeId: string): Promise<Store | null> {
  const { data } = await commerce.call(getStores, { query: { ids: storeId } });
  return data?.[0] ?? null;
}
