import type { Basket } from '@ownpath/contracts/basket';
import { findStandingApproval, fitOf } from '../standing-approval/index.ts';
import { findPhoneMatch, type InstrumentRow } from './basket-parts-store.ts';
import { type BasketState, loadBasketState } from './basket-state-store.ts';
import type { BasketRow, Queryable } from './basket-store.ts';
import { toOrderAddress } from './delivery-address.ts';
import type { BasketCaller } from './load-goods.ts';
import { type KnownBasket, priceBasket } from './price-basket.ts';
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
async function loadContext(queryable: Queryable, basket: BasketRow, state: BasketState, now: Date) {
  const approval = await findStandingApproval(queryable, basket.customerId, now);
  // Only a temporary basket carries an application, and with it the phone match before it.
  const match = basket.isTemporary ? await findPhoneMatch(queryable, basket.customerId) : null;
  const { firstName, lastName } = state.customer;
  return {
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
  known?: KnownBasket,
): Promise<Basket> {
  const state = known?.state ?? (await loadBasketState(queryable, basket.id, now));
  const priced = await priceBasket(queryable, basket, caller, locale, now, { ...known, state });
  const { lines, coupons, quote } = priced;
  const context = await loadContext(queryable, basket, state, now);
  const { approval } = context;
  const { customer, shipment } = state;
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
    billingAddress: toOrderAddress(state.billing),
    paymentInstruments: state.instruments.map(toInstrument),
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
