import { z } from 'zod';
import { AvailabilityType } from '../catalog/availability.ts';
import { boundedJsonText, Condition, Frequency } from '../wire/index.ts';

/** The shop's product data of a line; JSON text in the field `c_additionalProductData` (specification section 3). */
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

/** A basket line in the form that pages use. The server computes every amount in the basket's frequency. */
export const BasketItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  /** What one calls it at home, without an article: "sofa". Empty where no one word does. */
  noun: z.string(),
  brand: z.string(),
  colorName: z.string(),
  imageUrl: z.string(),
  tint: z.string(),
  urlPath: z.string(),
  quantity: z.int(),
  condition: Condition,
  /** Inventory number of a used unit. */
  inventoryNumber: z.string().nullable(),
  rmsItemNumber: z.string(),
  availabilityType: AvailabilityType.nullable(),
  /** False when the item can no longer be ordered; the cart offers to remove it. */
  orderable: z.boolean(),
  /** Most pieces that the line can have at the store; less than `quantity` where some are gone. */
  availableQuantity: z.int(),
  deliveryBand: z.string().nullable(),
  /** The line beside which this one has a lower rate: both are in one agreement. */
  cheaperWithItemId: z.string().nullable(),
  isBundle: z.boolean(),
  frequency: Frequency,
  /** One payment for the whole line (full quantity). */
  paymentCents: z.int(),
  /** 0 when the tenant has no rental price; then the other amounts are not valid either. */
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
  /** Members of one bundle with their quantities; otherwise empty. */
  members: z.array(z.object({ productId: z.string(), quantity: z.int() })),
});
export type BasketItem = z.infer<typeof BasketItem>;

/** Quantity that a client can request. The server checks the stock. */
const MAX_QUANTITY = 999;

/** Body of an added item. Prices and stock flags are accepted and ignored. `productId` can be a variant's id. */
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

/** Changes of a line: its quantity (0 removes it), and the variant, by its product id. */
export const ChangeItem = z.looseObject({
  productId: z.string().min(1).max(100).optional(),
  quantity: z.int().min(0).max(MAX_QUANTITY).optional(),
  c_variantId: z.string().max(100).optional(),
  c_additionalProductData: boundedJsonText.optional(),
});
export type ChangeItem = z.infer<typeof ChangeItem>;
