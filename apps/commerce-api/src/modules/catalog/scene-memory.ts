import type { SceneRow } from './scene-store.ts';
import type { ShopperScene } from './shopper-scene.ts';

/** Scenes that are kept; one takes up to a megabyte with what is computed in it. */
const MAX_SCENES = 32;

/** All that a scene is made of. */
export type SceneFacts = SceneRow & {
  /** On the calendar of the store. */
  readonly today: string;
};

const keyOf = ({ catalogRevision, store, stockRevisions, today }: SceneFacts) =>
  JSON.stringify([catalogRevision, today, store, ...stockRevisions]);

/**
 * The last scenes. The database is read for every request; only when catalogue, store, day and every revision of stock
 * are the very same is the earlier scene used again, with all that was computed in it.
 */
export function createSceneMemory() {
  const known = new Map<string, ShopperScene>();
  return {
    /** The scene that was made of exactly this, else the one that `make` makes of it. */
    async recall(facts: SceneFacts, make: () => Promise<ShopperScene>): Promise<ShopperScene> {
      const key = keyOf(facts);
      const scene = known.get(key) ?? (await make());
      known.delete(key);
      known.set(key, scene);
      const [oldest] = known.keys();
      if (known.size > MAX_SCENES && oldest !== undefined) known.delete(oldest);
      return scene;
    },
  };
}
