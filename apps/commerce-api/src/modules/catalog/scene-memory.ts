import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { SceneRow, StockColumns } from './scene-store.ts';
import type { ShopperScene } from './shopper-scene.ts';

/** Stores whose last scene is kept; one takes about a megabyte with the prices computed in it. */
const MAX_SCENES = 32;

type Known = {
  readonly facts: string;
  readonly stock: StockColumns;
  readonly scene: ShopperScene;
};

const isSameStock = (a: StockColumns, b: StockColumns) =>
  a.variants === b.variants && a.conditions === b.conditions && a.home === b.home && a.pool === b.pool;

/**
 * The last scene of each store. The database is read for every request; only when store, stock, catalogue and day
 * are the very same as before is the earlier scene used again, with the prices that were computed in it.
 */
export function createSceneMemory() {
  const knownByStore = new Map<string, Known>();
  return {
    /** `snapshot` and `today` are what `makeScene` would put into a new scene. */
    recall(
      { store, stock }: SceneRow,
      snapshot: CatalogSnapshot,
      today: string,
      makeScene: () => ShopperScene,
    ): ShopperScene {
      const storeId = store?.id ?? '';
      const facts = JSON.stringify([store, today]);
      const known = knownByStore.get(storeId);
      knownByStore.delete(storeId);
      const isStill =
        known?.facts === facts && known.scene.snapshot === snapshot && isSameStock(known.stock, stock);
      const { variants, conditions, home, pool } = stock;
      const kept = isStill
        ? known
        : { facts, stock: { variants, conditions, home, pool }, scene: makeScene() };
      knownByStore.set(storeId, kept);
      const [oldest] = knownByStore.keys();
      if (knownByStore.size > MAX_SCENES && oldest !== undefined) knownByStore.delete(oldest);
      return kept.scene;
    },
  };
}
