import {
  getShopperContext,
  patchShopperContext,
  putShopperContext,
} from '@ownpath/contracts/shopper-context';
import { updateCart } from '@ownpath/contracts/store-change';
import { getLocatedStore, getStores, type Store } from '@ownpath/contracts/stores';
import { STORE_DISTANCE_UNIT } from '@ownpath/domain/stores';
import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { clientAddressContext, commerceContext, sessionContext } from '../../platform/load-context.server.ts';
import type { Session } from '../../platform/session/session.server.ts';

const StoreDistance = z.object({ distance: z.number().min(0), unit: z.literal(STORE_DISTANCE_UNIT) });

/** The store of the shopper context as pages show it. */
export type ChosenStore = {
  readonly id: string;
  readonly address1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly postalCode: string;
  readonly phone: string;
  /** Distance from the place that the visitor searched for; null when unknown. */
  readonly distanceMiles: number | null;
  /** Assigned by the visitor's location and not confirmed yet. Prices are the store's nevertheless. */
  readonly isGuess: boolean;
};

/** `{"distance":1.2,"unit":"mi"}` in the qualifier `storeDistance`, where a client may write any text. */
function readMiles(text: string | null | undefined): number | null {
  if (!text) return null;
  try {
    return StoreDistance.parse(JSON.parse(text)).distance;
  } catch {
    return null;
  }
}

/** The visitor's store: the one of their shopper context, else the one near their address; null without either. */
export async function findChosenStore(
  commerce: CommerceClient,
  session: Session,
): Promise<ChosenStore | null> {
  return (await findContextStore(commerce, session)) ?? findLocatedStore(commerce);
}

/** A failure is only logged (specification section 8). */
async function findLocatedStore(commerce: CommerceClient): Promise<ChosenStore | null> {
  const answer = await commerce
    .call(getLocatedStore, {})
    .catch((error: unknown) => warnOf('The visitor has no located store', error));
  const store = answer?.data?.[0];
  if (!store) return null;
  const { id, address1, city, stateCode, postalCode, phone, distanceMiles } = store;
  return { id, address1, city, stateCode, postalCode, phone, distanceMiles, isGuess: true };
}

/** The store of the visitor's shopper context, or null. Sends no request for a visitor without a session. */
export async function findContextStore(
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
      distanceMiles: readMiles(customQualifiers.storeDistance),
      isGuess: customQualifiers.storeSelect === 'false',
    };
  } catch (error) {
    if (isCommerceError(error, 'ContextNotFound')) return null;
    throw error;
  }
}

export async function findStore(commerce: CommerceClient, storeId: string): Promise<Store | null> {
  const { data } = await commerce.call(getStores, { query: { ids: storeId } });
  return data?.[0] ?? null;
}

type StoreChoice = {
  readonly storeId: string;
  /** Distance from the place that the visitor searched for; null when unknown. */
  readonly distanceMiles: number | null;
  /** Assigned by the visitor's location; a banner asks for confirmation. */
  readonly isGuess: boolean;
};

export type StoreVisitor = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  /** Null when the connection has none. */
  readonly clientAddress: string | null;
};

export function visitorOf(context: Readonly<RouterContextProvider>): StoreVisitor {
  return {
    commerce: context.get(commerceContext),
    session: context.get(sessionContext),
    clientAddress: context.get(clientAddressContext),
  };
}

/** Errors that a second attempt would get again. */
const REFUSALS = ['StoreNotFound', 'StateNotServed'];

/**
 * Sets the visitor's store. Prices, promotions, stock and the open basket change with it; the server fills in the
 * store's other fields. Returns false and changes nothing when the client address is unknown (specification
 * section 4).
 * @throws CommerceError `StoreNotFound` or `StateNotServed`
 */
export async function chooseStore(visitor: StoreVisitor, choice: StoreChoice): Promise<boolean> {
  const { commerce, session, clientAddress } = visitor;
  if (clientAddress === null) {
    console.warn('The client address is missing: the store is not updated.');
    return false;
  }
  // The first call as the visitor opens the session; the context belongs to its usid.
  await commerce.call(getStores, { query: { ids: choice.storeId } }, { as: 'visitor' });
  const usid = session.read().tokens?.usid;
  if (usid === undefined) throw new Error('The visitor has no session after a call of their own.');
  await writeContext(commerce, usid, choice);
  await commerce.call(updateCart, {}).catch((error: unknown) => {
    // A basket with a payment in progress keeps its prices.
    warnOf('The basket stays as it is', error);
  });
  return true;
}

/** Updates the context or creates one. If that fails, creates one with the store only. */
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

/**
 * Writes the store near the visitor's address into their shopper context, still as a guess: what they begin there
 * keeps its prices when their address changes. A failure is only logged.
 */
export async function keepLocatedStore(commerce: CommerceClient, session: Session): Promise<void> {
  const usid = session.read().tokens?.usid;
  if (usid === undefined) return;
  try {
    if (await findContextStore(commerce, session)) return;
    const store = await findLocatedStore(commerce);
    if (!store) return;
    await writeContext(commerce, usid, {
      storeId: store.id,
      distanceMiles: store.distanceMiles,
      isGuess: true,
    });
  } catch (error) {
    warnOf('The store of the visitor is not kept', error);
  }
}
