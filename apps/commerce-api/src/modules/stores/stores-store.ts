import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  promotionRestrictedStores,
  promotions,
  type Store,
  storeRestrictedCategories,
  stores,
} from '../../database/schema/index.ts';

export type { Queryable };

export type StoreRow = Store & {
  /** Its last day of selling online is over, on the calendar of the store. */
  readonly hasClosed: boolean;
  readonly geoPoolStoreIds: readonly string[];
  readonly restrictedCategoryIds: readonly string[];
  /** Promotions for everyone that hold in the store on its calendar day. */
  readonly promotionCodes: readonly string[];
};

/** North, south, east and west of what a search may find, in degrees; latitudes and longitudes may overlap. */
export type SearchBox = {
  readonly minLatitude: number;
  readonly maxLatitude: number;
  readonly minLongitude: number;
  readonly maxLongitude: number;
};

const hasClosed = (table: string, now: Date): SQL<boolean> => {
  const column = (name: string) => sql`${sql.identifier(table)}.${sql.identifier(name)}`;
  return sql<boolean>`coalesce(${column('ecommerce_close_date')} < (${now.toISOString()}::timestamptz at time zone ${column('time_zone')})::date, false)`;
};

const geoPool = (now: Date) => sql<string[]>`array(select neighbor.id from ${stores} neighbor
  where neighbor.geo_pool_id = stores.geo_pool_id and neighbor.id <> stores.id
    and neighbor.is_enabled and not ${hasClosed('neighbor', now)} order by neighbor.id)`;
const restrictedCategoryIds = sql<
  string[]
>`array(select link.category_id from ${storeRestrictedCategories} link
  where link.store_id = stores.id order by link.category_id)`;

/** What selling depends on, of one store: columns of a subquery that a statement reads beside its own. */
export function sellingStoreFacts(storeId: SQL, now: Date): SQL {
  return sql`select stores.id, stores.state_code as "stateCode", stores.zone_id as "zoneId",
      stores.time_zone as "timeZone", stores.same_as_cash_days as "sameAsCashDays",
      stores.processing_fee_cents as "processingFeeCents", stores.is_enabled as "isEnabled",
      stores.is_extended_aisle_enabled as "isExtendedAisleEnabled", stores.is_high_risk as "isHighRisk",
      ${hasClosed('stores', now)} as "hasClosed", ${geoPool(now)} as "geoPoolStoreIds",
      ${restrictedCategoryIds} as "restrictedCategoryIds"
    from ${stores} where stores.id = ${storeId}`;
}

// Drizzle leaves the table off its columns when it selects from one, so the outer table is written out below.
function selectStores(queryable: Queryable, now: Date, where: SQL | undefined): Promise<StoreRow[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone stores.time_zone)::date`;
  const offered = sql<string[]>`array(select promotion.code from ${promotions} promotion
    where promotion.is_enabled and not promotion.is_paid_in_full
      and ${today} between promotion.starts_on and promotion.ends_on
      and not exists (select 1 from ${promotionRestrictedStores} link
        where link.promotion_id = promotion.id and link.store_id = stores.id)
    order by promotion.sequence, promotion.code)`;
  return queryable
    .select({
      store: stores,
      hasClosed: hasClosed('stores', now),
      geoPoolStoreIds: geoPool(now),
      restrictedCategoryIds,
      promotionCodes: offered,
    })
    .from(stores)
    .where(where)
    .then((rows) => rows.map(({ store, ...derived }) => ({ ...store, ...derived })));
}

export function listStoresById(queryable: Queryable, ids: readonly string[], now: Date): Promise<StoreRow[]> {
  return selectStores(queryable, now, inArray(stores.id, [...ids]));
}

/** Stores that the box holds and that shoppers may see. */
export function listStoresInBox(queryable: Queryable, box: SearchBox, now: Date): Promise<StoreRow[]> {
  return selectStores(
    queryable,
    now,
    and(
      sql`${stores.latitude} between ${box.minLatitude} and ${box.maxLatitude}`,
      sql`${stores.longitude} between ${box.minLongitude} and ${box.maxLongitude}`,
      eq(stores.isEnabled, true),
      eq(stores.isHidden, false),
    ),
  );
}

/** @param id may be a subquery, so that the store and who names it are read in one statement */
export async function findStoreRow(
  queryable: Queryable,
  id: string | SQL,
  now: Date,
): Promise<StoreRow | null> {
  const [row] = await selectStores(queryable, now, eq(stores.id, id));
  return row ?? null;
}
