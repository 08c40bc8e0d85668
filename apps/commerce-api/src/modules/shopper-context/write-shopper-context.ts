import type { ShopperContext } from '@ownpath/contracts/shopper-context';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { findSellingStore } from '../stores/index.ts';
import { toContextValues } from './context-values.ts';
import { type ContextCaller, contextNotFound, keyOf, toShopperContext } from './get-shopper-context.ts';
import {
  mergeQualifiers,
  mergeSessionQualifiers,
  type QualifierMap,
  readSessionQualifiers,
  toQualifierMap,
  withoutClientIp,
} from './qualifiers.ts';
import {
  type ContextRow,
  deleteContext,
  findContext,
  lockContext,
  type Queryable,
  upsertContext,
} from './shopper-context-queries.ts';

export type WriteOptions = {
  readonly locale: Locale;
  /** `evaluateContextWithClientIp`: only then is the sent client address stored. */
  readonly keepsClientIp: boolean;
};

/**
 * Creates the context or replaces the whole of it.
 * @throws DomainError `ContextNotFound` for another's usid; `StoreNotFound` or `StateNotServed` for the store
 */
export async function putShopperContext(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  caller: ContextCaller,
  sent: ShopperContext,
  options: WriteOptions,
): Promise<{ readonly isNew: boolean }> {
  const key = keyOf(caller);
  const now = deps.clock.now();
  const { customQualifiers, assignmentQualifiers } = sent;
  const session = options.keepsClientIp ? sent : withoutClientIp(sent);
  const values = await toContextValues(
    deps.database,
    { customQualifiers, assignmentQualifiers, session },
    options.locale,
    now,
  );
  return { isNew: await upsertContext(deps.database, key, values, now) };
}

/** The shopper has no store any more, nor anything else chosen. @throws DomainError `ContextNotFound` */
export async function deleteShopperContext(
  deps: Pick<Dependencies, 'database'>,
  caller: ContextCaller,
): Promise<void> {
  if (!(await deleteContext(deps.database, keyOf(caller)))) throw contextNotFound();
}

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
