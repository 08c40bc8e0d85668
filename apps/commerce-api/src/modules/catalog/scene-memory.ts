import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { SceneRow } from './scene-store.ts';
import type { ShopperScene } from './shopper-scene.ts';

/** Scenes that are kept; one takes about a megabyte with the prices computed in it. */
const MAX_SCENES = 32;

type SceneFacts = Pick<SceneRow, 'store' | 'fingerprint'> & {
  readonly snapshot: CatalogSnapshot;
  /** On the calendar of the store. */
  readonly today: string;
};
type Known = {
  readonly facts: string;
  readonly scene: ShopperScene;
};

const textOf = ({ store, today }: SceneFacts) => JSON.stringify([store, today]);

/**
 * The last scenes, one for each store and its stock. The database is read for every request; only when store,
 * stock, catalogue and day are the very same is the earlier scene used again, with the prices computed in it.
 */
export function createSceneMemory() {
  const known = new Map<string, Known>();
  return {
    fingerprints: () => [...known.keys()],

    /** Null when no scene was made of exactly this. */
    recall(facts: SceneFacts): ShopperScene | null {
      const found = known.get(facts.fingerprint);
      if (found?.facts !== textOf(facts) || found.scene.snapshot !== facts.snapshot) return null;
      known.delete(facts.fingerprint);
      known.set(facts.fingerprint, found);
      return found.scene;
    },

    keep(facts: SceneFacts, scene: ShopperScene): void {
      known.delete(facts.fingerprint);
      known.set(facts.fingerprint, { facts: textOf(facts), scene });
      const [oldest] = known.keys();
      if (known.size > MAX_SCENES && oldest !== undefined) known.delete(oldest);
    },
  };
}
