import { phoneDigitsOf } from '@ownpath/domain/account';
import { LAST_DAY_OF_MONTH } from '@ownpath/domain/agreements';
import {
  CARD_MONTHS,
  CARD_YEARS,
  CART_QUANTITY,
  ORDER_LOOKUP_FIELDS,
  PHONE,
  PROMO_CODE_FIELDS,
  STORE_SEARCH_FIELDS,
  WEEKDAYS,
} from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { AccountToken, CardToken, OfferAnswer, PayScheduleChoice, TermsVersion } from '../checkout/index.ts';
import { INVALID, requiredCheckbox, textField } from './form-field.ts';

export const StoreSearchForm = z.object({ postalCode: textField(STORE_SEARCH_FIELDS.postalCode) });

/** Looks up an order without an account. */
export const OrderLookupForm = z.object({
  orderNo: textField(ORDER_LOOKUP_FIELDS.orderNo),
  email: textField(ORDER_LOOKUP_FIELDS.email),
});

export const PromoCodeForm = z.object({ promoCode: textField(PROMO_CODE_FIELDS.promoCode) });

/** Quantity of a cart line. */
export const QuantityForm = z.object({ quantity: wholeNumber(CART_QUANTITY) });

/** Phone match: the number, and each consent by itself. */
export const PhoneConsentForm = z.object({
  phone: textField(PHONE).transform(phoneDigitsOf),
  consentsToCode: requiredCheckbox,
  consentsToLookUp: requiredCheckbox,
});

/** The step `payment-schedule`. Autopay and coverage start only when they were chosen explicitly. */
export const ScheduleForm = z
  .object({
    frequency: z.enum(FREQUENCIES, INVALID),
    payday: z.enum(WEEKDAYS, INVALID),
    nextPayday: PayScheduleChoice.shape.nextPayday,
    semimonthlyDays: PayScheduleChoice.shape.semimonthlyDays,
    dayOfMonth: wholeNumber({ min: 1, max: LAST_DAY_OF_MONTH }).optional(),
    deliveryDate: PayScheduleChoice.shape.deliveryDate,
    autopay: z.string().optional(),
    waiver: z.string().optional(),
    benefitPlus: z.string().optional(),
  })
  .transform(({ autopay, waiver, benefitPlus, ...choice }) => ({
    ...choice,
    isAutopay: autopay === 'on',
    hasWaiver: waiver === 'on',
    hasBenefitPlus: benefitPlus === 'on',
  }));

/** The step `claim-offer`: by one button or the other. */
export const OfferForm = z
  .object({ code: OfferAnswer.shape.code, answer: z.enum(['use', 'leave'], INVALID) })
  .transform(({ code, answer }) => ({ code, accepted: answer === 'use' }));

/** The step `renewal-terms-page`. */
export const TermsForm = z.object({ version: TermsVersion, accepted: requiredCheckbox });

/** The step `payment`: the result of the gateway's card fields. */
export const CardForm = CardToken.extend({
  expirationMonth: wholeNumber(CARD_MONTHS),
  expirationYear: wholeNumber(CARD_YEARS),
});

/** The step `payment`: the result of the frame of a bank account or a wallet. */
export const AccountForm = z.object({
  method: z.enum(PAYMENT_METHODS, INVALID),
  token: AccountToken.shape.token,
  /** Empty for a wallet. */
  last4: z.string(INVALID).regex(/^(\d{4})?$/, INVALID),
  /** The version of the authorization shown for a bank account, and the amount that it names. */
  textVersion: TermsVersion.optional(),
  amountCents: z
    .string(INVALID)
    .regex(/^\d{1,9}$/, INVALID)
    .transform(Number)
    .optional(),
});

function wholeNumber({ min, max }: { readonly min: number; readonly max: number }) {
  return z
    .string(INVALID)
    .regex(/^\d{1,4}$/, INVALID)
    .transform(Number)
    .pipe(z.int().min(min, INVALID).max(max, INVALID));
}
