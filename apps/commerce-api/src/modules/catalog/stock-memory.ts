import type { CatalogContextRow, StoreStock } from './catalog-context-queries.ts';

/** Stores whose stock is kept; one takes about ten kilobytes. */
const MAX_STORES = 4000;

/** Texts that come again and again are kept once. */
function createInterning() {
  const known = new Map<string, string>();
  return <Text extends string>(texts: readonly Text[]): Text[] =>
    texts.map((text) => {
      const kept = known.get(text);
      if (kept !== undefined) return kept as Text;
      known.set(text, text);
      return text;
    });
}

/**
 * The stock of every store that was asked for, as of its revision. Only stock whose revision has changed is read anew,
 * so what is answered is never older than the revisions that are handed in.
 */
export function createStockMemory(
  readStocks: (storeIds: readonly string[]) => Promise<readonly StoreStock[]>,
) {
  const known = new Map<string, StoreStock>();
  const intern = createInterning();

  function keep(stock: StoreStock): void {
    known.delete(stock.storeId);
    known.set(stock.storeId, {
      ...stock,
      variantIds: intern(stock.variantIds),
      conditions: intern(stock.conditions),
    });
    const [oldest] = known.keys();
    if (known.size > MAX_STORES && oldest !== undefined) known.delete(oldest);
  }

  return async (revisions: CatalogContextRow['stockRevisions']): Promise<ReadonlyMap<string, StoreStock>> => {
    const changed = [...revisions].flatMap(([storeId, revision]) =>
      known.get(storeId)?.revision === revision ? [] : [storeId],
    );
    if (changed.length > 0) for (const stock of await readStocks(changed)) keep(stock);
    return new Map(
      [...revisions.keys()].flatMap((storeId) => {
        const stock = known.get(storeId);
        return stock ? [[storeId, stock]] : [];
      }),
    );
  };
}
