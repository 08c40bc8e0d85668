import type { CatalogContext } from './catalog-context.ts';
import type { CatalogContextRow } from './catalog-context-queries.ts';

/** Contexts that are kept; one takes up to a megabyte with what is computed in it. */
const MAX_CONTEXTS = 32;

/** All that a context is made of. */
export type CatalogContextFacts = CatalogContextRow & {
  /** On the calendar of the store. */
  readonly today: string;
};

const keyOf = ({ catalogRevision, store, stockRevisions, today }: CatalogContextFacts) =>
  JSON.stringify([catalogRevision, today, store, ...stockRevisions]);

/**
 * The last contexts. The database is read for every request; only when catalogue, store, day and every revision of stock
 * are the very same is the earlier context used again, with all that was computed in it.
 */
export function createCatalogContextCache() {
  const known = new Map<string, CatalogContext>();
  return {
    /** The context that was made of exactly this, else the one that `make` makes of it. */
    async recall(facts: CatalogContextFacts, make: () => Promise<CatalogContext>): Promise<CatalogContext> {
      const key = keyOf(facts);
      const context = known.get(key) ?? (await make());
      known.delete(key);
      known.set(key, context);
      const [oldest] = known.keys();
      if (known.size > MAX_CONTEXTS && oldest !== undefined) known.delete(oldest);
      return context;
    },
  };
}
