import { patchShopperContext, putShopperContext } from '@ownpath/contracts/shopper-context';
import { updateCart } from '@ownpath/contracts/store-change';
import { getStores } from '@ownpath/contracts/stores';
import { STORE_DISTANCE_UNIT } from '@ownpath/domain/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/warn-of.ts';
import type { Session } from '../../platform/session/session.server.ts';

export type StoreChoice = {
  readonly storeId: string;
  /** From where the visitor searched; null when nobody measured. */
  readonly distanceMiles: number | null;
  /** Assigned from where the visitor seems to be: they are asked whether it is right. */
  readonly isGuess: boolean;
};

export type StoreVisitor = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  /** Null when the connection tells none. */
  readonly clientAddress: string | null;
};

/** A store that is refused would be refused again. */
const REFUSALS = ['StoreNotFound', 'StateNotServed'];

/**
 * Makes a store the visitor's: prices, promotions, stock and the open basket follow. The server fills in the store's
 * own fields. False when the visitor's address is not known, and nothing was changed (specification section 4).
 * @throws CommerceError `StoreNotFound` or `StateNotServed`
 */
export async function chooseStore(visitor: StoreVisitor, choice: StoreChoice): Promise<boolean> {
  const { commerce, session, clientAddress } = visitor;
  if (clientAddress === null) {
    console.warn('The client address is missing: the store is not updated.');
    return false;
  }
  // A first call as the visitor makes the session whose usid the context belongs to.
  await commerce.call(getStores, { query: { ids: choice.storeId } }, { as: 'visitor' });
  const usid = session.read().tokens?.usid;
  if (usid === undefined) throw new Error('The visitor has no session after a call of their own.');
  await writeContext(commerce, usid, choice);
  await commerce.call(updateCart, {}).catch((error: unknown) => {
    // A basket whose payment is under way keeps its prices.
    warnOf('The basket stays as it is', error);
  });
  return true;
}

/** Updates what is there, else makes a context; when either fails, one with the store only. */
async function writeContext(commerce: CommerceClient, usid: string, choice: StoreChoice): Promise<void> {
  const { storeId, distanceMiles, isGuess } = choice;
  const distance =
    distanceMiles === null ? null : JSON.stringify({ distance: distanceMiles, unit: STORE_DISTANCE_UNIT });
  const customQualifiers = { storeId, storeSelect: String(!isGuess), storeDistance: distance };
  const params = { usid };
  try {
    await commerce.call(patchShopperContext, { params, body: { customQualifiers } }).catch((error) => {
      if (!isCommerceError(error, 'ContextNotFound')) throw error;
      return commerce.call(putShopperContext, { params, body: { customQualifiers } });
    });
  } catch (error) {
    if (!isCommerceError(error) || REFUSALS.includes(error.code)) throw error;
    console.warn(`The shopper context was not written whole: ${error.code}`);
    await commerce.call(putShopperContext, { params, body: { customQualifiers: { storeId } } });
  }
}
