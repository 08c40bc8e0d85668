import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  categories,
  type Locale,
  products,
  searchRedirects,
  type UrlMapping,
  urlMappings,
} from '../../database/schema/index.ts';

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

/** Where words lead that find nothing; `phrase` is folded. */
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
