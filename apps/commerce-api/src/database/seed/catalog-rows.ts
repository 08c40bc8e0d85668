import type { DemoCategory, DemoProduct, Localized } from '@ownpath/demo-data/types';
import type {
  badges,
  bundleMembers,
  categories,
  colors,
  productAddOns,
  productBadges,
  productCategories,
  productImages,
  products,
  productVariants,
} from '../schema/index.ts';

type CategoryRow = typeof categories.$inferInsert;
type ProductRow = typeof products.$inferInsert;

const rootName: Localized = { 'en-US': 'All categories', 'es-US': 'Todas las categorías' };

/** The tree with its root row, parents before children. */
export function categoryRows(
  demoCategories: readonly DemoCategory[],
  paths: ReadonlyMap<string, readonly string[]>,
): CategoryRow[] {
  const root: CategoryRow = {
    id: rootCategoryId,
    parentId: null,
    level: 0,
    path: [],
    name: rootName,
    description: rootName,
    showInMenu: false,
    showInCategoryPage: false,
  };
  const rows = demoCategories
    .filter((category) => category.id !== rootCategoryId)
    .map((category): CategoryRow => {
      const path = [...(paths.get(category.id) ?? [])];
      return {
        id: category.id,
        parentId: category.parentId,
        level: path.length,
        path,
        name: category.name,
        description: category.description,
        showInMenu: category.showInMenu,
        showInCategoryPage: category.showInCategoryPage,
        sequence: category.sequence,
        backgroundColor: category.tint,
        thumbnailArtKey: category.artKey,
        banner: category.banner,
      };
    });
  return [root, ...rows.sort((one, other) => one.level - other.level)];
}

export function productRow(product: DemoProduct, now: Date): ProductRow {
  return {
    id: product.id,
    kind: product.kind,
    rmsItemNumber: product.rmsItemNumber,
    name: product.name,
    shortDescription: product.shortDescription,
    description: product.description,
    features: product.features,
    specifications: product.specifications,
    brand: product.brand,
    vendorId: product.vendorId,
    model: product.model,
    family: product.family,
    itemNoun: product.itemNoun,
    artKey: product.artKey,
    primaryCategoryId: product.primaryCategoryId,
    baseWeeklyRateCents: product.baseWeeklyRateCents,
    baseWeeks: product.weeks,
    merchantCostCents: product.merchantCostCents,
    capClass: product.capClass,
    isExclusive: product.isExclusive,
    isHighRisk: product.isHighRisk,
    isHighRiskFlow: product.isHighRisk,
    isClearance: product.isClearance,
    isAddOn: product.isAddOn,
    popularity: product.popularity,
    deliveryBand: product.deliveryBand,
    onlineFrom: product.onlineFrom,
    createdAt: now,
  };
}

/** A product's categories and all of their ancestors, each once. */
export function productCategoryRows(
  product: DemoProduct,
  paths: ReadonlyMap<string, readonly string[]>,
): (typeof productCategories.$inferInsert)[] {
  const assigned = new Set(product.categoryIds);
  const all = new Set(
    [product.primaryCategoryId, ...product.categoryIds].flatMap((id) => paths.get(id) ?? []),
  );
  return [...all].map((categoryId) => ({
    categoryId,
    productId: product.id,
    isAssigned: assigned.has(categoryId),
    isPrimary: categoryId === product.primaryCategoryId,
  }));
}

export function colorRows(demoProducts: readonly DemoProduct[]): (typeof colors.$inferInsert)[] {
  const byId = new Map(
    demoProducts.flatMap((product) => product.variants.map(({ color }) => [color.id, color] as const)),
  );
  return [...byId.values()].map(({ id, name, hex }) => ({ id, name, hex }));
}

export function variantRows(product: DemoProduct): (typeof productVariants.$inferInsert)[] {
  return product.variants.map((variant, sequence) => ({
    id: variant.id,
    productId: product.id,
    colorId: variant.color.id,
    sequence,
  }));
}

export function imageRows(product: DemoProduct): (typeof productImages.$inferInsert)[] {
  return (['large', 'medium', 'small'] as const).map((viewType, sequence) => ({
    productId: product.id,
    viewType,
    artKey: product.artKey,
    alt: product.name,
    sequence,
  }));
}

export function bundleMemberRows(product: DemoProduct): (typeof bundleMembers.$inferInsert)[] {
  const quantities = new Map<string, number>();
  for (const id of product.bundledProductIds) quantities.set(id, (quantities.get(id) ?? 0) + 1);
  return [...quantities].map(([memberProductId, quantity], sequence) => ({
    bundleProductId: product.id,
    memberProductId,
    quantity,
    sequence,
  }));
}

export function addOnRows(product: DemoProduct): (typeof productAddOns.$inferInsert)[] {
  return product.addOnProductIds.map((addOnProductId, sequence) => ({
    productId: product.id,
    addOnProductId,
    sequence,
  }));
}

export const badgeRows: readonly (typeof badges.$inferInsert)[] = [
  { id: 'new', label: { 'en-US': 'New', 'es-US': 'Nuevo' }, sequence: 1 },
  { id: 'sale', label: { 'en-US': 'Sale', 'es-US': 'Oferta' }, sequence: 2 },
  { id: 'clearance', label: { 'en-US': 'Clearance', 'es-US': 'Liquidación' }, sequence: 3 },
  { id: 'exclusive', label: { 'en-US': 'Exclusive', 'es-US': 'Exclusivo' }, sequence: 4 },
];

export function productBadgeRows(product: DemoProduct): (typeof productBadges.$inferInsert)[] {
  const badgeIds = [
    product.isNew && 'new',
    product.wasWeeklyRateCents !== null && 'sale',
    product.isClearance && 'clearance',
    product.isExclusive && 'exclusive',
  ].filter((badgeId) => badgeId !== false);
  return badgeIds.map((badgeId) => ({ productId: product.id, badgeId }));
}

export const rootCategoryId = 'root';

/** Ids from the top level down to each category. @throws RangeError on an unknown parent or a cycle */
export function categoryPaths(demoCategories: readonly DemoCategory[]): Map<string, readonly string[]> {
  const byId = new Map(demoCategories.map((category) => [category.id, category]));
  const paths = new Map<string, readonly string[]>();

  const pathOf = (id: string, below: readonly string[]): readonly string[] => {
    const known = paths.get(id);
    if (known !== undefined) return known;
    const category = byId.get(id);
    if (category === undefined || below.includes(id)) {
      throw new RangeError(`Category "${id}" is unknown or its own ancestor`);
    }
    const isTopLevel = category.parentId === rootCategoryId;
    const path = [...(isTopLevel ? [] : pathOf(category.parentId, [...below, id])), id];
    paths.set(id, path);
    return path;
  };

  for (const { id } of demoCategories) if (id !== rootCategoryId) pathOf(id, []);
  return paths;
}
