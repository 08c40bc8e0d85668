import { z } from 'zod';
import { ApprovalCodec } from '../approval/approval.ts';
import { CURRENCY } from '../catalog/document-parts.ts';
import {
  Frequency,
  jsonText,
  ReadableFlag,
  ReadableText,
  ReadableTextOrNull,
  readableItems,
} from '../wire/index.ts';
import { OrderAddress } from './address.ts';
import { Basket } from './basket.ts';
import { BasketItemCodec, BasketItemReading } from './basket-item-codec.ts';
import { ApprovalFit, BasketCoupon, PhoneMatchSummary } from './basket-parts.ts';
import {
  agreementsFromWire,
  agreementsToWire,
  readAgreementFields,
  wireAgreementFields,
} from './cart-agreement.ts';
import { quoteFromWire, quoteToWire, wireQuoteFields } from './cart-quote.ts';
import {
  InstrumentReading,
  instrumentFromWire,
  instrumentToWire,
  ReadShipment,
  shipmentToWire,
  WireInstrument,
  WireShipment,
} from './wire-parts.ts';
import { totalsToWire, wireTotals } from './wire-totals.ts';

const WireBasket = z.looseObject({
  basketId: z.string(),
  temporaryBasket: z.boolean(),
  agentBasket: z.literal(false),
  currency: z.string(),
  ...wireTotals,
  channelType: z.literal('storefront'),
  creationDate: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  customerInfo: z.looseObject({
    customerId: z.string(),
    customerName: z.string().optional(),
    /** Empty until it is known: the documented field is required. */
    email: z.string(),
  }),
  productItems: z.array(BasketItemCodec),
  shipments: z.array(WireShipment).length(1),
  billingAddress: OrderAddress.optional(),
  paymentInstruments: z.array(WireInstrument),
  couponItems: z.array(BasketCoupon.extend({ valid: z.boolean() })),
  c_version: z.int(),
  c_storeId: z.string().nullable(),
  c_rentalFrequency: Frequency,
  c_quote: z.object(wireQuoteFields).nullable(),
  ...wireAgreementFields,
  c_approvalFit: ApprovalFit.nullable(),
  c_customerId: z.string().nullable(),
  c_globalCustomerId: z.string().nullable(),
  c_customerDEApproval: jsonText(ApprovalCodec).optional(),
  c_payfoneResponse: jsonText(PhoneMatchSummary).optional(),
  c_isPrefill: z.boolean(),
  c_isHighRiskFlow: z.boolean(),
  c_promoApplied: z.boolean(),
  c_promoCode: z.string().nullable(),
  /** An open basket has no agreement yet. */
  c_createAgreementResponse: jsonText(z.object({ agreementNumber: z.string().nullable() })),
  c_isDocumentSigned: z.boolean(),
  c_customerSessionTrackingID: z.string().nullable(),
  c_sessionAlive: z.int(),
});
type WireBasket = z.output<typeof WireBasket>;

function quoteFieldsOf(quote: Basket['quote']) {
  if (!quote) return {};
  return {
    c_totalRenewalPayment: quote.paymentCents / 100,
    c_cartTotalCashPrice: quote.cashPriceCents / 100,
    c_sacTotal: quote.cashPriceCents / 100,
    c_totalRentalAmountUpToSameAsCash: quote.rentUpToSameAsCashCents / 100,
    c_payScheduleTerms: quote.paymentCount,
  };
}

function toWire(basket: Basket): WireBasket {
  const { quote, approval, phoneMatch } = basket;
  const promotion = basket.coupons.find((coupon) => coupon.statusCode === 'applied');
  return {
    basketId: basket.basketId,
    temporaryBasket: basket.isTemporary,
    agentBasket: false,
    currency: basket.currency,
    ...totalsToWire(quote),
    channelType: 'storefront',
    creationDate: basket.createdAt,
    lastModified: basket.lastModified,
    customerInfo: {
      customerId: basket.customerId,
      ...(basket.customerName === null ? {} : { customerName: basket.customerName }),
      email: basket.email ?? '',
    },
    productItems: basket.items,
    shipments: [shipmentToWire(basket)],
    ...(basket.billingAddress ? { billingAddress: basket.billingAddress } : {}),
    paymentInstruments: basket.paymentInstruments.map((it) =>
      instrumentToWire(it, basket.agreements[0]?.quote ?? quote),
    ),
    couponItems: basket.coupons.map((coupon) => ({
      ...coupon,
      valid: coupon.statusCode !== 'no_active_promotion',
    })),
    c_version: basket.version,
    c_storeId: basket.storeId,
    c_rentalFrequency: basket.frequency,
    c_quote: quote ? quoteToWire(quote) : null,
    ...agreementsToWire(basket),
    c_approvalFit: basket.approvalFit,
    c_customerId: basket.rentalCustomerId,
    c_globalCustomerId: basket.globalCustomerId,
    ...(approval ? { c_customerDEApproval: approval } : {}),
    ...(phoneMatch ? { c_payfoneResponse: phoneMatch } : {}),
    c_isPrefill: basket.isPrefilled,
    c_isHighRiskFlow: basket.isHighRiskFlow,
    c_promoApplied: promotion !== undefined,
    c_promoCode: promotion?.code ?? null,
    c_createAgreementResponse: { agreementNumber: null },
    c_isDocumentSigned: basket.isDocumentSigned,
    c_customerSessionTrackingID: basket.sessionTrackingId,
    c_sessionAlive: basket.sessionAliveCount,
    ...quoteFieldsOf(quote),
  };
}

