import type { BasketItem } from '@ownpath/contracts/basket';
import { discountPercent, type Frequency, perPeriod, quoteRental } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { BasketItemRow } from './basket-queries.ts';
import type { PricedLine } from './price-lines.ts';

const productTypes = {
  standard: 'Standard',
  bundle: 'Bundle',
  'special-order': 'SpecialOrder',
  'extended-aisle': 'EA',
} as const;

type AvailabilityType = NonNullable<BasketItem['availabilityType']>;

const typeByAvailability: Readonly<Record<BasketItemRow['availability'], AvailabilityType>> = {
  'home-store': 'INVENTORY_PRODUCT',
  nearby: 'INV_GEO_POOL_PRODUCT',
  'special-order': 'SO_PRODUCT',
  'extended-aisle': 'EA_PRODUCT',
};

/** The stored word for where a line comes from. */
export function availabilityOf(type: AvailabilityType | null): BasketItemRow['availability'] {
  const found = Object.entries(typeByAvailability).find(([, candidate]) => candidate === type);
  return (found?.[0] ?? 'home-store') as BasketItemRow['availability'];
}

function additionalDataOf(line: PricedLine, locale: Locale): BasketItem['additionalData'] {
  const { row, product, isOrderable } = line;
  const vendor = product?.vendorId ?? row.additionalData.vendor ?? '';
  const type = line.condition?.availability.type ?? typeByAvailability[row.availability];
  return {
    brand: product?.brand ?? row.additionalData.brand ?? '',
    category: product?.primaryCategoryId ?? row.additionalData.category ?? '',
    superCategory: product?.taxonomy[0]?.id ?? row.additionalData.superCategory ?? '',
    name: product?.name ?? row.productName[locale],
    vendor,
    primarySupplier: vendor,
    outOfStock: !isOrderable,
    isOutOfStock: !isOrderable,
    isBundled: product ? product.kind === 'bundle' : row.isBundled,
    isSpecialOrderCheckout: type === 'SO_PRODUCT',
    productType: productTypes[product?.kind ?? (row.isBundled ? 'bundle' : 'standard')],
  };
}

/** A line as clients read it, every amount in the basket's frequency. */
export function toBasketItem(line: PricedLine, frequency: Frequency, locale: Locale): BasketItem {
  const { row, product, condition, terms, wasWeeklyRateCents } = line;
  const quote = quoteRental(terms, frequency);
  const pieces = row.quantity;
  const variant = product?.variants.find(({ id }) => id === row.variantId) ?? product?.variants[0] ?? null;
  const isWasShown = wasWeeklyRateCents !== null && wasWeeklyRateCents > terms.weeklyRateCents;
  return {
    itemId: row.id,
    productId: row.productId,
    variantId: variant?.id ?? row.variantId ?? '',
    name: product?.name ?? row.productName[locale],
    brand: product?.brand ?? row.additionalData.brand ?? '',
    colorName: variant?.colorName ?? '',
    imageUrl: variant?.imageUrl ?? '',
    tint: product?.tint ?? '#e5ede1',
    urlPath: product?.urlPath ?? '',
    quantity: pieces,
    condition: row.condition,
    inventoryNumber: row.condition === 'NEW' ? null : row.inventoryNumber,
    rmsItemNumber: row.rmsItemNumber,
    availabilityType: condition?.availability.type ?? typeByAvailability[row.availability],
    orderable: line.isOrderable,
    deliveryBand: condition?.availability.deliveryBand ?? row.deliveryBand,
    isBundle: product ? product.kind === 'bundle' : row.isBundled,
    frequency,
    paymentCents: quote.paymentCents * pieces,
    paymentCount: quote.paymentCount,
    lastPaymentCents: quote.lastPaymentCents * pieces,
    totalCents: quote.totalCents * pieces,
    cashPriceCents: quote.cashPriceCents * pieces,
    weeklyPaymentCents: terms.weeklyRateCents * pieces,
    wasPaymentCents: isWasShown ? perPeriod(wasWeeklyRateCents, frequency) * pieces : null,
    percentOff: isWasShown ? discountPercent(wasWeeklyRateCents, terms.weeklyRateCents) : null,
    isBenefitPlus: row.isBenefitPlus,
    isHighRisk: product?.isHighRisk ?? row.isHighRisk,
    isExclusive: product?.isExclusive ?? row.isExclusive,
    additionalData: additionalDataOf(line, locale),
    members: (product?.members ?? []).map(({ productId, quantity }) => ({ productId, quantity })),
  };
}
