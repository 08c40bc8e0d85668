import type { Queryable } from '../../database/connect.ts';
import { type JsonRow, jsonRowReader } from '../../database/json-row.ts';
import { and, eq, type SQL, sql } from '../../database/orm.ts';
import { prepareSelect } from '../../database/prepare-statement.ts';
import {
  promotionRestrictedStores,
  promotions,
  type Store,
  storeRestrictedCategories,
  stores,
} from '../../database/schema/index.ts';

export type { Queryable };

export type StoreRow = Store & {
  /** Its last day of selling online has passed on the calendar of the store. */
  readonly hasClosed: boolean;
  readonly geoPoolStoreIds: readonly string[];
  readonly restrictedCategoryIds: readonly string[];
  /** Promotions for all shoppers that run in the store on its calendar day. */
  readonly promotionCodes: readonly string[];
};

/** North, south, east and west limits of a search, in degrees. */
export type SearchBox = {
  readonly minLatitude: number;
  readonly maxLatitude: number;
  readonly minLongitude: number;
  readonly maxLongitude: number;
};

const now = sql`${sql.placeholder('now')}::timestamptz`;

const hasClosed = (table: string): SQL<boolean> => {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  return sql<boolean>`coalesce(${column('ecommerce_close_date')} < (${now} at time zone ${column('time_zone')})::date, false)`;
};

const geoPool = sql<string[]>`array(select neighbor.id from ${stores} neighbor
  where neighbor.geo_pool_id = stores.geo_pool_id and neighbor.id <> stores.id
    and neighbor.is_enabled and not ${hasClosed('neighbor')} order by neighbor.id)`;
const restrictedCategoryIds = sql<
  string[]
>`array(select link.category_id from ${storeRestrictedCategories} link
  where link.store_id = stores.id order by link.category_id)`;

const today = sql`(${now} at time zone stores.time_zone)::date`;
const promotionCodes = sql<string[]>`array(select promotion.code from ${promotions} promotion
  where promotion.is_enabled and not promotion.is_paid_in_full
    and ${today} between promotion.starts_on and promotion.ends_on
    and not exists (select 1 from ${promotionRestrictedStores} link
      where link.promotion_id = promotion.id and link.store_id = stores.id)
  order by promotion.sequence, promotion.code)`;

/**
 * What selling depends on, of one store: columns of a subquery that a statement reads beside its own. That statement
 * has the placeholder `now`, an ISO text.
 */
export function sellingStoreFacts(storeId: SQL): SQL {
  return sql`select stores.id, stores.state_code as "stateCode", stores.zone_id as "zoneId",
      stores.time_zone as "timeZone", stores.same_as_cash_days as "sameAsCashDays",
      stores.processing_fee_cents as "processingFeeCents", stores.tax_rate_ppm as "taxRatePpm",
      stores.is_enabled as "isEnabled",
      stores.is_extended_aisle_enabled as "isExtendedAisleEnabled", stores.is_high_risk as "isHighRisk",
      ${hasClosed('stores')} as "hasClosed", ${geoPool} as "geoPoolStoreIds",
      ${restrictedCategoryIds} as "restrictedCategoryIds"
    from ${stores} where stores.id = ${storeId}`;
}

/** All of one store, as `sellingStoreFacts`; `toStoreRow` reads its row as JSON. */
export function storeFacts(storeId: SQL): SQL {
  return sql`select stores.*, ${hasClosed('stores')} as "hasClosed", ${geoPool} as "geoPoolStoreIds",
      ${restrictedCategoryIds} as "restrictedCategoryIds", ${promotionCodes} as "promotionCodes"
    from ${stores} where stores.id = ${storeId}`;
}

const readStore = jsonRowReader(stores);

export type StoreFacts = JsonRow &
  Pick<StoreRow, 'hasClosed' | 'geoPoolStoreIds' | 'restrictedCategoryIds' | 'promotionCodes'>;

export function toStoreRow(json: StoreFacts): StoreRow {
  const { hasClosed, geoPoolStoreIds, restrictedCategoryIds, promotionCodes } = json;
  return { ...readStore(json), hasClosed, geoPoolStoreIds, restrictedCategoryIds, promotionCodes };
}

/**
 * A statement that reads stores.
 * @param where with placeholders for the values of a run
 */
function prepareStores<Values extends Record<string, unknown>>(name: string, where: SQL | undefined) {
  // Drizzle leaves the table off its columns when it selects from one, so the outer table is written out above.
  const select = prepareSelect(name, (builder) =>
    builder
      .select({
        store: stores,
        hasClosed: hasClosed('stores'),
        geoPoolStoreIds: geoPool,
        restrictedCategoryIds,
        promotionCodes,
      })
      .from(stores)
      .where(where),
  );
  return async (queryable: Queryable, values: Values, at: Date): Promise<StoreRow[]> => {
    const rows = await select(queryable, { ...values, now: at.toISOString() });
    return rows.map(({ store, ...derived }) => ({ ...store, ...derived }));
  };
}

const selectById = prepareStores<{ readonly ids: readonly string[] }>(
  'stores: by id',
  sql`${stores.id} = any(${sql.placeholder('ids')}::text[])`,
);

export function listStoresById(queryable: Queryable, ids: readonly string[], at: Date): Promise<StoreRow[]> {
  return selectById(queryable, { ids }, at);
}

const selectInBox = prepareStores<SearchBox>(
  'stores: in a box',
  and(
    sql`${stores.latitude} between ${sql.placeholder('minLatitude')} and ${sql.placeholder('maxLatitude')}`,
    sql`${stores.longitude} between ${sql.placeholder('minLongitude')} and ${sql.placeholder('maxLongitude')}`,
    eq(stores.isEnabled, true),
    eq(stores.isHidden, false),
  ),
);

/** Visible stores within the box. */
export function listStoresInBox(queryable: Queryable, box: SearchBox, at: Date): Promise<StoreRow[]> {
  return selectInBox(queryable, box, at);
}

/**
 * A statement that reads the store whose id a subquery selects, so that one round trip reads both.
 * @param name of the statement, unique
 * @param storeId with placeholders for the values of a run
 */
export function prepareFindStore<Values extends Record<string, unknown>>(name: string, storeId: SQL) {
  const select = prepareStores<Values>(name, eq(stores.id, storeId));
  return async (queryable: Queryable, values: Values, at: Date): Promise<StoreRow | null> => {
    const [row] = await select(queryable, values, at);
    return row ?? null;
  };
}

export async function findStoreRow(queryable: Queryable, id: string, at: Date): Promise<StoreRow | null> {
  const [row] = await selectById(queryable, { ids: [id] }, at);
  return row ?? null;
}
