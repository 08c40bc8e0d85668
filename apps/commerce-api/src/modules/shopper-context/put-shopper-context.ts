import type { ShopperContext } from '@ownpath/contracts/shopper-context';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { toContextValues } from './context-values.ts';
import { type ContextCaller, keyOf } from './get-shopper-context.ts';
import { withoutClientIp } from './session-qualifiers.ts';
import { upsertContext } from './shopper-context-queries.ts';

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
