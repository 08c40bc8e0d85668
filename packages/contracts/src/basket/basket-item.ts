import { z } from 'zod';
import { AvailabilityType } from '../catalog/availability.ts';
import {
  boundedJsonText,
  Condition,
  Dollars,
  Frequency,
  jsonText,
  ReadableFlag,
  ReadableText,
  ReadableTextOrNull,
} from '../wire/index.ts';

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

const WireItem = z.looseObject({
  itemId: z.string(),
  productId: z.string(),
  productName: z.string(),
  itemText: z.string(),
  quantity: z.int(),
  price: Dollars,
  basePrice: Dollars,
  priceAfterItemDiscount: Dollars,
  priceAfterOrderDiscount: Dollars,
  shipmentId: z.string(),
  gift: z.literal(false),
  bonusProductLineItem: z.literal(false),
  bundledProductItems: z.array(z.looseObject({ productId: z.string(), quantity: z.int() })).optional(),
  c_variantId: z.string(),
  c_brand: z.string(),
  c_colorName: z.string(),
  c_imageUrl: z.string(),
  c_tint: z.string(),
  c_ProductUrl: z.string(),
  c_racInventoryNumber: z.string().nullable(),
  c_racProductName: z.string(),
  c_racProductRmsId: z.string(),
  c_racProductRenewalRate: Dollars,
  c_racProductTotalCostToOwn: Dollars,
  c_racProductCondition: Condition,
  c_racProductInventoryType: z.enum(['NEW', 'USED']),
  c_racIsHomeStore: z.boolean(),
  c_racSpecialOrder: z.boolean(),
  c_racExtendedAisleProduct: z.boolean(),
  c_racBundledProduct: z.boolean(),
  c_racProductStockStatus: z.enum(['IN_STOCK', 'OUT_OF_STOCK']),
  c_racProductEstimatedDelivery: z.string().nullable(),
  c_racSelectedRentalPaymentOption: Frequency,
  c_availabilityType: AvailabilityType.nullable(),
  c_rentalPaymentCount: z.int(),
  c_rentalLastPayment: Dollars,
  c_rentalCashPrice: Dollars,
  c_rentalWeeklyPayment: Dollars,
  c_rentalWasPayment: Dollars.nullable(),
  c_rentalPercentOff: z.int().nullable(),
  c_racBenefitPlusProduct: z.boolean(),
  c_isHighRisk: z.boolean(),
  c_isExclusive: z.boolean(),
  c_additionalProductData: jsonText(AdditionalProductData),
});
type WireItem = z.output<typeof WireItem>;

function toWire(item: BasketItem): WireItem {
  return {
    itemId: item.itemId,
    productId: item.productId,
    productName: item.name,
    itemText: item.name,
    quantity: item.quantity,
    price: item.paymentCents,
    basePrice: Math.round(item.paymentCents / item.quantity),
    priceAfterItemDiscount: item.paymentCents,
    priceAfterOrderDiscount: item.paymentCents,
    shipmentId: 'me',
    gift: false,
    bonusProductLineItem: false,
    ...(item.members.length > 0 ? { bundledProductItems: item.members } : {}),
    c_variantId: item.variantId,
    c_brand: item.brand,
    c_colorName: item.colorName,
    c_imageUrl: item.imageUrl,
    c_tint: item.tint,
    c_ProductUrl: item.urlPath,
    c_racInventoryNumber: item.inventoryNumber,
    c_racProductName: item.name,
    c_racProductRmsId: item.rmsItemNumber,
    c_racProductRenewalRate: item.paymentCents,
    c_racProductTotalCostToOwn: item.totalCents,
    c_racProductCondition: item.condition,
    c_racProductInventoryType: item.condition === 'NEW' ? 'NEW' : 'USED',
    c_racIsHomeStore: item.availabilityType === 'INVENTORY_PRODUCT',
    c_racSpecialOrder: item.availabilityType === 'SO_PRODUCT',
    c_racExtendedAisleProduct: item.availabilityType === 'EA_PRODUCT',
    c_racBundledProduct: item.isBundle,
    c_racProductStockStatus: item.orderable ? 'IN_STOCK' : 'OUT_OF_STOCK',
    c_racProductEstimatedDelivery: item.deliveryBand,
    c_racSelectedRentalPaymentOption: item.frequency,
    c_availabilityType: item.availabilityType,
    c_rentalPaymentCount: item.paymentCount,
    c_rentalLastPayment: item.lastPaymentCents,
    c_rentalCashPrice: item.cashPriceCents,
    c_rentalWeeklyPayment: item.weeklyPaymentCents,
    c_rentalWasPayment: item.wasPaymentCents,
    c_rentalPercentOff: item.percentOff,
    c_racBenefitPlusProduct: item.isBenefitPlus,
    c_isHighRisk: item.isHighRisk,
    c_isExclusive: item.isExclusive,
    c_additionalProductData: item.additionalData,
  };
}

