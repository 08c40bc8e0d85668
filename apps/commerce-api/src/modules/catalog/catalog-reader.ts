import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { toSellingStore } from '../stores/index.ts';
import type { CatalogContext } from './catalog-context.ts';
import { createCatalogContextCache } from './catalog-context-cache.ts';
import { readCatalogContextRow, readStoreStocks } from './catalog-context-queries.ts';
import { type CatalogSnapshot, createSnapshot } from './catalog-snapshot.ts';
import { keepCatalog, knownCatalog } from './known-catalog-queries.ts';
import { type FoundProduct, findProductsByWords } from './search-word-queries.ts';
import { type Database, loadSnapshotRows } from './snapshot-queries.ts';
import { noStock, poolStock } from './stock.ts';
import { createStockMemory } from './stock-memory.ts';
import { storeDay } from './store-day.ts';

export type CatalogCaller = { readonly usid: string; readonly siteId: string };

/** Words of a query: a product fits when each group is found by one of its words. */
export type WordGroups = readonly (readonly string[])[];

export type CatalogReader = {
  /** The catalogue of this very moment, the shopper's store and its stock. */
  readCatalogContext(caller: CatalogCaller): Promise<CatalogContext>;
  /** Products that the words find, best first, as of the snapshot. */
  findByWords(snapshot: CatalogSnapshot, locale: Locale, words: WordGroups): Promise<readonly FoundProduct[]>;
};

/** Answers for this many different queries are kept while the catalogue stays as it is. */
const MAX_REMEMBERED_QUERIES = 500;

/** Runs `load` once at a time: who asks meanwhile gets the answer that is under way. */
function shareRunning<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= load().finally(() => {
      running = null;
    });
    return running;
  };
}

/**
 * Answers from memory what the revisions of one statement allow: each tells what is committed at that moment, and
 * what memory holds of an earlier revision is read anew first. So an answer is never older than the request
 * (docs/decisions/0012-catalogue-in-memory.md).
 */
export function createCatalogReader(deps: {
  readonly database: Database;
  readonly clock: Pick<Dependencies['clock'], 'now'>;
}): CatalogReader {
  const { database, clock } = deps;
  let remembered = new Map<string, Promise<readonly FoundProduct[]>>();
  const contexts = createCatalogContextCache();
  const readStocks = createStockMemory((storeIds) => readStoreStocks(database, storeIds));

  const reload = shareRunning(async () => {
    const { revision, items, categories } = await loadSnapshotRows(database);
    const loaded = createSnapshot(revision, items, categories);
    keepCatalog(database, loaded);
    remembered = new Map();
    return loaded;
  });

  async function snapshotOf(revision: number): Promise<CatalogSnapshot> {
    const known = knownCatalog(database);
    if (known && known.revision >= revision) return known;
    const loaded = await reload();
    // The load that was under way may have begun before the change.
    return loaded.revision >= revision ? loaded : reload();
  }

  return {
    async readCatalogContext(caller) {
      const now = clock.now();
      const row = await readCatalogContextRow(database, caller, now);
      const store = row.store && toSellingStore(row.store);
      const today = storeDay(store, now);
      return contexts.recall({ ...row, today }, async () => {
        const of = await snapshotOf(row.catalogRevision);
        const stock = store ? poolStock(store.id, await readStocks(row.stockRevisions), of) : noStock;
        return { snapshot: of, store, today, stock };
      });
    },

    findByWords(of, locale, words) {
      const key = JSON.stringify([of.revision, locale, words]);
      const known = remembered.get(key);
      if (known) return known;
      const found = findProductsByWords(database, locale, words);
      if (remembered.size >= MAX_REMEMBERED_QUERIES) remembered.clear();
      remembered.set(key, found);
      found.catch(() => remembered.delete(key));
      return found;
    },
  };
}
