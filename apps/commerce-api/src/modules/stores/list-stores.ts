import type { StoreList } from '@ownpath/contracts/stores';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { listStoresById } from './stores-queries.ts';
import { toStore } from './to-store.ts';

/** Stores by id in the order asked, closed ones too; unknown ids are left out. */
export async function listStores(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: { readonly ids: readonly string[]; readonly locale: Locale },
): Promise<StoreList> {
  const ids = [...new Set(request.ids)];
  const rows = await listStoresById(deps.database, ids, deps.clock.now());
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toStore(row, request.locale, null)] : [];
  });
  return { limit: ids.length, total: found.length, ...(found.length > 0 ? { data: found } : {}) };
}
