import type { Locale } from '@ownpath/domain/site';
import type { Queryable } from '../../database/connect.ts';
import { type SQL, sql } from '../../database/orm.ts';
import {
  categories,
  foldAccents,
  productCategories,
  productSearchQuery,
  products,
} from '../../database/schema/index.ts';

/** A product that a query found; the higher the rank, the better it fits. */
export type FoundProduct = { readonly productId: string; readonly rank: number };

const searchVector = { 'en-US': 'search_english', 'es-US': 'search_spanish' } as const;
const searchConfiguration = { 'en-US': 'english', 'es-US': 'spanish' } as const;
/** Weight of a hit in a category name, relative to `ts_rank_cd` of the product's own text. */
const CATEGORY_RANK = 0.2;

function tsQuery(locale: Locale, wordGroups: readonly (readonly string[])[]): SQL {
  const groups = wordGroups.map((words) => {
    const alternatives = words.map((word) => productSearchQuery(locale, word));
    return sql`(${sql.join(alternatives, sql` || `)})`;
  });
  return sql.join(groups, sql` && `);
}

/** Products whose text or category name contains a word of every group. */
export async function findProductsByWords(
  queryable: Queryable,
  locale: Locale,
  wordGroups: readonly (readonly string[])[],
): Promise<FoundProduct[]> {
  const vector = sql.raw(`p.${searchVector[locale]}`);
  const configuration = sql.raw(`'${searchConfiguration[locale]}'`);
  const categoryName = foldAccents(sql`(c.name->>${sql.raw(`'${locale}'`)})`);
  const result = await queryable.execute(sql`
    with q as materialized (select ${tsQuery(locale, wordGroups)} as query)
    select id as "productId", max(rank) as rank from (
      select p.id, ts_rank_cd(${vector}, q.query) as rank from ${products} p, q where ${vector} @@ q.query
      union all
      select link.product_id, ${CATEGORY_RANK}::real
      from q join ${categories} c on to_tsvector(${configuration}, ${categoryName}) @@ q.query
      join ${productCategories} link on link.category_id = c.id
    ) hits group by id order by rank desc, id`);
  return result.rows as FoundProduct[];
}
