import { z } from 'zod';
import { BasketItem, BasketItemCodec } from '../basket/basket-item.ts';
import { CartQuote, quoteFromWire, quoteToWire, wireQuoteFields } from '../basket/cart-quote.ts';
import { ScheduledPayment } from '../checkout/pay-schedule.ts';
import { Dollars, defineEndpoint, jsonText, OrganizationParams } from '../wire/index.ts';

export const OrderStatus = z.enum(['created', 'new', 'open', 'completed', 'cancelled', 'failed']);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const Order = z.object({
  orderNo: z.string(),
  status: OrderStatus,
  paymentStatus: z.enum(['not_paid', 'part_paid', 'paid']),
  createdAt: z.iso.datetime(),
  email: z.string(),
  firstName: z.string(),
  storeId: z.string(),
  items: z.array(BasketItem),
  quote: CartQuote,
  /** Rent, fee and tax of the first payment. */
  paidCents: z.int(),
  cardLast4: z.string().nullable(),
  cardBrand: z.string().nullable(),
  isDocumentSigned: z.boolean(),
  agreementNumber: z.string().nullable(),
  deliveryDate: z.string(),
  sameAsCashEndsOn: z.string(),
  payments: z.array(ScheduledPayment),
});
export type Order = z.infer<typeof Order>;

const WireOrder = z.looseObject({
  orderNo: z.string(),
  status: OrderStatus,
  paymentStatus: z.enum(['not_paid', 'part_paid', 'paid']),
  creationDate: z.iso.datetime(),
  currency: z.string(),
  orderTotal: Dollars,
  customerInfo: z.looseObject({ email: z.string(), firstName: z.string() }),
  productItems: z.array(BasketItemCodec),
  paymentInstruments: z.array(
    z.looseObject({
      paymentMethodId: z.string(),
      paymentCard: z.looseObject({ maskedNumber: z.string().nullable(), cardType: z.string().nullable() }),
    }),
  ),
  c_storeId: z.string(),
  c_quote: z.object(wireQuoteFields),
  c_isDocumentSigned: z.boolean(),
  c_createAgreementResponse: jsonText(z.object({ agreementNumber: z.string().nullable() })),
  c_deliveryDate: z.string(),
  c_sameAsCashEndsOn: z.string(),
  c_scheduledPayments: jsonText(z.array(ScheduledPayment)),
});

export const OrderCodec = z.codec(WireOrder, Order, {
  decode: (wire) => ({
    orderNo: wire.orderNo,
    status: wire.status,
    paymentStatus: wire.paymentStatus,
    createdAt: wire.creationDate,
    email: wire.customerInfo.email,
    firstName: wire.customerInfo.firstName,
    storeId: wire.c_storeId,
    items: wire.productItems,
    quote: quoteFromWire(wire.c_quote),
    paidCents: wire.orderTotal,
    cardLast4: wire.paymentInstruments[0]?.paymentCard.maskedNumber?.slice(-4) ?? null,
    cardBrand: wire.paymentInstruments[0]?.paymentCard.cardType ?? null,
    isDocumentSigned: wire.c_isDocumentSigned,
    agreementNumber: wire.c_createAgreementResponse.agreementNumber,
    deliveryDate: wire.c_deliveryDate,
    sameAsCashEndsOn: wire.c_sameAsCashEndsOn,
    payments: wire.c_scheduledPayments,
  }),
  encode: (order): z.output<typeof WireOrder> => ({
    orderNo: order.orderNo,
    status: order.status,
    paymentStatus: order.paymentStatus,
    creationDate: order.createdAt,
    currency: 'USD',
    orderTotal: order.paidCents,
    customerInfo: { email: order.email, firstName: order.firstName },
    productItems: order.items,
    paymentInstruments:
      order.cardLast4 === null
        ? []
        : [
            {
              paymentMethodId: 'CREDIT_CARD',
              paymentCard: { maskedNumber: `************${order.cardLast4}`, cardType: order.cardBrand },
            },
          ],
    c_storeId: order.storeId,
    c_quote: quoteToWire(order.quote),
    c_isDocumentSigned: order.isDocumentSigned,
    c_createAgreementResponse: { agreementNumber: order.agreementNumber },
    c_deliveryDate: order.deliveryDate,
    c_sameAsCashEndsOn: order.sameAsCashEndsOn,
    c_scheduledPayments: order.payments,
  }),
});

export const createOrder = defineEndpoint({
  id: 'createOrder',
  summary:
    'Authorise the first payment and create order and agreement; header Idempotency-Key repeats safely',
  method: 'POST',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders',
  body: z.looseObject({ basketId: z.string().min(1).max(100) }),
  response: OrderCodec,
});

export const getOrder = defineEndpoint({
  id: 'getOrder',
  summary: 'An order of the shopper',
  method: 'GET',
  path: '/checkout/shopper-orders/v1/organizations/{organizationId}/orders/{orderNo}',
  params: OrganizationParams.extend({ orderNo: z.string().min(1).max(40) }),
  response: OrderCodec,
});
