import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/connect.ts';
import {
  bundleMembers,
  catalogRevisions,
  type InventoryCondition,
  inventoryUnits,
  productVariants,
} from '../../database/schema/index.ts';
import { chosenStoreId } from '../shopper-context/index.ts';
import { type SellingStoreFacts, sellingStoreFacts } from '../stores/index.ts';
import type { VariantStock } from './stock.ts';

export type { Database };

/** Whose stock is read beside the store: of the whole store, of these products and variants, or none. */
export type StockScope = 'all' | 'none' | readonly string[];

export type SceneRow = {
  readonly revision: number;
  readonly store: SellingStoreFacts | null;
  readonly stock: StockColumns;
};

/** The stock in columns of text, a line for each row: many times cheaper than JSON, on both sides. */
export type StockColumns = {
  readonly variants: string | null;
  readonly conditions: string | null;
  readonly home: string | null;
  readonly pool: string | null;
};

type SceneColumns = StockColumns & {
  readonly revision: string;
  readonly store: SellingStoreFacts | null;
};

const NO_STOCK: StockColumns = { variants: null, conditions: null, home: null, pool: null };

const dialect = new PgDialect();

function stockFilter(scope: StockScope): SQL {
  if (scope === 'all') return sql`true`;
  if (scope === 'none') return sql`false`;
  const ids = sql`${sql.param([...scope])}::text[]`;
  return sql`unit.product_id in (
    select unnest(${ids})
    union select product_id from ${productVariants} where id = any(${ids})
    union select member_product_id from ${bundleMembers} where bundle_product_id = any(${ids})
    union select link.member_product_id from ${bundleMembers} link
      join ${productVariants} variant on variant.product_id = link.bundle_product_id
      where variant.id = any(${ids}))`;
}

export function readStock({ variants, conditions, home, pool }: StockColumns): VariantStock[] {
  if (variants === null) return [];
  const [variantIds, conditionTexts, homeTexts, poolTexts] = [variants, conditions, home, pool].map(
    (text) => text?.split('\n') ?? [],
  );
  return (variantIds ?? []).map((variantId, index) => ({
    variantId,
    condition: conditionTexts?.[index] as InventoryCondition,
    homeUnits: Number(homeTexts?.[index]),
    poolUnits: Number(poolTexts?.[index]),
  }));
}

/**
 * The catalogue's revision, the shopper's store and the stock of that store and its geo pool, in one statement and
 * so as of one moment. Stock comes from an index alone (`inventory_units_store_stock_idx`).
 */
export async function readSceneRow(
  database: Database,
  shopper: { readonly usid: string; readonly siteId: string },
  scope: StockScope,
  now: Date,
): Promise<SceneRow> {
  const statement = dialect.sqlToQuery(sql`
    with home as materialized (${sellingStoreFacts(chosenStoreId(shopper), now)}),
    stock as (
      select unit.variant_id, unit.condition,
        coalesce(sum(unit.available_quantity) filter (where unit.store_id = (select id from home)), 0) as home_units,
        sum(unit.available_quantity) as pool_units
      from ${inventoryUnits} unit
      where unit.store_id = any(array(
          select id from home union all select unnest("geoPoolStoreIds") from home
        )) and unit.available_quantity > 0 and ${stockFilter(scope)}
      group by unit.variant_id, unit.condition
    )
    select (select revision from ${catalogRevisions}) as revision,
      (select row_to_json(home) from home) as store,
      string_agg(variant_id, E'\n') as variants, string_agg(condition, E'\n') as conditions,
      string_agg(home_units::text, E'\n') as home, string_agg(pool_units::text, E'\n') as pool
    from stock`);
  // Planned once for each connection: planning takes longer than reading. The embedded database plans anew, because
  // its one session outlives the driver's connections and their names.
  const name =
    typeof scope === 'string' ? `catalog scene, stock ${scope}` : 'catalog scene, stock of products';
  const result = await database.$client.query<SceneColumns>({
    text: statement.sql,
    values: statement.params,
    ...(database.kind === 'postgres' ? { name } : {}),
  });
  const [row] = result.rows;
  return {
    revision: Number(row?.revision ?? 0),
    store: row?.store ?? null,
    stock: row ?? NO_STOCK,
  };
}
