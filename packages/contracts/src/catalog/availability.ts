import { z } from 'zod';

/** Source of a product for the selected store (specification section 3). */
export const AvailabilityType = z.enum([
  'INVENTORY_PRODUCT',
  'INV_GEO_POOL_PRODUCT',
  'SO_PRODUCT',
  'EA_PRODUCT',
]);
export type AvailabilityType = z.infer<typeof AvailabilityType>;

export const Availability = z.object({
  /** Null when nothing can be ordered for this store. */
  type: AvailabilityType.nullable(),
  orderable: z.boolean(),
  /** Units available now; special orders and extended aisle count as 0. */
  stockLevel: z.int(),
  /** Delivery band of the listing filters, for example `1-3 Days`. */
  deliveryBand: z.string().nullable(),
});
export type Availability = z.infer<typeof Availability>;

/** A condition that can be ordered now, and its source. */
export const ConditionStock = z.object({
  condition: z.string(),
  availability: Availability,
  /** Pre-owned units by color: in the shopper's store, and in nearby stores. */
  units: z.array(z.object({ variantId: z.string(), homeUnits: z.int(), nearbyUnits: z.int() })).optional(),
  /** Example picture of a typical wear spot at this grade, not of the unit itself. */
  picture: z.object({ url: z.string(), alt: z.string() }).optional(),
});
export type ConditionStock = z.infer<typeof ConditionStock>;
