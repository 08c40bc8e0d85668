import { z } from 'zod';
import { Availability, ConditionStock } from './availability.ts';
import { RentalPrice, RentalRate } from './rental-price.ts';

export const ProductKind = z.enum(['standard', 'bundle', 'special-order', 'extended-aisle']);
export type ProductKind = z.infer<typeof ProductKind>;

/** View of a picture: the front, a second view, or a close-up of the material. */
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
  /** Same-origin or absolute URL of the picture. */
  imageUrl: z.string(),
  /** All pictures of the color, starting with `imageUrl`; products in lists have only that one. */
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
  /**
   * Set when the call used a variant's id: the answer is that variant. Its units are those available to the shopper.
   */
  readonly variant: { readonly id: string; readonly stockLevel: number } | null;
};

/** A product in the form that pages use. `prices` is empty while no store is chosen. */
export const ProductDetail = z.object({
  /** The variant's id, when the call named a variant. */
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
  /** The product's canonical path below `/p/`: category ids and its own id, each percent-encoded. */
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
      /** Price of the member when rented separately. */
      prices: z.array(RentalPrice).optional(),
    }),
  ),
  /** A bundle's pieces rented one by one in the same order, add-ons among them at their lower rates. */
  piecesApart: z.array(RentalRate).optional(),
  zoneId: z.string().nullable(),
  prices: z.array(RentalPrice),
  /** Cash prices of a new item over all price zones, in cents; only while no store is chosen. */
  cashPriceRange: z.object({ lowCents: z.int(), highCents: z.int() }).optional(),
  availability: Availability,
  /** Conditions that can be ordered now, each with its source. */
  conditions: z.array(ConditionStock),
  /** Sent to the manual path of the checkout. */
  isHighRiskFlow: z.boolean().optional(),
  /** The shopper's store requires more information from applicants. */
  isStoreHighRisk: z.boolean().optional(),
  /** Products at a lower price when rented with this one. */
  addOnProductIds: z.array(z.string()).optional(),
  /** Server only: the requested parts, so that the answer contains no others. */
  asked: z.custom<ProductOptions>().optional(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;
