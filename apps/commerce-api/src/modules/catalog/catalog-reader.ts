import { createHash } from 'node:crypto';
import type { Steps } from '@ownpath/domain/search';
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

type ReaderParts = {
  readonly database: Database;
  readonly config: Pick<Dependencies['config'], 'siteId'>;
  readonly log: Pick<Dependencies['log'], 'error'>;
};

/** Requests that need no catalogue are answered between the steps. */
async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Reads what has changed since the newest copy; all, for the first. */
async function loadCatalog({ database, config, log }: ReaderParts): Promise<CatalogSnapshot> {
  const known = findNewestSnapshot(database);
  const rows = await loadSnapshotRows(database, config.siteId, known);
  const facets = parseFacets(rows.facets, (problem) => log.error(problem));
  const searchVocabulary = parseVocabulary(rows.searchVocabulary, (problem) => log.error(problem));
  const loaded = await runInTurns(refreshSnapshot(known, { ...rows, facets, searchVocabulary }));
  rememberSnapshot(database, loaded);
  return loaded;
}

const running = new WeakMap<Database, Promise<CatalogSnapshot>>();

/**
 * Brings the copy of a database's catalogue up to date, once at a time: calls in the meantime get the pending promise. A
 * process that starts does it before the first request.
 */
export function refreshCatalog(parts: ReaderParts): Promise<CatalogSnapshot> {
  const { database } = parts;
  const pending = running.get(database);
  if (pending) return pending;
  const started = loadCatalog(parts).finally(() => running.delete(database));
  running.set(database, started);
  return started;
}

/**
 * Answers from the cache as far as it is current. One statement reads the revisions that are committed at that moment;
 * cached data of an earlier revision is read again first. So an answer is never older than the request
 * (docs/decisions/0012-catalogue-in-memory.md).
 */
export function createCatalogReader(
  deps: ReaderParts & { readonly clock: Pick<Dependencies['clock'], 'now'> },
): CatalogReader {
  const { database, clock } = deps;
  const contexts = createCatalogContextCache();
  const stockCache = createStockCache((storeIds) => readStoreStocks(database, storeIds));

  async function snapshotOf(revision: number): Promise<CatalogSnapshot> {
    const known = findNewestSnapshot(database);
    if (known && known.revision >= revision) return known;
    const loaded = await refreshCatalog(deps);
    // The one that was pending may have begun before the change.
    return loaded.revision >= revision ? loaded : refreshCatalog(deps);
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
