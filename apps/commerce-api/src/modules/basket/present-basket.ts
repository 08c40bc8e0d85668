import type { Basket } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import { fitOf } from '../active-approval/index.ts';
import { findPhoneMatch, type InstrumentRow } from './basket-parts-queries.ts';
import type { BasketRow, Queryable } from './basket-queries.ts';
import { type BasketReading, readBasket } from './basket-state-queries.ts';
import { toOrderAddress } from './delivery-address.ts';
import type { BasketCaller, StoreProducts } from './load-store-products.ts';
import { priceBasket } from './price-basket.ts';
import { weeklyCartCents } from './price-lines.ts';
import { chosenMethod } from './shipping-methods.ts';
import { toBasketItem } from './to-basket-item.ts';

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

/** Only a temporary basket carries an application, and with it the phone match before it. */
async function loadPhoneMatch(queryable: Queryable, basket: BasketRow): Promise<Basket['phoneMatch']> {
  const match = basket.isTemporary ? await findPhoneMatch(queryable, basket.customerId) : null;
  return match && { status: match.status, phoneLast4: match.phone.slice(-4) };
}

/** What a call has read of the basket already; `goods` hold all of its products. */
export type KnownBasket = BasketReading & { readonly storeProducts?: StoreProducts };

/** The basket as its owner reads it, priced and held against the approval. */
export async function presentBasket(
  queryable: Queryable,
  basket: BasketRow,
  caller: BasketCaller,
  locale: Locale,
  now: Date,
  known?: KnownBasket,
): Promise<Basket> {
  const read = known ?? (await readBasket(queryable, basket.id, caller, now));
  const priced = await priceBasket(queryable, basket, caller, locale, now, read);
  const { lines, coupons, quote } = priced;
  const { approval } = read;
  const { customer, shipment, billing, instruments } = read.state;
  const { firstName, lastName } = customer;
  return {
    basketId: basket.id,
    version: basket.version,
    isTemporary: basket.isTemporary,
    currency: basket.currency,
    frequency: basket.frequency,
    storeId: priced.store?.id ?? null,
    customerId: basket.customerId,
    customerName: firstName && lastName ? `${firstName} ${lastName}` : null,
    rentalCustomerId: customer.rentalCustomerId,
    globalCustomerId: customer.globalCustomerId,
    email: basket.email,
    items: lines.map((line) => toBasketItem(line, basket.frequency, locale)),
    shippingAddress: toOrderAddress(shipment),
    shippingMethod: chosenMethod(shipment?.shippingMethodId ?? null, lines, locale),
    billingAddress: toOrderAddress(billing),
    paymentInstruments: instruments.map(toInstrument),
    coupons: [...coupons],
    quote,
    approval,
    approvalFit: fitOf(approval, weeklyCartCents(lines)),
    phoneMatch: await loadPhoneMatch(queryable, basket),
    isPrefilled: basket.isPrefilled,
    isHighRiskFlow: lines.some(({ product, row }) => product?.isHighRisk ?? row.isHighRisk),
    isDocumentSigned: basket.isDocumentSigned,
    sessionTrackingId: basket.sessionTrackingId,
    sessionAliveCount: basket.sessionAliveCount,
    createdAt: basket.createdAt.toISOString(),
    lastModified: basket.updatedAt.toISOString(),
  };
}
