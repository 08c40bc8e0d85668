import type { Database } from '../../database/connect.ts';
import type { CatalogItem } from './catalog-item.ts';
import { type Category, listCatalogItems, listCategories, readCatalogRevision } from './catalog-queries.ts';

export type { Database };

export type SnapshotRows = {
  readonly revision: number;
  readonly items: readonly CatalogItem[];
  readonly categories: readonly Category[];
};

/** The whole catalogue and its revision as of one moment. */
export function loadSnapshotRows(database: Database): Promise<SnapshotRows> {
  return database.transaction(
    async (transaction) => ({
      revision: await readCatalogRevision(transaction),
      items: await listCatalogItems(transaction),
      categories: await listCategories(transaction),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
