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
  type ContextKey,
  type ContextRow,
  type ContextValues,
  deleteContext,
  findContext,
  keepOwnStore,
  lockContext,
  type Queryable,
  upsertContext,
} from './shopper-context-queries.ts';

export type WriteOptions = {
  readonly locale: Locale;
  /** `evaluateContextWithClientIp`: only then is the sent client address stored. */
  readonly storesClientIp: boolean;
};

/**
 * Creates the context or replaces it completely.
 * @throws DomainError `ContextNotFound` for another shopper's usid; `StoreNotFound` or `StateNotServed` for the store
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
  const session = options.storesClientIp ? sent : withoutClientIp(sent);
  const values = await toContextValues(
    deps.database,
    { customQualifiers, assignmentQualifiers, session },
    options.locale,
    now,
  );
  const isNew = await upsertContext(deps.database, key, values, now);
  await noteChoice(deps.database, caller, values);
  return { isNew };
}

/** Deletes the chosen store and all other qualifiers. @throws DomainError `ContextNotFound` */
export async function deleteShopperContext(
  deps: Pick<Dependencies, 'database'>,
  caller: ContextCaller,
): Promise<void> {
  if (!(await deleteContext(deps.database, keyOf(caller)))) throw contextNotFound();
}

/** The stored qualifiers without a store that has closed since and without the ZIP code of another store. */
async function retainedQualifiers(
  queryable: Queryable,
  existing: ContextRow,
  sent: ShopperContext,
  now: Date,
): Promise<QualifierMap> {
  const { storeId, postalCode, ...others } = toQualifierMap(existing.customQualifiers);
  const isStoreSent = sent.customQualifiers?.storeId !== undefined;
  const isStoreRetained =
    !isStoreSent && storeId !== undefined && (await findSellingStore(queryable, storeId, now)) !== null;
  return {
    ...others,
    ...(isStoreRetained ? { storeId } : {}),
    ...(postalCode !== undefined && !isStoreSent ? { postalCode } : {}),
  };
}

/** Writes a context with the sent qualifiers merged into those that are there. @throws DomainError `StoreNotFound`, `StateNotServed` */
export async function writeContext(
  queryable: Queryable,
  key: ContextKey,
  existing: ContextRow | null,
  sent: ShopperContext,
  options: WriteOptions,
  now: Date,
): Promise<ContextValues> {
  const session = options.storesClientIp ? sent : withoutClientIp(sent);
  const merged = existing && {
    customQualifiers: mergeQualifiers(
      await retainedQualifiers(queryable, existing, sent, now),
      sent.customQualifiers,
    ),
    assignmentQualifiers: mergeQualifiers(
      toQualifierMap(existing.assignmentQualifiers),
      sent.assignmentQualifiers,
    ),
    session: mergeSessionQualifiers(readSessionQualifiers(existing.sessionQualifiers), session),
  };
  const { customQualifiers, assignmentQualifiers } = sent;
  const whole = merged ?? { customQualifiers, assignmentQualifiers, session };
  const values = await toContextValues(queryable, whole, options.locale, now);
  await upsertContext(queryable, key, values, now);
  return values;
}

/** A registered customer's choice is kept with them, for their next session. */
async function noteChoice(
  queryable: Queryable,
  { customerId }: ContextCaller,
  values: ContextValues,
): Promise<void> {
  if (customerId !== null && values.isStoreChosen && values.storeId) {
    await keepOwnStore(queryable, customerId, values.storeId);
  }
}

/**
 * Merges qualifiers into an existing context and returns the result.
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
    const values = await writeContext(transaction, key, existing, sent, options, now);
    await noteChoice(transaction, caller, values);
    const row = await findContext(transaction, key);
    return (row && toShopperContext(row)) ?? {};
  });
}
