import { z } from 'zod';
import { AvailabilityType } from '../catalog/availability.ts';
import { boundedJsonText, Condition, Frequency } from '../wire/index.ts';

/** What the shop knows of a line's product; text of the field `c_additionalProductData` (specification section 3). */
export const AdditionalProductData = z.object({
  brand: z.string(),
  category: z.string(),
  superCategory: z.string(),
  name: z.string(),
  vendor: z.string(),
  primarySupplier: z.string(),
  outOfStock: z.boolean(),
  isOutOfStock: z.boolean(),
  isBundled: z.boolean(),
  isSpecialOrderCheckout: z.boolean(),
  productType: z.enum(['Standard', 'Bundle', 'SpecialOrder', 'EA']),
});
export type AdditionalProductData = z.infer<typeof AdditionalProductData>;

/** A basket line as pages use it; every amount was computed by the server in the basket's frequency. */
export const BasketItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  brand: z.string(),
  colorName: z.string(),
  imageUrl: z.string(),
  tint: z.string(),
  urlPath: z.string(),
  quantity: z.int(),
  condition: Condition,
  /** The unit's own number when it is a used unit. */
  inventoryNumber: z.string().nullable(),
  rmsItemNumber: z.string(),
  availabilityType: AvailabilityType.nullable(),
  /** False when the item can no longer be ordered; the cart offers to remove it. */
  orderable: z.boolean(),
  deliveryBand: z.string().nullable(),
  isBundle: z.boolean(),
  frequency: Frequency,
  /** One payment for the whole line (all pieces). */
  paymentCents: z.int(),
  /** 0 where the tenant names no rental price; then no other amount counts either. */
  paymentCount: z.int(),
  lastPaymentCents: z.int(),
  totalCents: z.int(),
  cashPriceCents: z.int(),
  weeklyPaymentCents: z.int(),
  wasPaymentCents: z.int().nullable(),
  percentOff: z.int().nullable(),
  isBenefitPlus: z.boolean(),
  isHighRisk: z.boolean(),
  isExclusive: z.boolean(),
  additionalData: AdditionalProductData,
  /** Members of a bundle, pieces of one bundle; else empty. */
  members: z.array(z.object({ productId: z.string(), quantity: z.int() })),
});
export type BasketItem = z.infer<typeof BasketItem>;

/** Pieces that a client may ask for; how many there are decides the server. */
const MAX_QUANTITY = 999;

/**
 * What a client may say when it adds an item; prices and stock flags in it are accepted and ignored. `productId`
 * may be that of a variant.
 */
export const AddItem = z.looseObject({
  productId: z.string().min(1).max(100),
  quantity: z.int().min(1).max(MAX_QUANTITY),
  c_variantId: z.string().max(100).optional(),
  c_racProductCondition: Condition.optional(),
  c_racInventoryNumber: z.string().max(40).optional(),
  c_racSelectedRentalPaymentOption: Frequency.optional(),
  c_additionalProductData: boundedJsonText.optional(),
});
export type AddItem = z.infer<typeof AddItem>;

/** What may change of a line: its pieces (0 removes it), and the variant, by its product id. */
export const ChangeItem = z.looseObject({
  productId: z.string().min(1).max(100).optional(),
  quantity: z.int().min(0).max(MAX_QUANTITY).optional(),
  c_variantId: z.string().max(100).optional(),
  c_additionalProductData: boundedJsonText.optional(),
});
export type ChangeItem = z.infer<typeof ChangeItem>;
