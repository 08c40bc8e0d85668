import type { Dependencies } from '../../dependencies.ts';
import { toSellingStore } from '../stores/index.ts';
import type { Locale } from './catalog-item.ts';
import { type CatalogSnapshot, createSnapshot } from './catalog-snapshot.ts';
import { createSceneMemory } from './scene-memory.ts';
import { readSceneRow, readStock, type StockColumns, type StockScope } from './scene-store.ts';
import type { ShopperScene } from './shopper-scene.ts';
import { type Database, loadSnapshotRows } from './snapshot-store.ts';
import { noStock, type StockLine, toStock, type VariantStock } from './stock.ts';
import { storeDay } from './store-day.ts';
import { type FoundProduct, findProductsByWords } from './word-store.ts';

export type CatalogCaller = { readonly usid: string; readonly siteId: string };

/** Words of a query: a product fits when each group is found by one of its words. */
export type WordGroups = readonly (readonly string[])[];

export type CatalogReader = {
  /** The catalogue of this very moment, the shopper's store and the stock in the asked scope. */
  readScene(caller: CatalogCaller, scope: StockScope): Promise<ShopperScene>;
  /** Products that the words find, best first, as of the snapshot. */
  findByWords(snapshot: CatalogSnapshot, locale: Locale, words: WordGroups): Promise<readonly FoundProduct[]>;
};

/** Answers for this many different queries are kept while the catalogue stays as it is. */
const MAX_REMEMBERED_QUERIES = 500;

/** Lines of variants that the catalogue holds. */
function withProducts(stock: readonly VariantStock[], { itemByVariantId }: CatalogSnapshot): StockLine[] {
  return stock.flatMap((line) => {
    const productId = itemByVariantId.get(line.variantId)?.product.id;
    return productId === undefined ? [] : [{ ...line, productId }];
  });
}

function toScene(
  { snapshot, today }: Pick<ShopperScene, 'snapshot' | 'today'>,
  store: ShopperScene['store'],
  stock: StockColumns | null,
): ShopperScene {
  const isPriced = store !== null && stock !== null;
  return {
    snapshot,
    store,
    today,
    stock: isPriced ? toStock(withProducts(readStock(stock), snapshot)) : noStock,
  };
}

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
 * Reads the catalogue from memory and the rest in one round trip. A scene's statement tells the revision that is
 * committed at that moment; when it is newer than the copy in memory, the copy is read anew first, so an answer is
 * never older than the request (docs/decisions/0012-catalogue-in-memory.md).
 */
export function createCatalogReader(deps: {
  readonly database: Database;
  readonly clock: Pick<Dependencies['clock'], 'now'>;
}): CatalogReader {
  const { database, clock } = deps;
  let snapshot: CatalogSnapshot | null = null;
  let remembered = new Map<string, Promise<readonly FoundProduct[]>>();
  const scenes = createSceneMemory();

  const reload = shareRunning(async () => {
    const { revision, items, categories } = await loadSnapshotRows(database);
    const loaded = createSnapshot(revision, items, categories);
    snapshot = loaded;
    remembered = new Map();
    return loaded;
  });

  async function snapshotOf(revision: number): Promise<CatalogSnapshot> {
    if (snapshot && snapshot.revision >= revision) return snapshot;
    const loaded = await reload();
    // The load that was under way may have begun before the change.
    return loaded.revision >= revision ? loaded : reload();
  }

  async function readStoreScene(caller: CatalogCaller, known: readonly string[]): Promise<ShopperScene> {
    const now = clock.now();
    const row = await readSceneRow(database, caller, 'all', known, now);
    const store = row.store && toSellingStore(row.store);
    const facts = { ...row, snapshot: await snapshotOf(row.revision), today: storeDay(store, now) };
    const recalled = scenes.recall(facts);
    if (recalled) return recalled;
    // The stock is known, but from another catalogue or another day.
    if (row.stock === null) return readStoreScene(caller, []);
    const scene = toScene(facts, store, row.stock);
    scenes.keep(facts, scene);
    return scene;
  }

  return {
    async readScene(caller, scope) {
      if (scope === 'all') return readStoreScene(caller, scenes.fingerprints());
      const now = clock.now();
      const row = await readSceneRow(database, caller, scope, [], now);
      const store = row.store && toSellingStore(row.store);
      const snapshotNow = await snapshotOf(row.revision);
      return toScene({ snapshot: snapshotNow, today: storeDay(store, now) }, store, row.stock);
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
