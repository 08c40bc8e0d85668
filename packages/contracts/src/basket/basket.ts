import { z } from 'zod';
import { Dollars, Frequency } from '../wire/index.ts';
import { OrderAddress } from './address.ts';
import { BasketItem, BasketItemCodec } from './basket-item.ts';
import { CartQuote, quoteFromWire, quoteToWire, wireQuoteFields } from './cart-quote.ts';

export const BasketPaymentInstrument = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  maskedNumber: z.string().nullable(),
  cardType: z.string().nullable(),
});
export type BasketPaymentInstrument = z.infer<typeof BasketPaymentInstrument>;

/** How the cart stands against the shopper's approval; null while there is none. */
export const ApprovalFit = z.object({
  weeklyLimitCents: z.int(),
  weeklyCartCents: z.int(),
  weeklyLeftCents: z.int(),
  fits: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type ApprovalFit = z.infer<typeof ApprovalFit>;

export const Basket = z.object({
  basketId: z.string(),
  isTemporary: z.boolean(),
  currency: z.string(),
  frequency: Frequency,
  storeId: z.string().nullable(),
  email: z.string().nullable(),
  items: z.array(BasketItem),
  shippingAddress: OrderAddress.nullable(),
  paymentInstruments: z.array(BasketPaymentInstrument),
  /** Null while the basket is empty or no store is chosen. */
  quote: CartQuote.nullable(),
  approvalFit: ApprovalFit.nullable(),
  lastModified: z.iso.datetime(),
});
export type Basket = z.infer<typeof Basket>;

const WireBasket = z.looseObject({
  basketId: z.string(),
  temporaryBasket: z.boolean(),
  currency: z.string(),
  orderTotal: Dollars,
  productTotal: Dollars,
  productSubTotal: Dollars,
  taxTotal: Dollars,
  taxation: z.literal('net'),
  channelType: z.literal('storefront'),
  creationDate: z.iso.datetime().optional(),
  lastModified: z.iso.datetime(),
  customerInfo: z.object({ email: z.string().optional() }),
  productItems: z.array(BasketItemCodec),
  shipments: z.array(z.looseObject({ shipmentId: z.string(), shippingAddress: OrderAddress.optional() })),
  paymentInstruments: z.array(
    z.looseObject({
      paymentInstrumentId: z.string(),
      paymentMethodId: z.string(),
      paymentCard: z
        .looseObject({ maskedNumber: z.string().nullable(), cardType: z.string().nullable() })
        .optional(),
    }),
  ),
  c_storeId: z.string().nullable(),
  c_rentalFrequency: Frequency,
  c_quote: z.object(wireQuoteFields).nullable(),
  c_approvalFit: ApprovalFit.nullable(),
});
type WireBasket = z.output<typeof WireBasket>;

function toWire(basket: Basket): WireBasket {
  const { quote } = basket;
  return {
    basketId: basket.basketId,
    temporaryBasket: basket.isTemporary,
    currency: basket.currency,
    orderTotal: quote?.dueAtCheckoutCents ?? 0,
    productTotal: quote?.firstPaymentRentCents ?? 0,
    productSubTotal: quote?.firstPaymentRentCents ?? 0,
    taxTotal: quote?.firstPaymentTaxCents ?? 0,
    taxation: 'net',
    channelType: 'storefront',
    lastModified: basket.lastModified,
    customerInfo: basket.email === null ? {} : { email: basket.email },
    productItems: basket.items,
    shipments: [
      { shipmentId: 'me', ...(basket.shippingAddress ? { shippingAddress: basket.shippingAddress } : {}) },
    ],
    paymentInstruments: basket.paymentInstruments.map((instrument) => ({
      paymentInstrumentId: instrument.paymentInstrumentId,
      paymentMethodId: instrument.paymentMethodId,
      paymentCard: { maskedNumber: instrument.maskedNumber, cardType: instrument.cardType },
    })),
    c_storeId: basket.storeId,
    c_rentalFrequency: basket.frequency,
    c_quote: quote ? quoteToWire(quote) : null,
    c_approvalFit: basket.approvalFit,
    ...(quote
      ? {
          c_totalRenewalPayment: quote.paymentCents / 100,
          c_cartTotalCashPrice: quote.cashPriceCents / 100,
          c_sacTotal: quote.cashPriceCents / 100,
          c_totalRentalAmountUpToSameAsCash: quote.rentUpToSameAsCashCents / 100,
          c_payScheduleTerms: quote.paymentCount,
        }
      : {}),
  };
}

function fromWire(wire: WireBasket): Basket {
  return {
    basketId: wire.basketId,
    isTemporary: wire.temporaryBasket,
    currency: wire.currency,
    frequency: wire.c_rentalFrequency,
    storeId: wire.c_storeId,
    email: wire.customerInfo.email ?? null,
    items: wire.productItems,
    shippingAddress: wire.shipments[0]?.shippingAddress ?? null,
    paymentInstruments: wire.paymentInstruments.map((instrument) => ({
      paymentInstrumentId: instrument.paymentInstrumentId,
      paymentMethodId: instrument.paymentMethodId,
      maskedNumber: instrument.paymentCard?.maskedNumber ?? null,
      cardType: instrument.paymentCard?.cardType ?? null,
    })),
    quote: wire.c_quote ? quoteFromWire(wire.c_quote) : null,
    approvalFit: wire.c_approvalFit,
    lastModified: wire.lastModified,
  };
}

/** Wire basket (Shopper Baskets v1 and v2 are one) <-> `Basket`. */
export const BasketCodec = z.codec(WireBasket, Basket, { decode: fromWire, encode: toWire });
