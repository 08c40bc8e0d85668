import type { ShopperContext } from '@ownpath/contracts/shopper-context';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { readSessionQualifiers, toQualifierMap } from './qualifiers.ts';
import { type ContextKey, type ContextRow, findContext } from './shopper-context-queries.ts';

/** The requested usid and the caller. Only the usid of the token is accessible; others are not found. */
export type ContextCaller = {
  readonly pathUsid: string;
  readonly usid: string;
  readonly siteId: string;
  /** Null for a guest. */
  readonly customerId: string | null;
};

/** Values of clients that have lost their usid; the usid of the token is used instead (specification section 7). */
const MISSING_USIDS: readonly string[] = ['undefined', 'null'];

export function isMissingUsid(pathUsid: string): boolean {
  return MISSING_USIDS.includes(pathUsid);
}

/** @throws DomainError `ContextNotFound` when the path names another shopper */
export function keyOf(caller: ContextCaller): ContextKey {
  if (caller.pathUsid !== caller.usid && !isMissingUsid(caller.pathUsid)) throw contextNotFound();
  return { usid: caller.usid, siteId: caller.siteId };
}

export function contextNotFound(): DomainError {
  return new DomainError('ContextNotFound', 'There is no shopper context for this usid.');
}

/** The context in documented shape; null when it is empty, because an empty one is never returned. */
export function toShopperContext(row: ContextRow): ShopperContext | null {
  const customQualifiers = toQualifierMap(row.customQualifiers);
  const assignmentQualifiers = toQualifierMap(row.assignmentQualifiers);
  const context = {
    ...readSessionQualifiers(row.sessionQualifiers),
    ...(Object.keys(customQualifiers).length > 0 ? { customQualifiers } : {}),
    ...(Object.keys(assignmentQualifiers).length > 0 ? { assignmentQualifiers } : {}),
  };
  return Object.keys(context).length > 0 ? context : null;
}

/** @throws DomainError `ContextNotFound` */
export async function getShopperContext(
  deps: Pick<Dependencies, 'database'>,
  caller: ContextCaller,
): Promise<ShopperContext> {
  const row = await findContext(deps.database, keyOf(caller));
  const context = row && toShopperContext(row);
  if (!context) throw contextNotFound();
  return context;
}
