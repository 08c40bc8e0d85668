import type { Basket, BasketItem, CartAgreement, OrderAddress } from '@ownpath/contracts/basket';
import {
  discountPercent,
  type Frequency,
  perPeriod,
  quoteRental,
  sameAsCashEndDate,
} from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import { fitOf } from '../active-approval/index.ts';
import { availabilityTypeOf, deliveryBandOf } from './availability-type.ts';
import { findPhoneMatch, type InstrumentRow, type ShippingAddress } from './basket-parts-queries.ts';
import type { BasketCaller, BasketRow, Queryable } from './basket-queries.ts';
import { type BasketReading, readBasket } from './basket-state-queries.ts';
import type { PricedAgreement } from './price-agreements.ts';
import { type KnownBasket, priceBasket } from './price-basket.ts';
import { type PricedLine, weeklyCartCents } from './price-lines.ts';
import { chosenMethod } from './shipping-methods.ts';

/** A rental has one shipment. @throws DomainError with `code` for any other */
export function requireShipment(shipmentId: string, code: 'BadRequest' | 'ShipmentNotFound'): void {
  if (shipmentId !== 'me') throw new DomainError(code, `No shipment with ID '${shipmentId}'.`);
}

const productTypes = {
  standard: 'Standard',
  bundle: 'Bundle',
  'special-order': 'SpecialOrder',
  'extended-aisle': 'EA',
} as const;

