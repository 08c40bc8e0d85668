import { getShopperContext } from '@ownpath/contracts/shopper-context';
import { getStores, type Store } from '@ownpath/contracts/stores';
import { STORE_DISTANCE_UNIT } from '@ownpath/domain/stores';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
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
  /** From where the visitor searched for it; null when nobody measured. */
  readonly distanceMiles: number | null;
  /** Assigned from where the visitor seems to be, and not confirmed yet; prices follow it all the same. */
  readonly isGuess: boolean;
};

/** `{"distance":1.2,"unit":"mi"}` of the qualifier `storeDistance`, whose text the client wrote. */
function readMiles(text: string | null | undefined): number | null {
  const parsed = StoreDistance.safeParse(text ? JSON.parse(text) : null);
  return parsed.success ? parsed.data.distance : null;
}

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
