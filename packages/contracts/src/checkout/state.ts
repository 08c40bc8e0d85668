import { DOCUMENT_KINDS } from '@ownpath/domain/approval';
import { ORDER_STATES } from '@ownpath/domain/checkout';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { OrderAddress } from '../basket/index.ts';

/** Steps of specification section 2, and the page after them. */
export const CheckoutStep = z.enum([
  'wof',
  'identity-verification-form',
  'reservation',
  'payment-schedule',
  'renewal-terms-page',
  'payment',
  'docu-sign',
  'claim-offer',
  'bank-verification',
  'confirmation',
]);
export type CheckoutStep = z.infer<typeof CheckoutStep>;

/** Why the shopper has no open step; the page explains it and offers a recovery action. */
export const CheckoutOutcome = z.enum([
  'phone-match',
  'deciding',
  'declined',
  'web-form',
  'service-failure',
  'documents-rejected',
  'approval-expired',
  'address-not-served',
  'cart-exceeds-approval',
  'finish-in-store',
  'payment-failed',
  'voided',
  'cancelled',
  'expired',
]);
export type CheckoutOutcome = z.infer<typeof CheckoutOutcome>;

export const CheckoutState = z.object({
  basketId: z.string(),
  /** The shopper's current step; pages of later steps answer 409. */
  step: CheckoutStep,
  /**
   * Null during the checkout; otherwise `step` is the step to restart with. After `payment-failed` the agreement is
   * signed: another card in the basket and a repeated `createOrder` pay it.
   */
  outcome: CheckoutOutcome.nullable(),
  /** The steps of this checkout in order, without `confirmation`. */
  steps: z.array(CheckoutStep),
  completedSteps: z.array(CheckoutStep),
  orderNo: z.string().nullable(),
  /** Where the goods go: the basket's address, else the application's. */
  deliveryAddress: OrderAddress.nullable(),
  /** After `address-not-served`: the nearest store that delivers there. */
  servingStoreId: z.string().nullable(),
  /** What is still asked for before delivery. */
  documentsNeeded: z.array(z.enum(DOCUMENT_KINDS)),
  /** Those of them that were handed in and are being checked. */
  documentsInReview: z.array(z.enum(DOCUMENT_KINDS)),
  /** The store's day on which the saved progress expires. */
  savedUntil: z.iso.date().nullable(),
});
export type CheckoutState = z.infer<typeof CheckoutState>;

/** How far an order has come, for pages that lead the shopper on. */
export const OrderStateResult = z.object({
  /** Null when no order needs the shopper. */
  order: z
    .object({
      orderNo: z.string(),
      state: z.enum(ORDER_STATES),
      /** The first payment. */
      amountCents: z.int(),
      paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
      /** Of a card or a bank account. */
      cardLast4: z.string().nullable(),
      /** The steps of its checkout in order, without `confirmation`. */
      steps: z.array(CheckoutStep),
    })
    .nullable(),
});
export type OrderStateResult = z.infer<typeof OrderStateResult>;
