import type { Locale } from '@ownpath/domain/site';
import type { Queryable } from '../../database/connect.ts';
import { and, asc, eq, sql } from '../../database/orm.ts';
import {
  categories,
  products,
  searchRedirects,
  stores,
  type UrlMapping,
  urlMappings,
} from '../../database/schema/index.ts';
import { areOnlineOn } from '../catalog/index.ts';

export type { Queryable };
export type UrlMappingRow = UrlMapping;

export async function findUrlMapping(
  queryable: Queryable,
  siteId: string,
  urlSegment: string,
): Promise<UrlMappingRow | null> {
  const [row] = await queryable
    .select()
    .from(urlMappings)
    .where(and(eq(urlMappings.siteId, siteId), eq(urlMappings.urlSegment, urlSegment)));
  return row ?? null;
}

/** Redirect target of a search phrase without results; `phrase` is folded. */
export async function findSearchRedirect(
  queryable: Queryable,
  siteId: string,
  locale: Locale,
  phrase: string,
): Promise<string | null> {
  const [row] = await queryable
    .select({ destinationUrl: searchRedirects.destinationUrl })
    .from(searchRedirects)
    .where(
      and(
        eq(searchRedirects.siteId, siteId),
        eq(searchRedirects.locale, locale),
        eq(searchRedirects.phrase, phrase),
      ),
    );
  return row?.destinationUrl ?? null;
}

export async function isOnlineProduct(queryable: Queryable, id: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), eq(products.isOnline, true)));
  return rows.length > 0;
}

export async function isOnlineCategory(queryable: Queryable, id: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, id), eq(categories.isOnline, true)));
  return rows.length > 0;
}

/** Products that are online on a day, each with the ids of its categories from the top level down. */
export async function listOnlineProducts(
  queryable: Queryable,
  today: string,
): Promise<{ id: string; categoryPath: string[] }[]> {
  return queryable
    .select({ id: products.id, categoryPath: categories.path })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.primaryCategoryId))
    .where(areOnlineOn(today))
    .orderBy(asc(products.id));
}

/** Online categories but the root, with their ids from the top level down. */
export async function listOnlineCategories(queryable: Queryable): Promise<{ path: string[] }[]> {
  return queryable
    .select({ path: categories.path })
    .from(categories)
    .where(and(eq(categories.isOnline, true), sql`cardinality(${categories.path}) > 0`))
    .orderBy(asc(categories.level), asc(categories.id));
}

/** Enabled stores. The caller decides which of them sell online on a day. */
export async function listEnabledStores(queryable: Queryable) {
  return queryable
    .select({ id: stores.id, stateCode: stores.stateCode, ecommerceCloseDate: stores.ecommerceCloseDate })
    .from(stores)
    .where(eq(stores.isEnabled, true))
    .orderBy(asc(stores.id));
}
