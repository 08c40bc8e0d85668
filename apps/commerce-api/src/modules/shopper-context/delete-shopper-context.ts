import type { Dependencies } from '../../dependencies.ts';
import { type ContextCaller, contextNotFound, keyOf } from './get-shopper-context.ts';
import { deleteContext } from './shopper-context-queries.ts';

/** The shopper has no store any more, nor anything else chosen. @throws DomainError `ContextNotFound` */
export async function deleteShopperContext(
  deps: Pick<Dependencies, 'database'>,
  caller: ContextCaller,
): Promise<void> {
  if (!(await deleteContext(deps.database, keyOf(caller)))) throw contextNotFound();
}
