import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import type { QueryPart, Understanding } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import type { CatalogContext } from './catalog-context.ts';
import type { CatalogItem } from './catalog-queries.ts';
import { computeOnce, findItems } from './listing.ts';

const MAX_CATEGORIES = 6;

function countIds(ids: Iterable<string>): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

/** Ids, those that occur most often first; as they came where equally many. */
export const mostFrequent = (ids: Iterable<string>): string[] =>
  countIds(ids)
    .sort(([, one], [, other]) => other - one)
    .map(([id]) => id);

/** The same, in the order of the alphabet where equally many. */
const mostFrequentById = (ids: Iterable<string>): string[] =>
  countIds(ids)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([id]) => id);

const departmentsByContext = new WeakMap<CatalogContext, readonly string[]>();

/** Departments of the store, those with the most products first. */
function departmentsOf(context: CatalogContext): readonly string[] {
  const isDepartment = (id: string) => context.snapshot.categoryById.get(id)?.parentId === ROOT_CATEGORY_ID;
  return computeOnce(departmentsByContext, context, () =>
    mostFrequentById(
      findItems(context, { query: '', categoryId: null }).flatMap(({ categoryIds }) =>
        categoryIds.filter(isDepartment),
      ),
    ),
  );
}

/** What the store has of a part of a query; beside its categories, where it has none of it. */
function findNear(context: CatalogContext, part: QueryPart): readonly CatalogItem[] {
  const found = findItems(context, { query: part.text, categoryId: null });
  if (found.length > 0 || part.is !== 'kind') return found;
  const ids = part.kinds.flatMap(({ select }) => select.categories ?? []);
  const parents = new Set(ids.map((id) => context.snapshot.categoryById.get(id)?.parentId));
  return [...parents].flatMap((id) =>
    id && id !== ROOT_CATEGORY_ID ? findItems(context, { query: '', categoryId: id }) : [],
  );
}

/**
 * Categories near a query without results, those with the most products in the store first: of what a part of it would
 * find, else the departments.
 */
export function nearestCategories(
  context: CatalogContext,
  { parts }: Understanding,
  locale: Locale,
): { id: string; name: string }[] {
  const near = new Set(parts.flatMap((part) => findNear(context, part)));
  const ids =
    near.size > 0
      ? mostFrequentById(Array.from(near, ({ product }) => product.primaryCategoryId))
      : departmentsOf(context);
  return ids
    .flatMap((id) => {
      const name = context.snapshot.categoryById.get(id)?.name[locale];
      return name ? [{ id, name }] : [];
    })
    .slice(0, MAX_CATEGORIES);
}
