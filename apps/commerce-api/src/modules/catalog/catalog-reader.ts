import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies.ts';
import { storeDay, toSellingStore } from '../stores/index.ts';
import type { CatalogCaller, CatalogContext, CatalogReader } from './catalog-context.ts';
import {
  type CatalogContextRow,
  type Database,
  findNewestSnapshot,
  readCatalogContextRow,
  readStoreStocks,
  rememberSnapshot,
} from './catalog-context-queries.ts';
import { type CatalogSnapshot, refreshSnapshot } from './catalog-snapshot.ts';
import { parseFacets } from './facet-definitions.ts';
import { keepEntries, linesKeptBy } from './listing.ts';
import { parseVocabulary } from './search-vocabulary.ts';
import { loadSnapshotRows } from './snapshot-queries.ts';
import { createStockCache, noStock, poolStock } from './stock.ts';

/** What a context is built from. */
export type CatalogContextFacts = CatalogContextRow & {
  /** On the calendar of the store. */
  readonly today: string;
};

const cacheKeyOf = ({ catalogRevision, store, stockRevisions, today }: CatalogContextFacts) =>
  JSON.stringify([catalogRevision, today, store, ...stockRevisions]);

/** Listing lines that all contexts keep together; each takes one to two kilobytes. */
const MAX_LINES = 40_000;

/**
 * Catalog contexts with everything computed from them. The database is read for every request; a cached context is
 * used only when catalogue, store, day and every revision of stock are the same. One store has one context, the newest.
 */
export function createCatalogContextCache(linesOf: (context: CatalogContext) => number = linesKeptBy) {
  const contexts = new LRUCache<string, { readonly key: string; readonly context: CatalogContext }>({
    max: 32,
  });
  /** Drops those used longest ago while there are too many lines; the newest stays. */
  function trim(): void {
    let lines = 0;
    for (const [storeId, { context }] of [...contexts.entries()]) {
      const isNewest = lines === 0;
      lines += linesOf(context) + 1;
      if (!isNewest && lines > MAX_LINES) contexts.delete(storeId);
    }
  }
  return {
    async findOrCreate(
      facts: CatalogContextFacts,
      create: () => Promise<CatalogContext>,
    ): Promise<CatalogContext> {
      const key = cacheKeyOf(facts);
      const storeId = facts.store?.id ?? '';
      const known = contexts.get(storeId);
      trim();
      if (known?.key === key) return known.context;
      const context = await create();
      if (known) keepEntries(known.context, context);
      contexts.set(storeId, { key, context });
      return context;
    },
  };
}

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
  const contexts = createCatalogContextCache();
  const stockCache = createStockCache((storeIds) => readStoreStocks(database, storeIds));

  /** Reads what has changed since the newest copy; all, for the first. */
  const refresh = shareRunning(async () => {
    const known = findNewestSnapshot(database);
    const rows = await loadSnapshotRows(database, config.siteId, known);
    const facets = parseFacets(rows.facets, (problem) => log.error(problem));
    const searchVocabulary = parseVocabulary(rows.searchVocabulary, (problem) => log.error(problem));
    const loaded = refreshSnapshot(known, { ...rows, facets, searchVocabulary });
    rememberSnapshot(database, loaded);
    return loaded;
  });

  async function snapshotOf(revision: number): Promise<CatalogSnapshot> {
    const known = findNewestSnapshot(database);
    if (known && known.revision >= revision) return known;
    const loaded = await refresh();
    // The one that was pending may have begun before the change.
    return loaded.revision >= revision ? loaded : refresh();
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
      const nameOf = (facts: string) => createHash('sha256').update(facts).digest('base64url');
      return {
        state: nameOf(cacheKeyOf({ ...row, today })),
        place: nameOf(JSON.stringify([today, row.store])),
        storeIds: row.store ? [row.store.id, ...row.store.geoPoolStoreIds] : [],
      };
    },
  };
}
