import type { Basket } from '@ownpath/contracts/basket';
import { findStandingApproval, fitOf } from '../standing-approval/index.ts';
import { findPhoneMatch, type InstrumentRow, loadBasketParts } from './basket-parts-store.ts';
import type { BasketRow, Queryable } from './basket-store.ts';
import { toOrderAddress } from './delivery-address.ts';
import type { BasketCaller, Goods } from './load-goods.ts';
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

/** Fields that are read for what a basket is, beside its price. */
async function loadContext(queryable: Queryable, basket: BasketRow, now: Date) {
  const parts = await loadBasketParts(queryable, basket.id);
  const approval = await findStandingApproval(queryable, basket.customerId, now);
  // Only a temporary basket carries an application, and with it the phone match before it.
  const match = basket.isTemporary ? await findPhoneMatch(queryable, basket.customerId) : null;
  const { firstName, lastName } = parts.customer;
  return {
    ...parts,
    approval,
    customerName: firstName && lastName ? `${firstName} ${lastName}` : null,
    phoneMatch: match && { status: match.status, phoneLast4: match.phone.slice(-4) },
  };
}

/** The basket as its owner reads it, priced and held against the approval. */
export async function presentBasket(
  queryable: Queryable,
  basket: BasketRow,
  caller: BasketCaller,
  locale: 'en-US' | 'es-US',
  now: Date,
  known?: Goods,
): Promise<Basket> {
  const priced = await priceBasket(queryable, basket, caller, locale, now, known);
  const { lines, coupons, quote } = priced;
  const context = await loadContext(queryable, basket, now);
  const { approval, customer, shipment } = context;
  return {
    basketId: basket.id,
    version: basket.version,
    isTemporary: basket.isTemporary,
    currency: basket.currency,
    frequency: basket.frequency,
    storeId: priced.store?.id ?? null,
    customerId: basket.customerId,
    customerName: context.customerName,
    rentalCustomerId: customer.rentalCustomerId,
    globalCustomerId: customer.globalCustomerId,
    email: basket.email,
    items: lines.map((line) => toBasketItem(line, basket.frequency, locale)),
    shippingAddress: toOrderAddress(shipment),
    shippingMethod: chosenMethod(shipment?.shippingMethodId ?? null, lines, locale),
    billingAddress: toOrderAddress(context.billing),
    paymentInstruments: context.instruments.map(toInstrument),
    coupons: [...coupons],
    quote,
    approval,
    approvalFit: fitOf(approval, weeklyCartCents(lines)),
    phoneMatch: context.phoneMatch,
    isPrefilled: basket.isPrefilled,
    isHighRiskFlow: lines.some(({ product, row }) => product?.isHighRisk ?? row.isHighRisk),
    isDocumentSigned: basket.isDocumentSigned,
    sessionTrackingId: basket.sessionTrackingId,
    sessionAliveCount: basket.sessionAliveCount,
    createdAt: basket.createdAt.toISOString(),
    lastModified: basket.updatedAt.toISOString(),
  };
}
