import { z } from 'zod';
import { Availability } from './availability.ts';
import { RentalOffer } from './rental-price.ts';

export const ProductKind = z.enum(['standard', 'bundle', 'special-order', 'extended-aisle']);
export type ProductKind = z.infer<typeof ProductKind>;

export const ProductVariant = z.object({
  id: z.string(),
  colorId: z.string(),
  colorName: z.string(),
  colorHex: z.string(),
  /** Same-origin or absolute picture address. */
  imageUrl: z.string(),
  orderable: z.boolean(),
});
export type ProductVariant = z.infer<typeof ProductVariant>;

export const CategoryCrumb = z.object({ id: z.string(), name: z.string() });
export type CategoryCrumb = z.infer<typeof CategoryCrumb>;

/** A product as pages use it. `offers` is empty while no store is chosen. */
export const ProductDetail = z.object({
  id: z.string(),
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
  bundledProducts: z.array(z.object({ id: z.string(), name: z.string(), quantity: z.int() })),
  zoneId: z.string().nullable(),
  offers: z.array(RentalOffer),
  availability: Availability,
  /** Conditions that can be ordered now, each with where it comes from. */
  conditions: z.array(z.object({ condition: z.string(), availability: Availability })),
});
export type ProductDetail = z.infer<typeof ProductDetail>;
