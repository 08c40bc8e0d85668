import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import {
  catalogRevisions,
  type InventoryCondition,
  inventoryUnits,
  storeStockRevisions,
} from '../../database/schema/index.ts';
import { chosenStoreId } from '../shopper-context/index.ts';
import { type SellingStoreFacts, sellingStoreFacts } from '../stores/index.ts';

export type { Database };

/** What a context depends on, as of one moment. */
export type CatalogContextRow = {
  readonly catalogRevision: number;
  readonly store: SellingStoreFacts | null;
  /** Of the store and its geo pool; a store without a number never had stock. */
  readonly stockRevisions: ReadonlyMap<string, number>;
};

/** A store's units that can be promised, a column each, as of the revision. */
export type StoreStock = {
  readonly storeId: string;
  readonly revision: number;
  readonly variantIds: readonly string[];
  readonly conditions: readonly InventoryCondition[];
  readonly units: readonly number[];
};

type CatalogContextColumns = {
  readonly catalogRevision: string | null;
  readonly store: SellingStoreFacts | null;
  readonly stockRevisions: Readonly<Record<string, number>> | null;
};

const selectCatalogContext = prepareStatement<
  { readonly usid: string; readonly siteId: string; readonly now: string },
  CatalogContextColumns
>(
  'catalog: context',
  sql`with home as materialized (${sellingStoreFacts(chosenStoreId)})
    select (select revision from ${catalogRevisions}) as "catalogRevision",
      (select row_to_json(home) from home) as store,
      (select json_object_agg(held.store_id, held.revision) from ${storeStockRevisions} held
        where held.store_id = any(array(
          select id from home union all select unnest("geoPoolStoreIds") from home
        ))) as "stockRevisions"`,
);

/** The catalogue's revision, the shopper's store and the revisions of the stock there and in its geo pool. */
export async function readCatalogContextRow(
  database: Database,
  { usid, siteId }: { readonly usid: string; readonly siteId: string },
  now: Date,
): Promise<CatalogContextRow> {
  const [row] = await selectCatalogContext(database, { usid, siteId, now: now.toISOString() });
  if (!row) throw new Error('a statement without FROM has one row');
  return {
    catalogRevision: Number(row.catalogRevision ?? 0),
    store: row.store,
    stockRevisions: new Map(Object.entries(row.stockRevisions ?? {})),
  };
}

type StockColumns = {
  storeId: string;
  revision: string;
  variantIds: string | null;
  conditions: string | null;
  units: string | null;
};

// Columns of text, a line for each row: many times cheaper than JSON, on both sides.
const selectStocks = prepareStatement<{ readonly storeIds: readonly string[] }, StockColumns>(
  'catalog: stock of stores',
  sql`select held.store_id as "storeId", held.revision, stock.*
    from ${storeStockRevisions} held, lateral (
      select string_agg(variant_id, E'\n') as "variantIds", string_agg(condition, E'\n') as conditions,
        string_agg(units::text, E'\n') as units
      from (
        select variant_id, condition, sum(available_quantity) as units from ${inventoryUnits}
        where store_id = held.store_id and available_quantity > 0
        group by variant_id, condition
      ) unit
    ) stock
    where held.store_id = any(${sql.placeholder('storeIds')}::text[])`,
);

/** The stock of those stores that have a revision, with the revision that it is of, from an index alone. */
export async function readStoreStocks(
  database: Database,
  storeIds: readonly string[],
): Promise<StoreStock[]> {
  const rows = await selectStocks(database, { storeIds });
  return rows.map(({ storeId, revision, variantIds, conditions, units }) => ({
    storeId,
    revision: Number(revision),
    variantIds: variantIds?.split('\n') ?? [],
    conditions: (conditions?.split('\n') ?? []) as InventoryCondition[],
    units: units?.split('\n').map(Number) ?? [],
  }));
}
