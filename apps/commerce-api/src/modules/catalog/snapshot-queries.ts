import type { Database, Queryable } from '../../database/connect.ts';
import { asc, eq, sql } from '../../database/orm.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import {
  bundleMembers,
  type Category,
  catalogRevisions,
  categories,
  productChanges,
} from '../../database/schema/index.ts';
import { findPreferenceValue } from '../preferences/index.ts';
import { type CatalogItem, listCatalogItems } from './catalog-queries.ts';
import { LISTING_FACETS_PREFERENCE } from './facet-definitions.ts';
import { SEARCH_VOCABULARY_PREFERENCE } from './search-vocabulary.ts';
import { forgetParts, shareParts } from './share-parts.ts';

const selectChanges = prepareStatement<
  { readonly since: number | null },
  { readonly revision: string; readonly changedIds: readonly string[] | null }
>(
  'catalog: changes',
  sql`select revision, case when whole_revision <= ${sql.placeholder('since')}::bigint then array(
      select product_id from ${productChanges} change where change.revision > ${sql.placeholder('since')}::bigint
      union select bundle_product_id from ${bundleMembers} join ${productChanges} change
        on change.product_id = member_product_id where change.revision > ${sql.placeholder('since')}::bigint
    ) end as "changedIds" from ${catalogRevisions}`,
);

/**
 * The revision, which counts every committed change of catalogue and prices, and the products that changed since an
 * earlier one, with the bundles that they are in; null when more than products did, or there is no earlier one.
 */
async function readChanges(queryable: Queryable, since: number | null) {
  const [row] = await selectChanges(queryable, { since });
  return { revision: Number(row?.revision ?? 0), changedIds: row?.changedIds ?? null };
}

/** The whole tree in menu order; it is small, and every answer needs names from several levels. */
function listCategories(queryable: Queryable): Promise<Category[]> {
  return queryable
    .select()
    .from(categories)
    .where(eq(categories.isOnline, true))
    .orderBy(asc(categories.level), asc(categories.sequence), asc(categories.id));
}

export type SnapshotRows = {
  readonly revision: number;
  /** Products that changed since the revision that was known, as they are now; null: `items` are all products. */
  readonly changedIds: readonly string[] | null;
  /** Of the changed products those that are still there. */
  readonly items: readonly CatalogItem[];
  readonly categories: readonly Category[];
  /** The site's preferences of these names, as stored. */
  readonly facets: unknown;
  readonly searchVocabulary: unknown;
};

/** More changed products than this share are not read one by one. */
const MAX_CHANGED_SHARE = 0.25;

/**
 * The catalogue, the facets of its listings and its revision as of one moment: what changed since a known state of it, or
 * all of it.
 */
export function loadSnapshotRows(
  database: Database,
  siteId: string,
  known: { readonly revision: number; readonly items: readonly CatalogItem[] } | null,
): Promise<SnapshotRows> {
  return database.transaction(
    async (transaction) => {
      const changes = await readChanges(transaction, known?.revision ?? null);
      const isFew = (changes.changedIds?.length ?? 0) <= (known?.items.length ?? 0) * MAX_CHANGED_SHARE;
      const changedIds = isFew ? changes.changedIds : null;
      if (changedIds === null) forgetParts();
      return {
        revision: changes.revision,
        changedIds,
        items: await listCatalogItems(transaction, changedIds, shareParts),
        categories: await listCategories(transaction),
        facets: await findPreferenceValue(transaction, siteId, LISTING_FACETS_PREFERENCE),
        searchVocabulary: await findPreferenceValue(transaction, siteId, SEARCH_VOCABULARY_PREFERENCE),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
