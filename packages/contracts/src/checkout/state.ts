import { z } from 'zod';

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

/** Why no step is the shopper's to take now; the page says so and offers the way out. */
export const CheckoutOutcome = z.enum([
  'phone-match',
  'deciding',
  'declined',
  'web-form',
  'service-failure',
  'documents-rejected',
  'approval-expired',
  'cart-exceeds-approval',
  'voided',
]);
export type CheckoutOutcome = z.infer<typeof CheckoutOutcome>;

export const CheckoutState = z.object({
  basketId: z.string(),
  /** Where the shopper stands; pages of later steps answer 409. */
  step: CheckoutStep,
  /** Null on the way; else `step` is the one to begin again with. */
  outcome: CheckoutOutcome.nullable(),
  /** The steps of this checkout in order, `confirmation` left out. */
  steps: z.array(CheckoutStep),
  completedSteps: z.array(CheckoutStep),
  orderNo: z.string().nullable(),
  /** The progress is kept until then. */
  savedUntil: z.iso.datetime().nullable(),
});
export type CheckoutState = z.infer<typeof CheckoutState>;
