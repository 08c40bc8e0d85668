import { z } from 'zod';

/** Where a product comes from for the selected store (specification section 3). */
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
  /** Units that can be promised now; special orders and extended aisle count as 0. */
  stockLevel: z.int(),
  /** Delivery band of the listing filters, for example `1-3 Days`. */
  deliveryBand: z.string().nullable(),
});
export type Availability = z.infer<typeof Availability>;

/** A condition that can be ordered now, and where it comes from. */
export const ConditionStock = z.object({
  condition: z.string(),
  availability: Availability,
  /** Pre-owned pieces by colour: in the shopper's store, and in those around it. */
  units: z.array(z.object({ variantId: z.string(), homeUnits: z.int(), nearbyUnits: z.int() })).optional(),
  /** How a pre-owned piece of this grade may look at a typical spot; an example, not the piece itself. */
  picture: z.object({ url: z.string(), alt: z.string() }).optional(),
});
export type ConditionStock = z.infer<typeof ConditionStock>;
