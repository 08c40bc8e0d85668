import { z } from 'zod';
import { Approval } from '../approval/approval.ts';
import { Frequency } from '../wire/index.ts';
import { OrderAddress } from './address.ts';
import { BasketItem } from './basket-item.ts';
import {
  ApprovalFit,
  BasketCoupon,
  BasketPaymentInstrument,
  PhoneMatchSummary,
  ShippingMethod,
} from './basket-parts.ts';
import { CartAgreement } from './cart-agreement.ts';
import { CartQuote } from './cart-quote.ts';

/** A basket in its owner's view. Every amount and decision in it comes from the server. */
export const Basket = z.object({
  basketId: z.string(),
  /** Increases with every change; also the answer's ETag. */
  version: z.int(),
  isTemporary: z.boolean(),
  currency: z.string(),
  frequency: Frequency,
  storeId: z.string().nullable(),
  customerId: z.string(),
  customerName: z.string().nullable(),
  /** Number in the rental system. */
  rentalCustomerId: z.string().nullable(),
  globalCustomerId: z.string().nullable(),
  email: z.string().nullable(),
  items: z.array(BasketItem),
  shippingAddress: OrderAddress.nullable(),
  shippingMethod: ShippingMethod.nullable(),
  billingAddress: OrderAddress.nullable(),
  paymentInstruments: z.array(BasketPaymentInstrument),
  coupons: z.array(BasketCoupon),
  /** All agreements of the cart together. Null while the basket is empty or no store is chosen. */
  quote: CartQuote.nullable(),
  /** The agreements of the cart, the earliest delivery first; the checkout makes the first one. Empty without a quote. */
  agreements: z.array(CartAgreement),
  /** What they would be joined, or separate again; empty when that is the same. */
  otherAgreements: z.array(CartAgreement),
  /** The shopper joined everything in one agreement. */
  isOneAgreement: z.boolean(),
  /** Tax is the store's until the place of use is known. */
  isTaxEstimated: z.boolean(),
  /** Agreements that were made of this cart before, and left these lines. */
  agreementsBefore: z.int(),
  /** The store holds the lines until then; null without a reservation. */
  reservation: z.object({ until: z.iso.datetime(), timeZone: z.string() }).nullable(),
  /** The shopper's decision, as stored on the server. */
  approval: Approval.nullable(),
  approvalFit: ApprovalFit.nullable(),
  phoneMatch: PhoneMatchSummary.nullable(),
  isPrefilled: z.boolean(),
  isHighRiskFlow: z.boolean(),
  isDocumentSigned: z.boolean(),
  sessionTrackingId: z.string().nullable(),
  sessionAliveCount: z.int(),
  createdAt: z.iso.datetime(),
  lastModified: z.iso.datetime(),
});
export type Basket = z.infer<typeof Basket>;
