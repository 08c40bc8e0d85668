import type { ShopperContext } from '@ownpath/contracts/shopper-context';
import type { Dependencies } from '../../dependencies.ts';
import { findSellingStore } from '../stores/index.ts';
import { toContextValues } from './context-values.ts';
import { type ContextCaller, contextNotFound, keyOf, toShopperContext } from './get-shopper-context.ts';
import type { WriteOptions } from './put-shopper-context.ts';
import { mergeQualifiers, type QualifierMap, toQualifierMap } from './qualifiers.ts';
import { mergeSessionQualifiers, readSessionQualifiers, withoutClientIp } from './session-qualifiers.ts';
import {
  type ContextRow,
  findContext,
  lockContext,
  type Queryable,
  upsertContext,
} from './shopper-context-queries.ts';

/** What stays of the stored qualifiers: not a store that has closed meanwhile, nor the ZIP code of another store. */
async function keptQualifiers(
  queryable: Queryable,
  existing: ContextRow,
  sent: ShopperContext,
  now: Date,
): Promise<QualifierMap> {
  const { storeId, postalCode, ...others } = toQualifierMap(existing.customQualifiers);
  const isStoreSent = sent.customQualifiers?.storeId !== undefined;
  const isStoreKept =
    !isStoreSent && storeId !== undefined && (await findSellingStore(queryable, storeId, now)) !== null;
  return {
    ...others,
    ...(isStoreKept ? { storeId } : {}),
    ...(postalCode !== undefined && !isStoreSent ? { postalCode } : {}),
  };
}

/**
 * Merges qualifiers into an existing context and answers the whole.
 * @throws DomainError `ContextNotFound`, `StoreNotFound`, `StateNotServed`
 */
export async function patchShopperContext(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  caller: ContextCaller,
  sent: ShopperContext,
  options: WriteOptions,
): Promise<ShopperContext> {
  const key = keyOf(caller);
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const existing = await lockContext(transaction, key);
    if (!existing) throw contextNotFound();
    const merged = {
      customQualifiers: mergeQualifiers(
        await keptQualifiers(transaction, existing, sent, now),
        sent.customQualifiers,
      ),
      assignmentQualifiers: mergeQualifiers(
        toQualifierMap(existing.assignmentQualifiers),
        sent.assignmentQualifiers,
      ),
      session: mergeSessionQualifiers(
        readSessionQualifiers(existing.sessionQualifiers),
        options.keepsClientIp ? sent : withoutClientIp(sent),
      ),
    };
    await upsertContext(
      transaction,
      key,
      await toContextValues(transaction, merged, options.locale, now),
      now,
    );
    const row = await findContext(transaction, key);
    return (row && toShopperContext(row)) ?? {};
  });
}
