import { DOCUMENT_KINDS } from '@ownpath/domain/approval';
import { LOCALES } from '@ownpath/domain/site';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { OrderAddress } from '../basket/address.ts';
import { BasketItem } from '../basket/basket-item.ts';
import { CartQuote } from '../basket/cart-quote.ts';
import { SameAsCashEnd, ScheduledPayment } from '../checkout/pay-schedule.ts';
import { CalendarDateText } from '../wire/index.ts';

/** The agreement of an order in one language. */
export const AgreementCopy = z.object({
  locale: z.enum(LOCALES),
  /** The version that is signed; the others are copies. */
  isSigned: z.boolean(),
  /** It can be downloaded as a PDF. */
  hasFile: z.boolean(),
  /** Null before the file is made. */
  pageCount: z.int().nullable(),
});
export type AgreementCopy = z.infer<typeof AgreementCopy>;

export const OrderStatus = z.enum(['created', 'new', 'open', 'completed', 'cancelled', 'failed']);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** The store's visit that brings the goods; times are those of the store. */
export const OrderVisit = z.object({
  date: z.iso.date(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Grows with each change. */
  version: z.int(),
  status: z.enum(['scheduled', 'on-the-way', 'completed', 'missed']),
});
export type OrderVisit = z.infer<typeof OrderVisit>;

export const OrderAutopay = z.object({
  nextDate: z.string(),
  nextCents: z.int(),
  /** What is charged. */
  paymentMethod: z.enum(PAYMENT_METHODS).catch('CREDIT_CARD'),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
});
export type OrderAutopay = z.infer<typeof OrderAutopay>;

/** What is given back for a paid order that was cancelled before delivery. */
export const OrderRefund = z.object({
  amountCents: z.int(),
  /** The gateway has paid it back; false while it is on its way. */
  isDone: z.boolean(),
  /** The gateway did not take it: the store gives it back. */
  isRefused: z.boolean(),
  /** Day on which a bank debit counts as settled, and not before which it is sent; null for other ways to pay. */
  waitsUntil: CalendarDateText.nullable(),
  cancelledAt: z.iso.datetime(),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

/** An order in its owner's view; amounts as agreed. */
export const Order = z.object({
  orderNo: z.string(),
  status: OrderStatus,
  paymentStatus: z.enum(['not_paid', 'part_paid', 'paid']),
  createdAt: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  siteId: z.string(),
  customerId: z.string(),
  isGuest: z.boolean(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  storeId: z.string(),
  /** Of the store: days of the order are days there. */
  timeZone: z.string(),
  items: z.array(BasketItem),
  shippingAddress: OrderAddress.nullable(),
  billingAddress: OrderAddress.nullable(),
  /** Its `paymentCount` is 0 when the tenant has no rental price; the rental dates are empty then. */
  quote: CartQuote,
  /** Rent, fee and tax of the first payment. */
  paidCents: z.int(),
  /** The bank returned its debit days later, and it has not been paid since. */
  isFirstPaymentReturned: z.boolean(),
  paymentInstrumentId: z.string().nullable(),
  /** What the first payment is charged to; null before the charge. A wallet has neither brand nor digits. */
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  cardLast4: z.string().nullable(),
  cardBrand: z.string().nullable(),
  isDocumentSigned: z.boolean(),
  /** Null before it, and for a tenant without signatures. */
  signedAt: z.iso.datetime().nullable(),
  agreementNumber: z.string().nullable(),
  /** The version to sign first; empty when the tenant has no documents. */
  agreementCopies: z.array(AgreementCopy),
  /** Which of the agreements of its cart it is, and of how many: 1 of 2. */
  agreementOrdinal: z.int(),
  agreementCount: z.int(),
  /** The day that was agreed; `deliveryVisit` says when the store really comes. */
  deliveryDate: z.string(),
  /** Null until a time is set. */
  deliveryVisit: OrderVisit.nullable(),
  sameAsCashEndsOn: z.string(),
  payments: z.array(ScheduledPayment),
  /** What is still asked for; delivery waits for it. */
  documentsNeeded: z.array(z.enum(DOCUMENT_KINDS)),
  /** Those of them that were handed in and are being checked. */
  documentsInReview: z.array(z.enum(DOCUMENT_KINDS)),
  /** The next charge by autopay; null without autopay, and before the agreement starts. */
  autopay: OrderAutopay.nullable(),
  sameAsCash: SameAsCashEnd.nullable(),
  /** What it costs to own everything right after the first payment, before tax; null without payments. */
  buyOutCents: z.int().nullable(),
  /** Paid and not delivered: it can be cancelled, and everything paid is given back. */
  isCancellable: z.boolean(),
  refund: OrderRefund.nullable(),
});
export type Order = z.infer<typeof Order>;
