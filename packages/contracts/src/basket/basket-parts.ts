import { z } from 'zod';

export const BasketPaymentInstrument = z.object({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  maskedNumber: z.string().nullable(),
  cardType: z.string().nullable(),
  holder: z.string().nullable(),
  expirationMonth: z.int().nullable(),
  expirationYear: z.int().nullable(),
  /** The payment party's number, once it has one. */
  transactionId: z.string().nullable(),
});
export type BasketPaymentInstrument = z.infer<typeof BasketPaymentInstrument>;

/** How the cart stands against the shopper's approval; null while there is none. */
export const ApprovalFit = z.object({
  weeklyLimitCents: z.int(),
  weeklyCartCents: z.int(),
  weeklyLeftCents: z.int(),
  fits: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type ApprovalFit = z.infer<typeof ApprovalFit>;

/** Documented words for a coupon that a basket has. */
export const BasketCoupon = z.object({
  couponItemId: z.string(),
  code: z.string(),
  statusCode: z.enum(['applied', 'no_applicable_promotion', 'no_active_promotion']),
});
export type BasketCoupon = z.infer<typeof BasketCoupon>;

export const ShippingMethodId = z.enum(['store-delivery', 'store-pickup']);
export type ShippingMethodId = z.infer<typeof ShippingMethodId>;

/** Documented shipping method; the store brings what it rents, so that none costs anything. */
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

/** Documented payment methods with the cards that the gateway takes. */
export const PaymentMethodResult = z.object({
  applicablePaymentMethods: z.array(
    z.object({
      id: z.literal('CREDIT_CARD'),
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

/** What the phone-match party said of the shopper's number, never their data. */
export const PhoneMatchSummary = z.object({ status: z.string(), phoneLast4: z.string() });
export type PhoneMatchSummary = z.infer<typeof PhoneMatchSummary>;
