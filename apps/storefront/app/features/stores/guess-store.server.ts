import { searchStores } from '@ownpath/contracts/stores';
import { type Coordinates, STORE_DISTANCE_UNIT, STORE_SEARCH_MAX_DISTANCE } from '@ownpath/domain/stores';
import { z } from 'zod';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { readPreferences } from '../../platform/commerce/read-preferences.server.ts';
import {
  chooseStore,
  findContextStore,
  type StoreVisitor,
} from '../../shared/shopper/chosen-store.server.ts';
import { locateVisitor } from './find-stores.server.ts';

/** The preferences as the site sets them; whatever is malformed switches the guess off. */
const AutoAssign = z.object({
  autoAssignStoreEnabled: z.boolean(),
  autoAssignStoreParams: z.object({
    maxDistance: z.number().positive().max(STORE_SEARCH_MAX_DISTANCE),
    distanceUnit: z.literal(STORE_DISTANCE_UNIT),
  }),
});

/** What the browser knows by itself. */
export type GuessHint = {
  /** Of the device, if permission is granted already. */
  readonly point: Coordinates | null;
  /** The store that was chosen here last. */
  readonly storeId: string | null;
};

/**
 * Assigns a store to a visitor without one: the one remembered, else the nearest to their device or their address. It
 * stays a guess until they say that it is right. False when there is none, or the site does not want it.
 */
export async function guessStore(visitor: StoreVisitor, hint: GuessHint): Promise<boolean> {
  const { commerce, session } = visitor;
  try {
    if (await findContextStore(commerce, session)) return false;
    if (hint.storeId && (await assignStore(visitor, hint.storeId, null))) return true;
    const point = hint.point ?? (await locateVisitor(commerce));
    if (!point) return false;
    const maxDistance = await readMaxDistance(visitor);
    if (maxDistance === null) return false;
    const query = { countryCode: 'US', distanceUnit: STORE_DISTANCE_UNIT, limit: 1, maxDistance } as const;
    const { data } = await commerce.call(searchStores, { query: { ...query, ...point } });
    const nearest = data?.[0];
    return nearest ? await assignStore(visitor, nearest.id, nearest.distanceMiles) : false;
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`No store was assigned: ${error.message}`);
    return false;
  }
}

/** Assigns a store as a guess. False for one that may not be chosen any more. */
export async function assignStore(
  visitor: StoreVisitor,
  storeId: string,
  distanceMiles: number | null,
): Promise<boolean> {
  return chooseStore(visitor, { storeId, distanceMiles, isGuess: true }).catch((error: unknown) => {
    if (isCommerceError(error)) return false;
    throw error;
  });
}

/** How far away a store may be; null when none is assigned. */
async function readMaxDistance({ commerce }: StoreVisitor): Promise<number | null> {
  const read = await readPreferences(commerce, AutoAssign);
  return read.success && read.data.autoAssignStoreEnabled
    ? read.data.autoAssignStoreParams.maxDistance
    : null;
}
