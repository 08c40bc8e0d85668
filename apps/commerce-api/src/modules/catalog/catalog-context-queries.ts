import { type Database, databaseOf, type Queryable } from '../../database/connect.ts';
import { type SQL, sql } from '../../database/orm.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import {
  catalogRevisions,
  type InventoryCondition,
  inventoryUnits,
  storeStockRevisions,
} from '../../database/schema/index.ts';
import {
  type StoreCaller,
  type StoreCallerValues,
  shopperStoreId,
  storeCallerValues,
} from '../shopper-context/index.ts';
import { type SellingStoreFacts, sellingStoreFacts } from '../stores/index.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

export type { Database, Queryable };

/** What a context depends on, as of one moment. */
export type CatalogContextRow = {
  readonly catalogRevision: number;
  readonly store: SellingStoreFacts | null;
  /** Revisions of the store and its geo pool; a store without one has never had stock. */
  readonly stockRevisions: ReadonlyMap<string, number>;
};

/** The available units of a store in columns, as of the revision. */
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
  StoreCallerValues & { readonly now: string },
  CatalogContextColumns
>(
  'catalog: context',
  sql`with home as materialized (${sellingStoreFacts(shopperStoreId)})
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
  caller: StoreCaller,
  now: Date,
): Promise<CatalogContextRow> {
  const [row] = await selectCatalogContext(database, {
    ...storeCallerValues(caller),
    now: now.toISOString(),
  });
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

// Columns as text with one line per row: much cheaper to write and to parse than JSON.
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

/** The stock of the stores that have a revision, with that revision. Reads an index only. */
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

export type UnitRow = {
  readonly inventoryNumber: string;
  readonly productId: string;
  readonly variantId: string;
  readonly storeId: string;
  readonly condition: (typeof inventoryUnits.$inferSelect)['condition'];
  readonly availableQuantity: number;
};

/** The stock of some products, and the catalogue's revision then. */
export type UnitsReading = {
  readonly catalogRevision: string | null;
  /** By number, with what is available to everybody; also those without any that were asked for as held. */
  readonly units: readonly UnitRow[];
};

/** A line for each unit, its values with tabs between them; null for none. */
export type UnitsColumns = Pick<UnitsReading, 'catalogRevision'> & { readonly units: string | null };

export function toUnitsReading({ catalogRevision, units }: UnitsColumns): UnitsReading {
  const lines = units?.split('\n') ?? [];
  return {
    catalogRevision,
    units: lines.map((line): UnitRow => {
      const [inventoryNumber = '', productId = '', variantId = '', storeId = '', condition, available] =
        line.split('\t');
      return {
        inventoryNumber,
        productId,
        variantId,
        storeId,
        condition: condition as InventoryCondition,
        availableQuantity: Number(available),
      };
    }),
  };
}

/**
 * Columns of a `UnitsReading` in a larger statement. As JSON they would take PostgreSQL twice as long.
 * @param heldNumbers units that the asking basket holds itself
 */
export const unitsReadingOf = (productIds: SQL, storeIds: SQL, heldNumbers: SQL): SQL =>
  sql`(select revision from ${catalogRevisions}) as "catalogRevision", (
      select string_agg(concat_ws(E'\t', inventory_number, product_id, variant_id, store_id, condition,
        available_quantity), E'\n' order by inventory_number)
      from ${inventoryUnits} where product_id = any(${productIds}) and store_id = any(${storeIds})
        and (available_quantity > 0 or inventory_number = any(${heldNumbers}))
    ) as units`;

export type UnitsRequest = {
  readonly productIds: readonly string[];
  readonly storeIds: readonly string[];
  readonly heldNumbers: readonly string[];
};

const textsOf = (name: keyof UnitsRequest) => sql`${sql.placeholder(name)}::text[]`;

const selectUnits = prepareStatement<UnitsRequest, UnitsColumns>(
  'catalog: units',
  sql`select ${unitsReadingOf(textsOf('productIds'), textsOf('storeIds'), textsOf('heldNumbers'))}`,
);

/** Units of these products in the given stores that can be taken, or that the asking basket holds. */
export async function listUnits(queryable: Queryable, request: UnitsRequest): Promise<UnitsReading> {
  const [row] = await selectUnits(queryable, request);
  return toUnitsReading(row ?? { catalogRevision: null, units: null });
}

/** By database, so that a transaction finds what was read outside it. */
const newestSnapshots = new WeakMap<object, CatalogSnapshot>();

/** The newest copy of a database's catalogue that this process has read; null before the first. */
export function findNewestSnapshot(queryable: Queryable): CatalogSnapshot | null {
  return newestSnapshots.get(databaseOf(queryable)) ?? null;
}

export function rememberSnapshot(queryable: Queryable, snapshot: CatalogSnapshot): void {
  newestSnapshots.set(databaseOf(queryable), snapshot);
}
