import { z } from 'zod';
import { Availability, ConditionStock } from './availability.ts';
import { RentalPrice } from './rental-price.ts';

export const ProductKind = z.enum(['standard', 'bundle', 'special-order', 'extended-aisle']);
export type ProductKind = z.infer<typeof ProductKind>;

/** What a picture shows: the front, a second view, or a close-up of the material. */
export const PictureView = z.enum(['front', 'side', 'detail']);

export const ProductPicture = z.object({
  /** Same-origin or absolute. */
  url: z.string(),
  /** In the language of the call. */
  alt: z.string(),
  view: PictureView,
});
export type ProductPicture = z.infer<typeof ProductPicture>;

export const ProductVariant = z.object({
  id: z.string(),
  colorId: z.string(),
  colorName: z.string(),
  colorHex: z.string(),
  /** Same-origin or absolute picture address. */
  imageUrl: z.string(),
  /** All pictures of the colour, that of `imageUrl` first; products in lists have none but that. */
  pictures: z.array(ProductPicture).optional(),
  orderable: z.boolean(),
});
export type ProductVariant = z.infer<typeof ProductVariant>;

export const CategoryCrumb = z.object({ id: z.string(), name: z.string() });
export type CategoryCrumb = z.infer<typeof CategoryCrumb>;

/** Documented values of `expand` (Shopper Products v1); a call without it gets all but the last two. */
export const PRODUCT_PARTS = [
  'availability',
  'bundled_products',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'recommendations',
  'shipping_methods',
  'primary_category',
  'page_meta_tags',
] as const;
export type ProductPart = (typeof PRODUCT_PARTS)[number];

export type ProductOptions = {
  readonly parts: ReadonlySet<ProductPart>;
  readonly allImages: boolean;
  readonly imgTypes: string | null;
  readonly perPricebook: boolean;
  /** Asked by the id of a variant: the answer is that variant. Its units are those that the shopper can have. */
  readonly variant: { readonly id: string; readonly stockLevel: number } | null;
};

/** A product as pages use it. `prices` is empty while no store is chosen. */
export const ProductDetail = z.object({
  /** The variant's, when the call named one. */
  id: z.string(),
  /** The product's own id, when the call named one of its variants. */
  masterId: z.string().optional(),
  name: z.string(),
  brand: z.string(),
  kind: ProductKind,
  shortDescription: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  vendorId: z.string(),
  model: z.string(),
  primaryCategoryId: z.string(),
  /** The product's one address below `/p/`: category ids and its own, each percent-encoded. */
  urlPath: z.string(),
  /** From the top level down to the primary category. */
  categoryPath: z.array(CategoryCrumb),
  tint: z.string(),
  badges: z.array(z.string()),
  isHighRisk: z.boolean(),
  isExclusive: z.boolean(),
  variants: z.array(ProductVariant),
  bundledProducts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      quantity: z.int(),
      /** What the member costs by itself. */
      prices: z.array(RentalPrice).optional(),
    }),
  ),
  zoneId: z.string().nullable(),
  prices: z.array(RentalPrice),
  availability: Availability,
  /** Conditions that can be ordered now, each with where it comes from. */
  conditions: z.array(ConditionStock),
  /** Sent to the manual path of the checkout. */
  isHighRiskFlow: z.boolean().optional(),
  /** The shopper's store is one where more is asked of an applicant. */
  isStoreHighRisk: z.boolean().optional(),
  /** Products that cost less beside this one. */
  addOnProductIds: z.array(z.string()).optional(),
  /** The server's side alone: what the call asked for, so that the answer holds no more. */
  asked: z.custom<ProductOptions>().optional(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;
