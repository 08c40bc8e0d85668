import { createHash } from 'node:crypto';
import type { Locale } from '@ownpath/domain/site';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import type { StoreCaller } from '../shopper-context/index.ts';
import { type SellingStore, storeDay, toSellingStore } from '../stores/index.ts';
import {
  type CatalogContextRow,
  type Database,
  findNewestSnapshot,
  readCatalogContextRow,
  readStoreStocks,
  rememberSnapshot,
} from './catalog-context-queries.ts';
import { loadSnapshotRows } from './catalog-queries.ts';
import { type CatalogSnapshot, createSnapshot } from './catalog-snapshot.ts';
import { parseFacets } from './facet-definitions.ts';
import { type FoundProduct, findProductsByWords } from './search-word-queries.ts';
import { createStockCache, noStock, poolStock, type Stock } from './stock.ts';

export type CatalogCaller = StoreCaller;

/** All that an answer about products depends on, as of one moment. Immutable. */
export type CatalogContext = {
  readonly snapshot: CatalogSnapshot;
  /** The shopper's store as far as it sells; null: nothing is priced. */
  readonly store: SellingStore | null;
  /** Of that store and its geo pool. */
  readonly stock: Stock;
  /** On the calendar of the store. */
  readonly today: string;
};

/** Words of a query in groups of alternatives. A product matches when it contains a word of every group. */
export type WordGroups = readonly (readonly string[])[];

export type CatalogReader = {
  /** The current catalogue, the shopper's store and its stock. */
  readCatalogContext(caller: CatalogCaller): Promise<CatalogContext>;
  /** Names a context: equal while every answer from it is. */
  readCatalogState(caller: CatalogCaller): Promise<string>;
  /** Products that the words find, best first, as of the snapshot. */
  findByWords(snapshot: CatalogSnapshot, locale: Locale, words: WordGroups): Promise<readonly FoundProduct[]>;
};

/** What a context is built from. */
export type CatalogContextFacts = CatalogContextRow & {
  /** On the calendar of the store. */
  readonly today: string;
};

const cacheKeyOf = ({ catalogRevision, store, stockRevisions, today }: CatalogContextFacts) =>
  JSON.stringify([catalogRevision, today, store, ...stockRevisions]);

/**
 * Catalog contexts with everything computed from them. The database is read for every request; a cached context is
 * used only when catalogue, store, day and every revision of stock are the same.
 */
export function createCatalogContextCache() {
  // One context takes up to a megabyte with what is computed from it.
  const contexts = new LRUCache<string, CatalogContext>({ max: 32 });
  return {
    async findOrCreate(
      facts: CatalogContextFacts,
      create: () => Promise<CatalogContext>,
    ): Promise<CatalogContext> {
      const key = cacheKeyOf(facts);
      const context = contexts.get(key) ?? (await create());
      contexts.set(key, context);
      return context;
    },
  };
}

/** Products found by the words of a query, cleared when the catalogue changes. */
const createFoundProductsCache = () => new LRUCache<string, Promise<readonly FoundProduct[]>>({ max: 500 });

/** Runs `load` once at a time: calls in the meantime get the pending promise. */
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
 * Answers from the cache as far as it is current. One statement reads the revisions that are committed at that moment;
 * cached data of an earlier revision is read again first. So an answer is never older than the request
 * (docs/decisions/0012-catalogue-in-memory.md).
 */
export function createCatalogReader(deps: {
  readonly database: Database;
  readonly clock: Pick<Dependencies['clock'], 'now'>;
  readonly config: Pick<Dependencies['config'], 'siteId'>;
  readonly log: Pick<Dependencies['log'], 'error'>;
}): CatalogReader {
  const { database, clock, config, log } = deps;
  const foundProducts = createFoundProductsCache();
  const contexts = createCatalogContextCache();
  const stockCache = createStockCache((storeIds) => readStoreStocks(database, storeIds));

  const reload = shareRunning(async () => {
    const {
      revision,
      items,
      categories,
      facets: preference,
    } = await loadSnapshotRows(database, config.siteId);
    const facets = parseFacets(preference, (problem) => log.error(problem));
    const loaded = createSnapshot(revision, items, categories, facets);
    rememberSnapshot(database, loaded);
    foundProducts.clear();
    return loaded;
  });

  async function snapshotOf(revision: number): Promise<CatalogSnapshot> {
    const known = findNewestSnapshot(database);
    if (known && known.revision >= revision) return known;
    const loaded = await reload();
    // The load that was pending may have begun before the change.
    return loaded.revision >= revision ? loaded : reload();
  }

  async function readFacts(caller: CatalogCaller) {
    const now = clock.now();
    const row = await readCatalogContextRow(database, caller, now);
    const store = row.store && toSellingStore(row.store);
    return { row, store, today: storeDay(store, now) };
  }

  return {
    async readCatalogContext(caller) {
      const { row, store, today } = await readFacts(caller);
      return contexts.findOrCreate({ ...row, today }, async () => {
        const snapshot = await snapshotOf(row.catalogRevision);
        const stock = store
          ? poolStock(store.id, await stockCache.read(row.stockRevisions), snapshot)
          : noStock;
        return { snapshot, store, today, stock };
      });
    },

    async readCatalogState(caller) {
      const { row, today } = await readFacts(caller);
      const facts = cacheKeyOf({ ...row, today });
      return createHash('sha256').update(facts).digest('base64url');
    },

    findByWords(snapshot, locale, words) {
      const key = JSON.stringify([snapshot.revision, locale, words]);
      const known = foundProducts.get(key);
      if (known) return known;
      const found = findProductsByWords(database, locale, words);
      foundProducts.set(key, found);
      found.catch(() => foundProducts.delete(key));
      return found;
    },
  };
}
