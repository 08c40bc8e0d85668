import { HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { OrderAddress } from '../basket/address.ts';
import { BasketItemCodec, BasketItemReading } from '../basket/basket-item-codec.ts';
import type { BasketPaymentInstrument } from '../basket/basket-parts.ts';
import { NO_QUOTE, quoteFromWire, quoteToWire, wireQuoteFields } from '../basket/cart-quote.ts';
import {
  InstrumentReading,
  instrumentFromWire,
  instrumentToWire,
  ReadShipment,
  shipmentToWire,
  WireInstrument,
  WireShipment,
} from '../basket/wire-parts.ts';
import { totalsToWire, wireTotals } from '../basket/wire-totals.ts';
import { SameAsCashEnd, ScheduledPayment } from '../checkout/pay-schedule.ts';
import { Dollars, jsonText, ReadableFlag, ReadableText, readableItems } from '../wire/index.ts';
import { AgreementCopy, Order, OrderAutopay, OrderRefund, OrderStatus, OrderVisit } from './order.ts';

const WireOrder = z.looseObject({
  orderNo: z.string(),
  status: OrderStatus,
  paymentStatus: z.enum(['not_paid', 'part_paid', 'paid']),
  confirmationStatus: z.enum(['not_confirmed', 'confirmed']),
  exportStatus: z.literal('not_exported'),
  channelType: z.literal('storefront'),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  siteId: z.string(),
  currency: z.string(),
  guest: z.boolean(),
  customerName: z.string(),
  customerInfo: z.looseObject({
    customerId: z.string(),
    customerName: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  ...wireTotals,
  productItems: z.array(BasketItemCodec),
  shipments: z.array(WireShipment.omit({ shippingStatus: true })).length(1),
  billingAddress: OrderAddress.optional(),
  paymentInstruments: z.array(WireInstrument),
  c_storeId: z.string(),
  c_timeZone: z.string(),
  c_quote: z.object(wireQuoteFields),
  c_isDocumentSigned: z.boolean(),
  c_signedAt: z.iso.datetime().nullable(),
  c_createAgreementResponse: jsonText(z.object({ agreementNumber: z.string().nullable() })),
  c_agreementCopies: z.array(AgreementCopy),
  c_agreementOrdinal: z.int(),
  c_agreementCount: z.int(),
  c_deliveryDate: z.string(),
  c_deliveryVisit: jsonText(OrderVisit.nullable()),
  c_sameAsCashEndsOn: z.string(),
  c_scheduledPayments: jsonText(z.array(ScheduledPayment)),
  c_autopay: jsonText(OrderAutopay).optional(),
  c_sameAsCash: jsonText(SameAsCashEnd.nullable()),
  c_buyOut: Dollars.nullable(),
  c_documentsNeeded: jsonText(Order.shape.documentsNeeded),
  c_documentsInReview: jsonText(Order.shape.documentsInReview),
  c_isCancellable: z.boolean(),
  c_isFirstPaymentReturned: z.boolean(),
  c_refund: jsonText(OrderRefund).optional(),
});
type WireOrder = z.output<typeof WireOrder>;

function instrumentsOf(order: Order): WireOrder['paymentInstruments'] {
  const { paymentInstrumentId, paymentMethod, cardLast4, cardBrand, quote } = order;
  if (paymentInstrumentId === null) return [];
  const card = {
    paymentInstrumentId,
    paymentMethodId: paymentMethod ?? 'CREDIT_CARD',
    maskedNumber: cardLast4 === null ? null : `************${cardLast4}`,
    cardType: cardBrand,
    holder: null,
    expirationMonth: null,
    expirationYear: null,
    transactionId: null,
  };
  return [instrumentToWire(card, quote)];
}

function toWire(order: Order): WireOrder {
  const { email, firstName, lastName, customerId, quote } = order;
  const customerName = `${firstName} ${lastName}`;
  // The agreement, not the order, says whether the items were delivered.
  const { shippingStatus: _shippingStatus, ...shipment } = shipmentToWire({ ...order, shippingMethod: null });
  return {
    orderNo: order.orderNo,
    status: order.status,
    paymentStatus: order.paymentStatus,
    confirmationStatus: order.isDocumentSigned ? 'confirmed' : 'not_confirmed',
    exportStatus: 'not_exported',
    channelType: 'storefront',
    creationDate: order.createdAt,
    lastModified: order.lastModified,
    siteId: order.siteId,
    currency: 'USD',
    guest: order.isGuest,
    customerName,
    customerInfo: { customerId, customerName, email, firstName, lastName },
    ...totalsToWire(quote),
    orderTotal: order.paidCents,
    productItems: order.items,
    shipments: [shipment],
    ...(order.billingAddress ? { billingAddress: order.billingAddress } : {}),
    paymentInstruments: instrumentsOf(order),
    c_storeId: order.storeId,
    c_timeZone: order.timeZone,
    c_quote: quoteToWire(quote),
    c_isDocumentSigned: order.isDocumentSigned,
    c_signedAt: order.signedAt,
    c_createAgreementResponse: { agreementNumber: order.agreementNumber },
    c_agreementCopies: order.agreementCopies,
    c_agreementOrdinal: order.agreementOrdinal,
    c_agreementCount: order.agreementCount,
    c_deliveryDate: order.deliveryDate,
    c_deliveryVisit: order.deliveryVisit,
    c_sameAsCashEndsOn: order.sameAsCashEndsOn,
    c_scheduledPayments: order.payments,
    c_documentsNeeded: order.documentsNeeded,
    c_documentsInReview: order.documentsInReview,
    ...(order.autopay ? { c_autopay: order.autopay } : {}),
    c_sameAsCash: order.sameAsCash,
    c_buyOut: order.buyOutCents,
    c_isCancellable: order.isCancellable,
    c_isFirstPaymentReturned: order.isFirstPaymentReturned,
    ...(order.refund ? { c_refund: order.refund } : {}),
  };
}

/** The fields that pages show. Without the retailer's `c_*` fields, an order has no rental data. */
const ReadOrder = z.object({
  orderNo: ReadableText,
  status: OrderStatus.catch('open'),
  paymentStatus: z.enum(['not_paid', 'part_paid', 'paid']).catch('not_paid'),
  creationDate: ReadableText,
  lastModified: ReadableText,
  siteId: ReadableText,
  guest: ReadableFlag,
  customerInfo: z
    .object({
      customerId: ReadableText,
      email: ReadableText,
      firstName: ReadableText,
      lastName: ReadableText,
    })
    .catch({ customerId: '', email: '', firstName: '', lastName: '' }),
  orderTotal: Dollars.catch(0),
  productItems: readableItems(BasketItemReading),
  shipments: readableItems(ReadShipment),
  billingAddress: OrderAddress.optional().catch(undefined),
  paymentInstruments: readableItems(InstrumentReading),
  c_storeId: ReadableText,
  c_timeZone: z.string().catch(HEAD_OFFICE_TIME_ZONE),
  c_quote: z.object(wireQuoteFields).catch(NO_QUOTE),
  // Without a signing service no signature is required.
  c_isDocumentSigned: z.boolean().catch(true),
  c_signedAt: z.iso.datetime().nullable().catch(null),
  c_createAgreementResponse: jsonText(z.object({ agreementNumber: z.string().nullable() })).catch({
    agreementNumber: null,
  }),
  c_agreementCopies: readableItems(AgreementCopy),
  c_agreementOrdinal: z.int().catch(1),
  c_agreementCount: z.int().catch(1),
  c_deliveryDate: ReadableText,
  c_deliveryVisit: jsonText(OrderVisit.nullable()).catch(null),
  c_sameAsCashEndsOn: ReadableText,
  c_scheduledPayments: jsonText(readableItems(ScheduledPayment)).catch([]),
  c_autopay: jsonText(OrderAutopay).optional().catch(undefined),
  c_sameAsCash: jsonText(SameAsCashEnd.nullable()).catch(null),
  c_buyOut: Dollars.nullable().catch(null),
  c_documentsNeeded: jsonText(Order.shape.documentsNeeded).catch([]),
  c_documentsInReview: jsonText(Order.shape.documentsInReview).catch([]),
  c_isCancellable: z.boolean().catch(false),
  c_isFirstPaymentReturned: z.boolean().catch(false),
  c_refund: jsonText(OrderRefund).optional().catch(undefined),
});

/** Null for a way to pay that we have no name for, and for a card without digits. */
function paymentMethodOf(instrument: BasketPaymentInstrument | undefined): Order['paymentMethod'] {
  const method = PAYMENT_METHODS.find((known) => known === instrument?.paymentMethodId) ?? null;
  return method === 'CREDIT_CARD' && !instrument?.maskedNumber ? null : method;
}

function fromWire(wire: z.output<typeof ReadOrder>): Order {
  const [instrument] = wire.paymentInstruments;
  return {
    orderNo: wire.orderNo,
    status: wire.status,
    paymentStatus: wire.paymentStatus,
    createdAt: wire.creationDate,
    lastModified: wire.lastModified,
    siteId: wire.siteId,
    customerId: wire.customerInfo.customerId,
    isGuest: wire.guest,
    email: wire.customerInfo.email,
    firstName: wire.customerInfo.firstName,
    lastName: wire.customerInfo.lastName,
    storeId: wire.c_storeId,
    timeZone: wire.c_timeZone,
    items: wire.productItems,
    shippingAddress: wire.shipments[0]?.shippingAddress ?? null,
    billingAddress: wire.billingAddress ?? null,
    quote: quoteFromWire(wire.c_quote),
    paidCents: wire.orderTotal,
    paymentInstrumentId: instrument?.paymentInstrumentId ?? null,
    paymentMethod: paymentMethodOf(instrument),
    cardLast4: instrument?.maskedNumber?.slice(-4) ?? null,
    cardBrand: instrument?.cardType ?? null,
    isDocumentSigned: wire.c_isDocumentSigned,
    signedAt: wire.c_signedAt,
    agreementNumber: wire.c_createAgreementResponse.agreementNumber,
    agreementCopies: wire.c_agreementCopies,
    agreementOrdinal: wire.c_agreementOrdinal,
    agreementCount: wire.c_agreementCount,
    deliveryDate: wire.c_deliveryDate,
    deliveryVisit: wire.c_deliveryVisit,
    sameAsCashEndsOn: wire.c_sameAsCashEndsOn,
    payments: wire.c_scheduledPayments,
    autopay: wire.c_autopay ?? null,
    sameAsCash: wire.c_sameAsCash,
    buyOutCents: wire.c_buyOut,
    documentsNeeded: wire.c_documentsNeeded,
    documentsInReview: wire.c_documentsInReview,
    isCancellable: wire.c_isCancellable,
    isFirstPaymentReturned: wire.c_isFirstPaymentReturned,
    refund: wire.c_refund ?? null,
  };
}

/** Wire order of the Shopper Orders API <-> `Order`. */
export const OrderCodec = z.codec(WireOrder, Order, {
  decode: (wire) =>
    fromWire({ ...wire, paymentInstruments: wire.paymentInstruments.map(instrumentFromWire) }),
  encode: toWire,
});

/** An order of any tenant, in the form that pages use. */
export const OrderReading = ReadOrder.transform(fromWire);
