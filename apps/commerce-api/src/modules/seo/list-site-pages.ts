import type { SitePageKind } from '@ownpath/contracts/seo';
import { getStateRule } from '@ownpath/domain/law';
import { isOpenForEcommerce } from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { listEnabledStores, listOnlineCategories, listOnlineProducts } from './seo-queries.ts';

/** A product's path has at most its last four categories; a category's path at most two (specification section 2). */
const PRODUCT_SEGMENTS = 4;
const CATEGORY_SEGMENTS = 3;

const pathOf = (prefix: string, ids: readonly string[]) =>
  `${prefix}/${ids.map(encodeURIComponent).join('/')}`;

/**
 * Paths of the pages that are online today. Stores that have closed, or whose state is not served, are left out, as in
 * the store finder.
 */
export async function listSitePages(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  kind: SitePageKind,
): Promise<{ paths: string[] }> {
  const today = clock.now().toISOString().slice(0, 10);
  switch (kind) {
    case 'products': {
      const rows = await listOnlineProducts(database, today);
      return {
        paths: rows.map(({ id, categoryPath }) =>
          pathOf('/p', [...categoryPath.slice(-PRODUCT_SEGMENTS), id]),
        ),
      };
    }
    case 'categories': {
      const rows = await listOnlineCategories(database);
      return { paths: rows.map(({ path }) => pathOf('/c', path.slice(-CATEGORY_SEGMENTS))) };
    }
    case 'stores': {
      const rows = await listEnabledStores(database);
      return {
        paths: rows
          .filter(
            ({ stateCode, ecommerceCloseDate }) =>
              getStateRule(stateCode).enabled && isOpenForEcommerce(ecommerceCloseDate, today),
          )
          .map(({ id }) => pathOf('/find-your-store/storeid', [id])),
      };
    }
  }
}