const ReadRate = Dollars.catch(0);

/**
 * What a client needs of a line: its id and its product's. Where a tenant has none of the retailer's `c_*` fields, the
 * line has no rental price (`paymentCount` 0).
 */
const ReadItem = z.object({
  itemId: z.string(),
  productId: z.string(),
  productName: ReadableText,
  quantity: z.int().catch(1),
  bundledProductItems: z
    .array(z.object({ productId: z.string(), quantity: z.int() }))
    .optional()
    .catch(undefined),
  c_variantId: ReadableText,
  c_brand: ReadableText,
  c_colorName: ReadableText,
  c_imageUrl: ReadableText,
  c_tint: ReadableText,
  c_ProductUrl: ReadableText,
  c_racInventoryNumber: ReadableTextOrNull,
  c_racProductRmsId: ReadableText,
  c_racProductRenewalRate: ReadRate,
  c_racProductTotalCostToOwn: ReadRate,
  c_racProductCondition: Condition.catch('NEW'),
  c_racBundledProduct: ReadableFlag,
  c_racProductStockStatus: z.enum(['IN_STOCK', 'OUT_OF_STOCK']).catch('IN_STOCK'),
  c_racProductEstimatedDelivery: ReadableTextOrNull,
  c_racSelectedRentalPaymentOption: Frequency.catch('WEEKLY'),
  c_availabilityType: AvailabilityType.nullable().catch(null),
  c_rentalPaymentCount: z.int().catch(0),
  c_rentalLastPayment: ReadRate,
  c_rentalCashPrice: ReadRate,
  c_rentalWeeklyPayment: ReadRate,
  c_rentalWasPayment: Dollars.nullable().catch(null),
  c_rentalPercentOff: z.int().nullable().catch(null),
  c_racBenefitPlusProduct: ReadableFlag,
  c_isHighRisk: ReadableFlag,
  c_isExclusive: ReadableFlag,
  c_additionalProductData: jsonText(AdditionalProductData).catch({
    brand: '',
    category: '',
    superCategory: '',
    name: '',
    vendor: '',
    primarySupplier: '',
    outOfStock: false,
    isOutOfStock: false,
    isBundled: false,
    isSpecialOrderCheckout: false,
    productType: 'Standard',
  }),
});
type ReadItem = z.output<typeof ReadItem>;

function fromWire(wire: ReadItem): BasketItem {
  return {
    itemId: wire.itemId,
    productId: wire.productId,
    variantId: wire.c_variantId,
    name: wire.productName || wire.productId,
    brand: wire.c_brand,
    colorName: wire.c_colorName,
    imageUrl: wire.c_imageUrl,
    tint: wire.c_tint,
    urlPath: wire.c_ProductUrl || encodeURIComponent(wire.productId),
    quantity: wire.quantity,
    condition: wire.c_racProductCondition,
    inventoryNumber: wire.c_racInventoryNumber,
    rmsItemNumber: wire.c_racProductRmsId,
    availabilityType: wire.c_availabilityType,
    orderable: wire.c_racProductStockStatus === 'IN_STOCK',
    deliveryBand: wire.c_racProductEstimatedDelivery,
    isBundle: wire.c_racBundledProduct,
    frequency: wire.c_racSelectedRentalPaymentOption,
    paymentCents: wire.c_racProductRenewalRate,
    paymentCount: wire.c_rentalPaymentCount,
    lastPaymentCents: wire.c_rentalLastPayment,
    totalCents: wire.c_racProductTotalCostToOwn,
    cashPriceCents: wire.c_rentalCashPrice,
    weeklyPaymentCents: wire.c_rentalWeeklyPayment,
    wasPaymentCents: wire.c_rentalWasPayment,
    percentOff: wire.c_rentalPercentOff,
    isBenefitPlus: wire.c_racBenefitPlusProduct,
    isHighRisk: wire.c_isHighRisk,
    isExclusive: wire.c_isExclusive,
    additionalData: wire.c_additionalProductData,
    members: (wire.bundledProductItems ?? []).map(({ productId, quantity }) => ({ productId, quantity })),
  };
}

/** Any tenant's line as pages use it. */
export const BasketItemReading = ReadItem.transform(fromWire);

export const BasketItemCodec = z.codec(WireItem, BasketItem, { decode: fromWire, encode: toWire });

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
