import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  bundleMembers,
  categories,
  foldAccents,
  type InventoryCondition,
  inventoryUnits,
  type Locale,
  type ProductKind,
  productCategories,
  productPrices,
  productSearchQuery,
  products,
  productVariants,
} from '../../database/schema/index.ts';
import type { SellingStore } from '../stores/index.ts';

export type { Queryable };

/** Which products a query is about. Unknown ids and offline products are left out of every scope. */
type OfferScope =
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
  | {
      readonly kind: 'listing';
      /** Null: the whole catalogue. */
      readonly categoryId: string | null;
      /** Every group must be found by one of its words; null: no query. */
      readonly wordGroups: readonly (readonly string[])[] | null;
    };

/** Stock of a bundle's member, always new goods. */
export type MemberRow = {
  readonly kind: ProductKind;
  readonly quantity: number;
  readonly isBlocked: boolean;
  readonly deliveryBand: string;
  readonly homeUnits: number;
  readonly poolUnits: number;
};

/** A product in one condition of the store's price zone; without a store one row without a condition. */
export type OfferRow = {
  readonly productId: string;
  readonly kind: ProductKind;
  readonly brand: string;
  readonly popularity: number;
  readonly isClearance: boolean;
  readonly isBlocked: boolean;
  readonly deliveryBand: string;
  /** Space-separated. */
  readonly colorIds: string;
  /** How well the query fits; 0 without one. */
  readonly rank: number;
  readonly condition: InventoryCondition | null;
  readonly weeklyRateCents: number;
  readonly weeks: number;
  readonly cashPriceCents: number;
  readonly wasWeeklyRateCents: number | null;
  readonly wasPriceSince: string | null;
  readonly homeUnits: number;
  /** Of the store and its geo pool together. */
  readonly poolUnits: number;
  /** Of a bundle; else null. */
  readonly members: readonly MemberRow[] | null;
};

export type OfferQuery = {
  readonly scope: OfferScope;
  readonly store: SellingStore | null;
  /** On the calendar of the store. */
  readonly today: string;
  readonly locale: Locale;
};

const searchVector = { 'en-US': 'search_english', 'es-US': 'search_spanish' } as const;
const searchConfiguration = { 'en-US': 'english', 'es-US': 'spanish' } as const;
/** What a hit in the name of a category counts for beside `ts_rank_cd` of the product's own text. */
const CATEGORY_RANK = 0.2;

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

function tsQuery(locale: Locale, wordGroups: readonly (readonly string[])[]): SQL {
  const groups = wordGroups.map((words) =>
    sql.join(
      words.map((word) => productSearchQuery(locale, word)),
      sql` || `,
    ),
  );
  return sql.join(
    groups.map((group) => sql`(${group})`),
    sql` && `,
  );
}

function wantedByWords(locale: Locale, wordGroups: readonly (readonly string[])[]): SQL {
  const vector = sql.raw(`p.${searchVector[locale]}`);
  const configuration = sql.raw(`'${searchConfiguration[locale]}'`);
  const categoryName = foldAccents(sql`(c.name->>${sql.raw(`'${locale}'`)})`);
  return sql`
    select id, max(rank) as rank from (
      select p.id, ts_rank_cd(${vector}, q.query) as rank
      from ${products} p, (select ${tsQuery(locale, wordGroups)} as query) q where ${vector} @@ q.query
      union all
      select link.product_id, ${CATEGORY_RANK}::real
      from (select ${tsQuery(locale, wordGroups)} as query) q
      join ${categories} c on to_tsvector(${configuration}, ${categoryName}) @@ q.query
      join ${productCategories} link on link.category_id = c.id
    ) hits group by id`;
}

function wantedProducts(scope: OfferScope, locale: Locale): SQL {
  if (scope.kind === 'products') {
    return sql`select unnest(${textArray(scope.productIds)}) as id, 0::real as rank`;
  }
  const found =
    scope.wordGroups === null
      ? sql`select id, 0::real as rank from ${products}`
      : wantedByWords(locale, scope.wordGroups);
  if (scope.categoryId === null) return found;
  return sql`select found.id, found.rank from (${found}) found
    join ${productCategories} link on link.product_id = found.id and link.category_id = ${scope.categoryId}`;
}

/** Only what the scope can ask for: a page of products must not read the stock of the whole store. */
function stockScope(scope: OfferScope): SQL {
  if (scope.kind === 'listing') return sql``;
  const ids = textArray(scope.productIds);
  return sql`and (product_id = any(${ids}) or product_id in
    (select member_product_id from ${bundleMembers} where bundle_product_id = any(${ids})))`;
}

/** Prices and stock in one round trip. */
export async function listOfferRows(queryable: Queryable, query: OfferQuery): Promise<OfferRow[]> {
  const { scope, store, today, locale } = query;
  const homeId = store?.id ?? '';
  const pool = textArray(store ? [store.id, ...store.geoPoolStoreIds] : []);
  const restricted = store?.restrictedCategoryIds ?? [];
  const isAllowed =
    restricted.length === 0 || scope.kind === 'products'
      ? sql`true`
      : sql`not exists (select 1 from ${productCategories} link
          where link.product_id = p.id and link.category_id = any(${textArray(restricted)}))`;
  const result = await queryable.execute(sql`
    with stock as materialized (
      select product_id, condition,
        coalesce(sum(available_quantity) filter (where store_id = ${homeId}), 0)::int as home_units,
        sum(available_quantity)::int as pool_units
      from ${inventoryUnits}
      where store_id = any(${pool}) and available_quantity > 0 ${stockScope(scope)}
      group by product_id, condition
    ),
    bundles as (
      select bm.bundle_product_id as id, jsonb_agg(jsonb_build_object(
        'kind', m.kind, 'quantity', bm.quantity, 'deliveryBand', m.delivery_band,
        'isBlocked', m.is_out_of_stock or not m.is_online,
        'homeUnits', coalesce(stock.home_units, 0), 'poolUnits', coalesce(stock.pool_units, 0))) as members
      from ${bundleMembers} bm
      join ${products} m on m.id = bm.member_product_id
      left join stock on stock.product_id = m.id and stock.condition = 'NEW'
      group by bm.bundle_product_id
    ),
    colored as (
      select product_id, string_agg(color_id, ' ' order by sequence) as color_ids
      from ${productVariants} group by product_id
    )
    select p.id as "productId", p.kind, p.brand, p.popularity, p.is_clearance as "isClearance",
      p.is_out_of_stock as "isBlocked", p.delivery_band as "deliveryBand",
      coalesce(colored.color_ids, '') as "colorIds", wanted.rank, price.condition,
      price.weekly_rate_cents as "weeklyRateCents", price.weeks, price.cash_price_cents as "cashPriceCents",
      price.was_weekly_rate_cents as "wasWeeklyRateCents", price.was_price_since::text as "wasPriceSince",
      coalesce(stock.home_units, 0) as "homeUnits", coalesce(stock.pool_units, 0) as "poolUnits",
      bundles.members
    from (${wantedProducts(scope, locale)}) wanted
    join ${products} p on p.id = wanted.id
    left join ${productPrices} price on price.product_id = p.id and price.zone_id = ${store?.zoneId ?? ''}
    left join stock on stock.product_id = p.id and stock.condition = price.condition
    left join bundles on bundles.id = p.id
    left join colored on colored.product_id = p.id
    where p.is_online and p.online_from <= ${today}::date
      and (p.online_to is null or p.online_to >= ${today}::date) and ${isAllowed}`);
  return result.rows as OfferRow[];
}
