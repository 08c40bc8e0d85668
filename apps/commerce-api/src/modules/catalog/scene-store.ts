import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  bundleMembers,
  catalogRevisions,
  type InventoryCondition,
  inventoryUnits,
  productVariants,
} from '../../database/schema/index.ts';
import { chosenStoreId } from '../shopper-context/index.ts';
import { type SellingStoreFacts, sellingStoreFacts } from '../stores/index.ts';
import type { StockLine } from './stock.ts';

export type { Queryable };

/** Whose stock is read beside the store: of the whole store, of these products and variants, or none. */
export type StockScope = 'all' | 'none' | readonly string[];

export type SceneRow = {
  readonly revision: number;
  readonly store: SellingStoreFacts | null;
  readonly stock: readonly StockLine[];
};

type StockTuple = [string, string, InventoryCondition, number, number];

function stockFilter(scope: StockScope): SQL {
  if (scope === 'all') return sql`true`;
  if (scope === 'none') return sql`false`;
  const ids = sql`${sql.param([...scope])}::text[]`;
  return sql`unit.product_id in (
    select unnest(${ids})
    union select product_id from ${productVariants} where id = any(${ids})
    union select member_product_id from ${bundleMembers} where bundle_product_id = any(${ids}))`;
}

/**
 * The catalogue's revision, the shopper's store and the stock of that store and its geo pool, in one statement and
 * so as of one moment. Stock comes from an index alone (`inventory_units_store_stock_idx`).
 */
export async function readSceneRow(
  queryable: Queryable,
  shopper: { readonly usid: string; readonly siteId: string },
  scope: StockScope,
  now: Date,
): Promise<SceneRow> {
  const result = await queryable.execute(sql`
    with home as materialized (${sellingStoreFacts(chosenStoreId(shopper), now)}),
    stock as (
      select unit.product_id, unit.variant_id, unit.condition,
        coalesce(sum(unit.available_quantity) filter (where unit.store_id = (select id from home)), 0) as home_units,
        sum(unit.available_quantity) as pool_units
      from ${inventoryUnits} unit
      where unit.store_id = any(array(
          select id from home union all select unnest("geoPoolStoreIds") from home
        )) and unit.available_quantity > 0 and ${stockFilter(scope)}
      group by unit.product_id, unit.variant_id, unit.condition
    )
    select (select revision from ${catalogRevisions}) as revision,
      (select row_to_json(home) from home) as store,
      (select json_agg(json_build_array(product_id, variant_id, condition, home_units, pool_units)) from stock)
        as stock`);
  const row = result.rows[0] as
    | { revision: unknown; store: SellingStoreFacts | null; stock: StockTuple[] | null }
    | undefined;
  return {
    revision: Number(row?.revision ?? 0),
    store: row?.store ?? null,
    stock: (row?.stock ?? []).map(([productId, variantId, condition, homeUnits, poolUnits]) => ({
      productId,
      variantId,
      condition,
      homeUnits,
      poolUnits,
    })),
  };
}
