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
  /** Tells this stock from any other, of this store and of others. */
  readonly fingerprint: string;
  /** Null when the fingerprint is one that the caller knows. */
  readonly stock: StockColumns | null;
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
  readonly fingerprint: string;
};

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
 * @param known fingerprints of stock that needs no telling
 */
export async function readSceneRow(
  database: Database,
  shopper: { readonly usid: string; readonly siteId: string },
  scope: StockScope,
  known: readonly string[],
  now: Date,
): Promise<SceneRow> {
  const statement = dialect.sqlToQuery(sql`
    with home as materialized (${sellingStoreFacts(chosenStoreId(shopper), now)}),
    units as materialized (
      select unit.store_id, unit.variant_id, unit.condition, unit.available_quantity
      from ${inventoryUnits} unit
      where unit.store_id = any(array(
          select id from home union all select unnest("geoPoolStoreIds") from home
        )) and unit.available_quantity > 0 and ${stockFilter(scope)}
    ),
    print as materialized (
      select concat((select id from home), ':', count(*), ':', sum(hashtextextended(
        concat(store_id, ' ', variant_id, ' ', condition, ' ', available_quantity), 0))) as fingerprint
      from units
    ),
    stock as (
      select variant_id, condition,
        coalesce(sum(available_quantity) filter (where store_id = (select id from home)), 0) as home_units,
        sum(available_quantity) as pool_units
      from units
      where (select fingerprint from print) <> all(${sql.param([...known])}::text[])
      group by variant_id, condition
    )
    select (select revision from ${catalogRevisions}) as revision,
      (select row_to_json(home) from home) as store,
      (select fingerprint from print) as fingerprint,
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
  if (!row) throw new Error('an aggregate has one row');
  const { revision, store, fingerprint, ...stock } = row;
  return {
    revision: Number(revision ?? 0),
    store,
    fingerprint,
    stock: known.includes(fingerprint) ? null : stock,
  };
}
