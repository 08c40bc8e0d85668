import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';

export const BasketPaymentInstrument = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  maskedNumber: z.string().nullable(),
  cardType: z.string().nullable(),
  holder: z.string().nullable(),
  expirationMonth: z.int().nullable(),
  expirationYear: z.int().nullable(),
  /** The payment provider's customer number, once assigned. */
  transactionId: z.string().nullable(),
});
export type BasketPaymentInstrument = z.infer<typeof BasketPaymentInstrument>;

/** The cart compared with the shopper's approval; null without one. */
export const ApprovalFit = z.object({
  weeklyLimitCents: z.int(),
  weeklyCartCents: z.int(),
  weeklyLeftCents: z.int(),
  fits: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type ApprovalFit = z.infer<typeof ApprovalFit>;

/** Documented status codes of a coupon in a basket. */
export const BasketCoupon = z.object({
  couponItemId: z.string(),
  code: z.string(),
  statusCode: z.enum(['applied', 'no_applicable_promotion', 'no_active_promotion']),
});
export type BasketCoupon = z.infer<typeof BasketCoupon>;

export const ShippingMethodId = z.enum(['store-delivery', 'store-pickup']);
export type ShippingMethodId = z.infer<typeof ShippingMethodId>;

/** Documented shipping method. The store delivers its own rentals, so every method is free. */
export const ShippingMethod = z.object({
  id: ShippingMethodId,
  name: z.string(),
  description: z.string(),
  price: z.literal(0),
  c_storePickupEnabled: z.boolean(),
});
export type ShippingMethod = z.infer<typeof ShippingMethod>;

export const ShippingMethodResult = z.object({
  applicableShippingMethods: z.array(ShippingMethod),
  defaultShippingMethodId: ShippingMethodId,
});

/** Documented payment methods; a card with the brands that the gateway accepts. */
export const PaymentMethodResult = z.object({
  applicablePaymentMethods: z.array(
    z.object({
      id: z.enum(PAYMENT_METHODS),
      name: z.string(),
      cards: z.array(
        z.object({
          cardType: z.string(),
          name: z.string(),
          checksumVerificationEnabled: z.boolean(),
          numberLengths: z.array(z.string()),
          numberPrefixes: z.array(z.string()),
          securityCodeLength: z.int(),
        }),
      ),
    }),
  ),
});
export type PaymentMethodResult = z.infer<typeof PaymentMethodResult>;

/** The phone-match provider's result for the shopper's number, without personal data. */
export const PhoneMatchSummary = z.object({ status: z.string(), phoneLast4: z.string() });
export type PhoneMatchSummary = z.infer<typeof PhoneMatchSummary>;
