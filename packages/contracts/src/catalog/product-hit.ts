import { z } from 'zod';
import { Condition } from '../wire/index.ts';
import { Availability } from './availability.ts';
import { ProductKind, ProductVariant } from './product-detail.ts';
import { RentalRate } from './rental-price.ts';

/** A tile: one product in the condition that passes the filters; new items before used ones. */
export const ProductHit = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string(),
  kind: ProductKind,
  /** Slash-separated category path and product id, without prefix: `furniture/living-room/…/id`. */
  urlPath: z.string(),
  primaryCategoryId: z.string(),
  tint: z.string(),
  badges: z.array(z.string()),
  isAddOn: z.boolean(),
  variants: z.array(ProductVariant),
  condition: Condition,
  /** All four frequencies; empty while no store is chosen. */
  rates: z.array(RentalRate),
  availability: Availability,
});
export type ProductHit = z.infer<typeof ProductHit>;