/** Specification section 4: an invalid approval is warned of, without its content, and ignored. */
function ignoreApproval(): undefined {
  console.warn('The approval on a basket is not valid, and ignored.');
}

/** The only field of a basket that a client requires: its id, for changes. */
const ReadBasket = z.object({
  basketId: z.string().min(1),
  temporaryBasket: ReadableFlag,
  currency: z.string().catch(CURRENCY),
  creationDate: ReadableText,
  lastModified: ReadableText,
  customerInfo: z
    .object({
      customerId: ReadableText,
      customerName: z.string().optional().catch(undefined),
      email: ReadableText,
    })
    .catch({ customerId: '', email: '' }),
  shipments: readableItems(ReadShipment),
  billingAddress: OrderAddress.optional().catch(undefined),
  couponItems: readableItems(
    BasketCoupon.extend({ statusCode: BasketCoupon.shape.statusCode.catch('no_applicable_promotion') }),
  ),
  c_version: z.int().catch(0),
  c_storeId: ReadableTextOrNull,
  c_rentalFrequency: Frequency.catch('WEEKLY'),
  c_quote: z.object(wireQuoteFields).nullable().catch(null),
  ...readAgreementFields,
  c_approvalFit: ApprovalFit.nullable().catch(null),
  c_customerId: ReadableTextOrNull,
  c_globalCustomerId: ReadableTextOrNull,
  c_customerDEApproval: jsonText(ApprovalCodec).optional().catch(ignoreApproval),
  c_payfoneResponse: jsonText(PhoneMatchSummary).optional().catch(undefined),
  c_isPrefill: ReadableFlag,
  c_isHighRiskFlow: ReadableFlag,
  c_isDocumentSigned: ReadableFlag,
  c_customerSessionTrackingID: ReadableTextOrNull,
  c_sessionAlive: z.int().catch(0),
  productItems: readableItems(BasketItemReading),
  paymentInstruments: readableItems(InstrumentReading),
});

type BasketFields = Omit<z.output<typeof ReadBasket>, 'customerInfo'> & {
  readonly customerInfo: {
    readonly customerId: string;
    readonly customerName?: string | undefined;
    readonly email: string;
  };
};

function fromWire(wire: BasketFields): Basket {
  const [shipment] = wire.shipments;
  return {
    basketId: wire.basketId,
    version: wire.c_version,
    isTemporary: wire.temporaryBasket,
    currency: wire.currency,
    frequency: wire.c_rentalFrequency,
    storeId: wire.c_storeId,
    customerId: wire.customerInfo.customerId,
    customerName: wire.customerInfo.customerName ?? null,
    rentalCustomerId: wire.c_customerId,
    globalCustomerId: wire.c_globalCustomerId,
    email: wire.customerInfo.email === '' ? null : wire.customerInfo.email,
    items: wire.productItems,
    shippingAddress: shipment?.shippingAddress ?? null,
    shippingMethod: shipment?.shippingMethod ?? null,
    billingAddress: wire.billingAddress ?? null,
    paymentInstruments: wire.paymentInstruments,
    coupons: wire.couponItems.map(({ couponItemId, code, statusCode }) => ({
      couponItemId,
      code,
      statusCode,
    })),
    quote: wire.c_quote ? quoteFromWire(wire.c_quote) : null,
    ...agreementsFromWire(wire),
    approval: wire.c_customerDEApproval ?? null,
    approvalFit: wire.c_approvalFit,
    phoneMatch: wire.c_payfoneResponse ?? null,
    isPrefilled: wire.c_isPrefill,
    isHighRiskFlow: wire.c_isHighRiskFlow,
    isDocumentSigned: wire.c_isDocumentSigned,
    sessionTrackingId: wire.c_customerSessionTrackingID,
    sessionAliveCount: wire.c_sessionAlive,
    createdAt: wire.creationDate,
    lastModified: wire.lastModified,
  };
}

/** Wire basket (the same in Shopper Baskets v1 and v2) <-> `Basket`. */
export const BasketCodec = z.codec(WireBasket, Basket, {
  decode: (wire) =>
    fromWire({ ...wire, paymentInstruments: wire.paymentInstruments.map(instrumentFromWire) }),
  encode: toWire,
});

/** A basket of any tenant, in the form that pages use. */
export const BasketReading: z.ZodType<Basket> = ReadBasket.transform(fromWire);
