import type { Basket } from '@ownpath/contracts/basket';
import { findStandingApproval, fitOf } from '../standing-approval/index.ts';
import {
  type BasketRow,
  findShipment,
  listInstruments,
  type Queryable,
  type ShipmentRow,
} from './basket-store.ts';
import { type BasketCaller, priceBasket } from './price-basket.ts';
import { weeklyCartCents } from './price-lines.ts';
import { toBasketItem } from './to-basket-item.ts';

function toAddress(shipment: ShipmentRow | null): Basket['shippingAddress'] {
  if (!shipment) return null;
  const { basketId: _basketId, shipmentId: _shipmentId, shippingMethodId: _method, ...fields } = shipment;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** The basket as its owner reads it, priced and held against the approval. */
export async function presentBasket(
  queryable: Queryable,
  basket: BasketRow,
  caller: BasketCaller,
  locale: 'en-US' | 'es-US',
  now: Date,
): Promise<Basket> {
  const priced = await priceBasket(queryable, basket, caller, locale, now);
  const shipment = await findShipment(queryable, basket.id);
  const instruments = await listInstruments(queryable, basket.id);
  const approval = await findStandingApproval(queryable, caller.customerId, now);
  return {
    basketId: basket.id,
    isTemporary: basket.isTemporary,
    currency: basket.currency,
    frequency: basket.frequency,
    storeId: priced.store?.id ?? null,
    email: basket.email,
    items: priced.lines.map((line) => toBasketItem(line, basket.frequency, locale)),
    shippingAddress: toAddress(shipment),
    paymentInstruments: instruments.map((instrument) => ({
      paymentInstrumentId: instrument.id,
      paymentMethodId: instrument.paymentMethod,
      maskedNumber: instrument.last4 === null ? null : `************${instrument.last4}`,
      cardType: instrument.cardBrand,
    })),
    quote: priced.quote,
    approvalFit: fitOf(approval, weeklyCartCents(priced.lines)),
    lastModified: basket.updatedAt.toISOString(),
  };
}
