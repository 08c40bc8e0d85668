import { isPostalCode } from '@ownpath/domain/account';
import { DEFAULT_POSTAL_CODE } from '@ownpath/domain/stores';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { readPreferences } from '../../platform/commerce/read-preferences.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import { findStores, type StoreQuery, type StoreSearchResult } from './find-stores.server.ts';

const Preferences = z.object({
  autoAssignStoreParams: z.object({ fallbackPostalCode: z.string().refine(isPostalCode) }),
});

/** The retailer's default ZIP code, `autoAssignStoreParams.fallbackPostalCode` (specification sections 3 and 9). */
async function readDefaultPostalCode(commerce: CommerceClient): Promise<string> {
  const { data } = await readPreferences(commerce, Preferences);
  return data?.autoAssignStoreParams.fallbackPostalCode ?? DEFAULT_POSTAL_CODE;
}

/**
 * The stores that a visitor sees who has asked nothing and whose place is unknown: those near the retailer's default
 * ZIP code. Nothing is assigned. Null when none can be shown; then the visitor is only asked.
 */
export async function findDefaultStores(
  commerce: CommerceClient,
  query: StoreQuery,
): Promise<{ readonly query: StoreQuery; readonly result: StoreSearchResult } | null> {
  try {
    const near = { ...query, postalCode: await readDefaultPostalCode(commerce) };
    const result = await findStores(commerce, near);
    return result.outcome === 'found' ? { query: near, result } : null;
  } catch (error) {
    warnOf('No stores near the default ZIP code', error);
    return null;
  }
}