function additionalDataOf(line: PricedLine, locale: Locale): BasketItem['additionalData'] {
  const { row, product, isOrderable } = line;
  const vendor = product?.vendorId ?? row.additionalData.vendor ?? '';
  const type = availabilityTypeOf(line);
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
  const { row, product, terms, wasWeeklyRateCents } = line;
  const quote = quoteRental(terms, frequency);
  const pieces = row.quantity;
  const variant = product?.variants.find(({ id }) => id === row.variantId) ?? product?.variants[0] ?? null;
  const isWasShown = wasWeeklyRateCents !== null && wasWeeklyRateCents > terms.weeklyRateCents;
  return {
    itemId: row.id,
    productId: row.productId,
    variantId: variant?.id ?? row.variantId ?? '',
    name: product?.name ?? row.productName[locale],
    noun: product?.itemNoun ?? '',
    brand: product?.brand ?? row.additionalData.brand ?? '',
    colorName: variant?.colorName ?? '',
    imageUrl: variant?.imageUrl ?? '',
    tint: product?.tint ?? '#e5ede1',
    urlPath: product?.urlPath ?? '',
    quantity: pieces,
    condition: row.condition,
    inventoryNumber: row.condition === 'NEW' ? null : row.inventoryNumber,
    rmsItemNumber: row.rmsItemNumber,
    availabilityType: availabilityTypeOf(line),
    orderable: line.isOrderable,
    availableQuantity: line.availableQuantity,
    deliveryBand: deliveryBandOf(line),
    cheaperWithItemId: line.cheaperWithId,
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

/** Each agreement is compared with what the approval leaves beside those before it. */
function toCartAgreements(
  agreements: readonly PricedAgreement[],
  approval: Basket['approval'],
): CartAgreement[] {
  return agreements.map(({ lines, window, deliveryDate, slowestIds, quote }, index) => {
    const weeklyCents = weeklyCartCents(agreements.slice(0, index + 1).flatMap((one) => one.lines));
    return {
      itemIds: lines.map(({ row }) => row.id),
      window,
      deliveryDate,
      slowestItemIds: [...slowestIds],
      sameAsCashEndsOn:
        quote.sameAsCashDays > 0 ? sameAsCashEndDate(deliveryDate, quote.sameAsCashDays) : null,
      fitsApproval: fitOf(approval, weeklyCents)?.fits ?? null,
      quote,
    };
  });
}

function toInstrument(row: InstrumentRow): Basket['paymentInstruments'][number] {
  const [month, year] = [row.expiration?.slice(0, 2), row.expiration?.slice(2)];
  return {
    paymentInstrumentId: row.id,
    paymentMethodId: row.paymentMethod,
    maskedNumber: row.last4 === null ? null : `************${row.last4}`,
    cardType: row.cardBrand,
    holder: row.holderName,
    expirationMonth: month ? Number(month) : null,
    expirationYear: year ? 2000 + Number(year) : null,
    transactionId: row.gatewayTransactionId,
  };
}

/**
 * Only the temporary basket of an application has a phone match, and the number of an existing customer who confirmed
 * it. An account of the shopper's own comes first.
 */
async function loadPhoneMatch(
  queryable: Queryable,
  basket: BasketRow,
): Promise<Pick<Basket, 'phoneMatch' | 'rentalCustomerId'>> {
  const match = basket.isTemporary ? await findPhoneMatch(queryable, basket.customerId) : null;
  if (!match?.phone) return { phoneMatch: null, rentalCustomerId: null };
  return {
    phoneMatch: { status: match.status, phoneLast4: match.phone.slice(-4) },
    rentalCustomerId: match.answeredAt && match.rentalCustomerId,
  };
}

/** The basket as its owner reads it, priced and compared with the approval. */
export async function presentBasket(
  queryable: Queryable,
  basket: BasketRow,
  caller: BasketCaller,
  locale: Locale,
  now: Date,
  known?: BasketReading & Pick<KnownBasket, 'products'>,
): Promise<Basket> {
  const read = known ?? (await readBasket(queryable, caller, basket.id, now));
  const priced = await priceBasket(queryable, basket, caller, locale, now, {
    read,
    products: known?.products,
  });
  const { lines, coupons, quote, agreements } = priced;
  const { approval } = read;
  const { customer, shipment, billing, instruments } = read.state;
  const { firstName, lastName } = customer;
  const { phoneMatch, rentalCustomerId } = await loadPhoneMatch(queryable, basket);
  return {
    basketId: basket.id,
    version: basket.version,
    isTemporary: basket.isTemporary,
    currency: basket.currency,
    frequency: basket.frequency,
    storeId: priced.store?.id ?? null,
    customerId: basket.customerId,
    customerName: firstName && lastName ? `${firstName} ${lastName}` : null,
    rentalCustomerId: customer.rentalCustomerId ?? rentalCustomerId,
    globalCustomerId: customer.globalCustomerId,
    email: basket.email,
    items: lines.map((line) => toBasketItem(line, basket.frequency, locale)),
    shippingAddress: toOrderAddress(shipment),
    shippingMethod: chosenMethod(shipment?.shippingMethodId ?? null, lines, locale),
    billingAddress: toOrderAddress(billing),
    paymentInstruments: instruments.map(toInstrument),
    coupons: [...coupons],
    quote,
    agreements: toCartAgreements(agreements, approval),
    otherAgreements: toCartAgreements(priced.otherAgreements, approval),
    isOneAgreement: basket.isOneAgreement,
    agreementsBefore: priced.agreementsBefore,
    isTaxEstimated: priced.delivery === null && priced.quote !== null,
    reservation: priced.reservation,
    approval,
    approvalFit: fitOf(approval, weeklyCartCents(lines)),
    phoneMatch,
    isPrefilled: basket.isPrefilled,
    isHighRiskFlow: lines.some(({ product, row }) => product?.isHighRisk ?? row.isHighRisk),
    isDocumentSigned: basket.isDocumentSigned,
    sessionTrackingId: basket.sessionTrackingId,
    sessionAliveCount: basket.sessionAliveCount,
    createdAt: basket.createdAt.toISOString(),
    lastModified: basket.updatedAt.toISOString(),
  };
}

/** A stored address as clients read it: unknown fields are absent. */
export function toOrderAddress(row: Partial<ShippingAddress> | null): OrderAddress | null {
  if (!row) return null;
  const { firstName, lastName, address1, address2, city, stateCode, postalCode, countryCode, phone } = row;
  const fields = { firstName, lastName, address1, address2, city, stateCode, postalCode, phone };
  const known = Object.entries(fields).filter(([, value]) => value != null);
  return known.length === 0 ? null : { ...Object.fromEntries(known), countryCode: countryCode ?? 'US' };
}
