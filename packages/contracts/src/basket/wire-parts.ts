import { z } from 'zod';
import { Dollars, ReadableText, ReadableTextOrNull } from '../wire/index.ts';
import { OrderAddress } from './address.ts';
import { type BasketPaymentInstrument, ShippingMethod } from './basket-parts.ts';
import type { CartQuote } from './cart-quote.ts';

/** Documented payment instrument: display data of a card, never a token or a number. */
export const WireInstrument = z.looseObject({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  /** The amount that will be charged, whatever amount a client sent. */
  amount: Dollars.optional(),
  paymentCard: z
    .looseObject({
      maskedNumber: z.string().optional(),
      numberLastDigits: z.string().optional(),
      cardType: z.string().optional(),
      holder: z.string().optional(),
      expirationMonth: z.int().optional(),
      expirationYear: z.int().optional(),
    })
    .optional(),
  c_transactionId: z.string().nullable(),
});
type WireInstrument = z.output<typeof WireInstrument>;

/** Fields are left out instead of null: the documented schemas have no null. */
function known<Fields extends Record<string, unknown>>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

export function instrumentToWire(
  instrument: BasketPaymentInstrument,
  quote: CartQuote | null,
): WireInstrument {
  const { maskedNumber, cardType, holder, expirationMonth, expirationYear } = instrument;
  return {
    paymentInstrumentId: instrument.paymentInstrumentId,
    paymentMethodId: instrument.paymentMethodId,
    ...(quote ? { amount: quote.dueAtCheckoutCents } : {}),
    paymentCard: known({
      maskedNumber,
      numberLastDigits: maskedNumber?.slice(-4) ?? null,
      cardType,
      holder,
      expirationMonth,
      expirationYear,
    }),
    c_transactionId: instrument.transactionId,
  };
}

/** The only field of a payment instrument that a client requires: its id. */
export const InstrumentReading = z
  .object({
    paymentInstrumentId: z.string(),
    paymentMethodId: ReadableText,
    paymentCard: z
      .object({
        maskedNumber: ReadableTextOrNull,
        cardType: ReadableTextOrNull,
        holder: ReadableTextOrNull,
        expirationMonth: z.int().nullable().catch(null),
        expirationYear: z.int().nullable().catch(null),
      })
      .optional()
      .catch(undefined),
    c_transactionId: ReadableTextOrNull,
  })
  .transform(instrumentFromWire);

type ReadInstrument = Pick<WireInstrument, 'paymentInstrumentId' | 'paymentMethodId' | 'c_transactionId'> & {
  readonly paymentCard?:
    | ({ readonly [Name in 'maskedNumber' | 'cardType' | 'holder']?: string | null | undefined } & {
        readonly [Name in 'expirationMonth' | 'expirationYear']?: number | null | undefined;
      })
    | undefined;
};

export function instrumentFromWire(wire: ReadInstrument): BasketPaymentInstrument {
  const card = wire.paymentCard;
  return {
    paymentInstrumentId: wire.paymentInstrumentId,
    paymentMethodId: wire.paymentMethodId,
    maskedNumber: card?.maskedNumber ?? null,
    cardType: card?.cardType ?? null,
    holder: card?.holder ?? null,
    expirationMonth: card?.expirationMonth ?? null,
    expirationYear: card?.expirationYear ?? null,
    transactionId: wire.c_transactionId,
  };
}

/** The one shipment of a rental. */
export const WireShipment = z.looseObject({
  shipmentId: z.literal('me'),
  shippingStatus: z.literal('not_shipped'),
  gift: z.literal(false),
  productTotal: Dollars,
  productSubTotal: Dollars,
  shippingTotal: Dollars,
  shippingTotalTax: Dollars,
  merchandizeTotalTax: Dollars,
  taxTotal: Dollars,
  shipmentTotal: Dollars,
  shippingAddress: OrderAddress.optional(),
  shippingMethod: ShippingMethod.optional(),
});

/** Fields of a shipment that a client requires. */
export const ReadShipment = z.object({
  shippingAddress: OrderAddress.optional().catch(undefined),
  shippingMethod: ShippingMethod.optional().catch(undefined),
});

export function shipmentToWire(basket: {
  readonly quote: CartQuote | null;
  readonly shippingAddress: OrderAddress | null;
  readonly shippingMethod: ShippingMethod | null;
}): z.output<typeof WireShipment> {
  const { quote, shippingAddress, shippingMethod } = basket;
  const rent = quote?.firstPaymentRentCents ?? 0;
  const tax = quote?.firstPaymentTaxCents ?? 0;
  return {
    shipmentId: 'me',
    shippingStatus: 'not_shipped',
    gift: false,
    productTotal: rent,
    productSubTotal: rent,
    shippingTotal: 0,
    shippingTotalTax: 0,
    merchandizeTotalTax: tax,
    taxTotal: tax,
    shipmentTotal: quote?.dueAtCheckoutCents ?? 0,
    ...(shippingAddress ? { shippingAddress } : {}),
    ...(shippingMethod ? { shippingMethod } : {}),
  };
}
