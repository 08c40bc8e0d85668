import { z } from 'zod';
import { defineEndpoint, OrganizationParams, ReadableText, readableItems, SiteQuery } from '../wire/index.ts';
import { ListParameter } from './document-parts.ts';

const BannerCut = z.object({ src: z.string(), width: z.int(), height: z.int() });

/** A photograph above the category's products: a wide crop, and a tall one for phones. Dimensions in pixels. */
export const CategoryBanner = z.object({ alt: z.string(), landscape: BannerCut, portrait: BannerCut });
export type CategoryBanner = z.infer<typeof CategoryBanner>;

export type Category = {
  id: string;
  name: string;
  description: string;
  parentId: string;
  imageUrl: string;
  isInMenu: boolean;
  isInCategoryPage: boolean;
  sequence: number;
  tint: string;
  banner: CategoryBanner | null;
  /** From the top level down to this category. */
  path: { id: string; name: string }[];
  children: Category[];
  onlineSubcategoryCount: number;
};
export const Category: z.ZodType<Category, Category> = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  parentId: z.string(),
  imageUrl: z.string(),
  isInMenu: z.boolean(),
  isInCategoryPage: z.boolean(),
  sequence: z.int(),
  tint: z.string(),
  banner: CategoryBanner.nullable(),
  path: z.array(z.object({ id: z.string(), name: z.string() })),
  get children() {
    return z.array(Category);
  },
  onlineSubcategoryCount: z.int(),
});

/** Documented category (Shopper Products v1) plus the `c_*` fields of specification section 3. */
type WireCategory = {
  id: string;
  name: string;
  description: string;
  parentCategoryId: string;
  thumbnail: string;
  image: string;
  parentCategoryTree: { id: string; name: string }[];
  categories?: WireCategory[] | undefined;
  onlineSubCategoriesCount: number;
  c_showInMenu: boolean;
  c_showInCLP: boolean;
  c_sequenceNumber: number;
  c_backgroundColor: string;
  /** Our extension: the documented `image` has no description and only one crop. */
  c_banner?: CategoryBanner | undefined;
  pageTitle?: string | undefined;
  pageDescription?: string | undefined;
  /** Ids from the top level down. */
  path?: string[] | undefined;
};
const WireCategory: z.ZodType<WireCategory, WireCategory> = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  parentCategoryId: z.string(),
  thumbnail: z.string(),
  image: z.string(),
  parentCategoryTree: z.array(z.object({ id: z.string(), name: z.string() })),
  get categories() {
    return z.array(WireCategory).optional();
  },
  onlineSubCategoriesCount: z.int(),
  c_showInMenu: z.boolean(),
  c_showInCLP: z.boolean(),
  c_sequenceNumber: z.int(),
  c_backgroundColor: z.string(),
  c_banner: CategoryBanner.optional(),
  pageTitle: z.string().optional(),
  pageDescription: z.string().optional(),
  path: z.array(z.string()).optional(),
});

type ReadCategory = Partial<Omit<WireCategory, 'id' | 'categories'>> & {
  id: string;
  categories?: ReadCategory[] | undefined;
};
/** The only field of a category that a client requires: its id. */
const ReadCategory: z.ZodType<ReadCategory> = z.object({
  id: z.string(),
  name: ReadableText,
  description: ReadableText,
  parentCategoryId: ReadableText,
  thumbnail: ReadableText,
  image: ReadableText,
  parentCategoryTree: readableItems(z.object({ id: z.string(), name: ReadableText })),
  get categories() {
    return readableItems(ReadCategory);
  },
  onlineSubCategoriesCount: z.int().catch(0),
  // Categories are shown online by default, unless the retailer disables them.
  c_showInMenu: z.boolean().catch(true),
  c_showInCLP: z.boolean().catch(true),
  c_sequenceNumber: z.int().catch(0),
  c_backgroundColor: ReadableText,
  c_banner: CategoryBanner.optional().catch(undefined),
});

function fromWire(wire: ReadCategory): Category {
  return {
    id: wire.id,
    name: wire.name || wire.id,
    description: wire.description ?? '',
    parentId: wire.parentCategoryId ?? '',
    imageUrl: wire.thumbnail ?? '',
    isInMenu: wire.c_showInMenu ?? true,
    isInCategoryPage: wire.c_showInCLP ?? true,
    sequence: wire.c_sequenceNumber ?? 0,
    tint: wire.c_backgroundColor ?? '',
    banner: wire.c_banner ?? null,
    path: wire.parentCategoryTree ?? [],
    children: (wire.categories ?? []).map(fromWire),
    onlineSubcategoryCount: wire.onlineSubCategoriesCount ?? 0,
  };
}

function toWire(category: Category): WireCategory {
  return {
    id: category.id,
    name: category.name,
    description: category.description,
    parentCategoryId: category.parentId,
    thumbnail: category.imageUrl,
    image: category.banner?.landscape.src ?? category.imageUrl,
    parentCategoryTree: category.path,
    ...(category.children.length > 0 ? { categories: category.children.map(toWire) } : {}),
    onlineSubCategoriesCount: category.onlineSubcategoryCount,
    c_showInMenu: category.isInMenu,
    c_showInCLP: category.isInCategoryPage,
    c_sequenceNumber: category.sequence,
    c_backgroundColor: category.tint,
    ...(category.banner && { c_banner: category.banner }),
    pageTitle: category.name,
    pageDescription: category.description,
    path: category.path.map(({ id }) => id),
  };
}

/** A category of any tenant, in the form that pages use. */
export const CategoryReading = ReadCategory.transform(fromWire);

export const CategoryCodec = z.codec(WireCategory, Category, { decode: fromWire, encode: toWire });

/** `root` is the top of the tree; `levels` 0 to 3 (specification section 7). */
export const getCategory = defineEndpoint({
  id: 'getCategory',
  summary: 'A category with its children to the given depth; categories restricted at the store are omitted',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/categories/{id}',
  params: OrganizationParams.extend({ id: z.string().min(1).max(100) }),
  query: SiteQuery.extend({ levels: z.coerce.number().int().min(0).max(3).optional() }),
  response: CategoryCodec,
  reading: CategoryReading,
});

export const getCategories = defineEndpoint({
  id: 'getCategories',
  summary: 'Up to 50 categories by id; unknown ones and those restricted at the store are omitted',
  method: 'GET',
  path: '/product/shopper-products/v1/organizations/{organizationId}/categories',
  query: SiteQuery.extend({
    ids: ListParameter,
    levels: z.coerce.number().int().min(0).max(3).optional(),
  }),
  response: z.object({ limit: z.int(), total: z.int(), data: z.array(CategoryCodec) }),
});
