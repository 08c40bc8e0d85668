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

export const CheckoutState = z.object({
  basketId: z.string(),
  /** Where the shopper stands; pages of later steps answer 409. */
  step: CheckoutStep,
  /** The steps of this checkout in order, `confirmation` left out. */
  steps: z.array(CheckoutStep),
  completedSteps: z.array(CheckoutStep),
  orderNo: z.string().nullable(),
  /** The progress is kept until then. */
  savedUntil: z.iso.datetime().nullable(),
});
export type CheckoutState = z.infer<typeof CheckoutState>;
