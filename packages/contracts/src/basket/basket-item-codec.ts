import { z } from 'zod';
import { AvailabilityType } from '../catalog/availability.ts';
import {
  Condition,
  Dollars,
  Frequency,
  jsonText,
  ReadableFlag,
  ReadableText,
  ReadableTextOrNull,
} from '../wire/index.ts';
import { AdditionalProductData, BasketItem } from './basket-item.ts';

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
  c_availableQuantity: z.int(),
  c_racProductEstimatedDelivery: z.string().nullable(),
  c_cheaperWithItemId: z.string().nullable(),
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

/** A tenant that does not say how many there are refuses too many. */
const unknownQuantity = ({
  c_racProductStockStatus: status,
}: {
  readonly c_racProductStockStatus: string;
}) => (status === 'IN_STOCK' ? 999 : 0);

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
    c_availableQuantity: item.availableQuantity,
    c_racProductEstimatedDelivery: item.deliveryBand,
    c_cheaperWithItemId: item.cheaperWithItemId,
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
 * Fields of a line that a client requires: its id and its product's. Without the retailer's `c_*` fields the line has
 * no rental price (`paymentCount` 0).
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
  c_availableQuantity: z.int().optional().catch(undefined),
  c_racProductEstimatedDelivery: ReadableTextOrNull,
  c_cheaperWithItemId: ReadableTextOrNull,
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
    availableQuantity: wire.c_availableQuantity ?? unknownQuantity(wire),
    deliveryBand: wire.c_racProductEstimatedDelivery,
    cheaperWithItemId: wire.c_cheaperWithItemId,
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

/** A line of any tenant, in the form that pages use. */
export const BasketItemReading = ReadItem.transform(fromWire);

export const BasketItemCodec = z.codec(WireItem, BasketItem, { decode: fromWire, encode: toWire });
