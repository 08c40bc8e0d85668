import type { Category } from '@ownpath/contracts/catalog';
import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import type { Locale } from '@ownpath/domain/site';
import { isCategoryRestricted } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import { categoryPictureUrlOf } from '../pictures/index.ts';
import type { CatalogCaller, CatalogReader } from './catalog-context.ts';
import type { Category as CategoryRow } from './catalog-queries.ts';

/** Documented default of `levels`. */
const DEFAULT_LEVELS = 1;
/** Documented limit of ids in one call. */
const MAX_CATEGORY_IDS = 50;

type Tree = {
  readonly byId: ReadonlyMap<string, CategoryRow>;
  readonly childrenOf: ReadonlyMap<string, readonly CategoryRow[]>;
  readonly locale: Locale;
};

function buildTree(rows: readonly CategoryRow[], locale: Locale): Tree {
  const childrenOf = new Map<string, CategoryRow[]>();
  for (const row of rows) {
    if (row.parentId === null) continue;
    const siblings = childrenOf.get(row.parentId);
    if (siblings) siblings.push(row);
    else childrenOf.set(row.parentId, [row]);
  }
  return { byId: new Map(rows.map((row) => [row.id, row])), childrenOf, locale };
}

/** The tree without what the store does not sell. */
function buildAllowedTree(rows: readonly CategoryRow[], restricted: readonly string[], locale: Locale): Tree {
  return buildTree(
    rows.filter((row) => !isCategoryRestricted(restricted, row.path)),
    locale,
  );
}

function toCategory(tree: Tree, row: CategoryRow, levels: number): Category {
  const { byId, childrenOf, locale } = tree;
  const children = childrenOf.get(row.id) ?? [];
  return {
    id: row.id,
    name: row.name[locale],
    description: row.description[locale],
    parentId: row.parentId ?? ROOT_CATEGORY_ID,
    imageUrl: row.thumbnailArtKey === null ? '' : categoryPictureUrlOf(row.id, row.thumbnailArtKey),
    isInMenu: row.showInMenu,
    isInCategoryPage: row.showInCategoryPage,
    sequence: row.sequence,
    tint: row.backgroundColor ?? '',
    banner: row.banner && { ...row.banner, alt: row.banner.alt[locale] },
    path: row.path.flatMap((id) => {
      const step = byId.get(id);
      return step ? [{ id, name: step.name[locale] }] : [];
    }),
    children: levels > 0 ? children.map((child) => toCategory(tree, child, levels - 1)) : [],
    onlineSubcategoryCount: children.length,
  };
}

/**
 * A category with its children to the given depth, without those that the shopper's store does not sell.
 * @throws DomainError `CategoryNotFound`; `CategoryRestricted` when it is one of those itself
 */
export async function getCategory(
  reader: CatalogReader,
  caller: CatalogCaller,
  request: { readonly id: string; readonly levels?: number | undefined; readonly locale: Locale },
): Promise<Category> {
  const { store, snapshot } = await reader.readCatalogContext(caller);
  const restricted = store?.restrictedCategoryIds ?? [];
  const wanted = snapshot.categoryById.get(request.id);
  if (!wanted) throw new DomainError('CategoryNotFound', 'There is no such category.');
  if (isCategoryRestricted(restricted, wanted.path)) {
    throw new DomainError('CategoryRestricted', 'The store does not sell this category.');
  }
  const tree = buildAllowedTree(snapshot.categories, restricted, request.locale);
  return toCategory(tree, wanted, request.levels ?? DEFAULT_LEVELS);
}

/**
 * Categories in the order asked; unknown ones and those that the shopper's store does not sell are left out.
 * @throws DomainError `InvalidParameters` for more than `MAX_CATEGORY_IDS` ids
 */
export async function listCategories(
  reader: CatalogReader,
  caller: CatalogCaller,
  request: { readonly ids: readonly string[]; readonly levels?: number | undefined; readonly locale: Locale },
): Promise<{ limit: number; total: number; data: Category[] }> {
  const ids = [...new Set(request.ids)];
  if (ids.length === 0 || ids.length > MAX_CATEGORY_IDS) {
    throw new DomainError('InvalidParameters', `Ask for 1 to ${MAX_CATEGORY_IDS} categories.`);
  }
  const { store, snapshot } = await reader.readCatalogContext(caller);
  const tree = buildAllowedTree(snapshot.categories, store?.restrictedCategoryIds ?? [], request.locale);
  const data = ids.flatMap((id) => {
    const row = tree.byId.get(id);
    return row ? [toCategory(tree, row, request.levels ?? DEFAULT_LEVELS)] : [];
  });
  return { limit: ids.length, total: data.length, data };
}
