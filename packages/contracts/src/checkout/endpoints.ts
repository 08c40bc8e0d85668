import {
  CARD_MONTHS,
  CARD_YEARS,
  HOSTED_FIELD_LIMITS,
  MAX_CARD_FRAME_HEIGHT_PX,
} from '@ownpath/domain/forms';
import { LOCALES } from '@ownpath/domain/site';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { textField } from '../forms/form-field.ts';
import { defineCustomEndpoint } from '../wire/index.ts';
import { CoverageOffer, PaySchedule, PayScheduleChoice, PaySchedulePreview } from './pay-schedule.ts';
import { CheckoutState, OrderStateResult } from './state.ts';

/**
 * Checkout calls that the specification does not define ("not shown"): their shapes are ours.
 * All use the basket of the token; a step out of order is 409 `CheckoutStepOutOfOrder`.
 */
const BasketBody = z.object({ basketId: z.string().min(1).max(100) });
const api = 'checkout';

export const getCheckoutState = defineCustomEndpoint({
  id: 'getCheckoutState',
  summary: 'The next checkout step of a basket',
  api,
  endpoint: 'checkoutstate',
  body: BasketBody,
  response: CheckoutState,
});

export const previewPaySchedule = defineCustomEndpoint({
  id: 'previewPaySchedule',
  summary: 'Preview a payment schedule: date and amount of every payment; nothing is saved',
  api,
  endpoint: 'previewpayschedule',
  body: BasketBody.extend({ choice: PayScheduleChoice.optional() }),
  response: PaySchedulePreview,
});

export const choosePaySchedule = defineCustomEndpoint({
  id: 'choosePaySchedule',
  summary: 'Save the payment schedule and continue',
  api,
  endpoint: 'choosepayschedule',
  body: BasketBody.extend({ choice: PayScheduleChoice }),
  response: CheckoutState,
});

/** The disclosure before signing: every line that the state's law requires, in the shopper's language. */
export const RenewalTerms = z.object({
  version: z.string(),
  /** The language in which the shopper accepted these terms before; in another one they are accepted again. */
  acceptedLocale: z.enum(LOCALES).nullable(),
  /** Optional coverage that was chosen with the schedule and is no longer offered; these terms are without it. */
  coverageEnded: z.array(CoverageOffer.shape.code),
  transactionName: z.string(),
  stateCode: z.string(),
  items: z.array(
    z.object({
      name: z.string(),
      model: z.string(),
      condition: z.string(),
      inventoryNumber: z.string().nullable(),
    }),
  ),
  schedule: PaySchedule,
  /** Facts in reading order, with `amountCents` when the fact is an amount; `label` where the state prescribes it. */
  facts: z.array(
    z.object({
      code: z.string(),
      label: z.string().nullable(),
      amountCents: z.int().nullable(),
      text: z.string().nullable(),
    }),
  ),
  /** Paragraphs with headings: early purchase, late payment, reinstatement, loss, maintenance, return. */
  sections: z.array(z.object({ code: z.string(), heading: z.string(), paragraphs: z.array(z.string()) })),
  /** Statements that the state's law prescribes, each in a block of its own. */
  notices: z.array(
    z.object({ code: z.string(), place: z.enum(['first-page', 'before-signature']), text: z.string() }),
  ),
});
export type RenewalTerms = z.infer<typeof RenewalTerms>;

export const getRenewalTerms = defineCustomEndpoint({
  id: 'getRenewalTerms',
  summary: 'The terms to accept',
  api,
  endpoint: 'renewalterms',
  body: BasketBody,
  response: RenewalTerms,
});

export const TermsVersion = z.string().min(1).max(80);

export const acceptRenewalTerms = defineCustomEndpoint({
  id: 'acceptRenewalTerms',
  summary: 'Accept the terms; `version` must match the version shown',
  api,
  endpoint: 'acceptrenewalterms',
  body: BasketBody.extend({ version: TermsVersion, accepted: z.literal(true) }),
  response: CheckoutState,
});

/** A card of the shopper's account, as its owner sees it. */
export const SavedCard = z.object({
  id: z.string(),
  brand: z.string().nullable(),
  last4: z.string(),
  isExpired: z.boolean(),
  isDefault: z.boolean(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** The authorization of one debit of a bank account, in the shopper's language. */
export const DebitAuthorization = z.object({
  textVersion: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
});
export type DebitAuthorization = z.infer<typeof DebitAuthorization>;

/**
 * Where the gateway's hosted fields are served. The page loads the frame of a method and waits for a token message.
 */
export const PaymentSession = z.object({
  frameOrigin: z.url(),
  /** What the store takes, each with its frame. */
  methods: z.array(z.object({ id: z.enum(PAYMENT_METHODS), frameUrl: z.url() })),
  /** What paying with a bank account authorises; null where the store takes none. */
  debitAuthorization: DebitAuthorization.nullable(),
  amountCents: z.int(),
  rentCents: z.int(),
  feeCents: z.int(),
  waiverCents: z.int(),
  clubCents: z.int(),
  taxCents: z.int(),
  /** The same card or account will also be charged for the later payments, as the shopper authorised. */
  isAutopay: z.boolean(),
  /** As on the terms; null for a signed order, which has its own. */
  schedule: PaySchedule.pick({ quote: true, payments: true }).nullable(),
  /** Empty for a guest. */
  savedCards: z.array(SavedCard),
  /** The shopper has an account that can keep another card. */
  canSaveCard: z.boolean(),
});
export type PaymentSession = z.infer<typeof PaymentSession>;

export const createPaymentSession = defineCustomEndpoint({
  id: 'createPaymentSession',
  summary: 'Open the hosted fields of every way to pay the first payment',
  api,
  endpoint: 'paymentsession',
  body: BasketBody.extend({ parentOrigin: z.url() }),
  response: PaymentSession,
});

/** Card data from the hosted fields. */
export const CardToken = z.object({
  token: textField(HOSTED_FIELD_LIMITS.token),
  brand: textField(HOSTED_FIELD_LIMITS.brand),
  last4: textField(HOSTED_FIELD_LIMITS.last4),
  expirationMonth: z.int().min(CARD_MONTHS.min).max(CARD_MONTHS.max),
  expirationYear: z.int().min(CARD_YEARS.min).max(CARD_YEARS.max),
});
export type CardToken = z.infer<typeof CardToken>;

/** A bank account or a wallet from its frame. */
export const AccountToken = z.object({
  token: textField(HOSTED_FIELD_LIMITS.token),
  /** Null for a wallet. */
  last4: textField(HOSTED_FIELD_LIMITS.last4).nullable(),
});
export type AccountToken = z.infer<typeof AccountToken>;

const frameHeight = z.number().positive().max(MAX_CARD_FRAME_HEIGHT_PX);

/** Message that the hosted fields post to the parent window. */
export const HostedFieldMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), height: frameHeight }),
  z.object({ type: z.literal('resize'), height: frameHeight }),
  CardToken.extend({ type: z.literal('token') }),
  AccountToken.extend({ type: z.literal('account') }),
  z.object({ type: z.literal('error'), code: textField(HOSTED_FIELD_LIMITS.code) }),
]);
export type HostedFieldMessage = z.infer<typeof HostedFieldMessage>;

/** The signing page after the order. The e-signature provider sends the shopper back to `/docusign-redirect`. */
export const SigningSession = z.object({ signingUrl: z.url(), envelopeId: z.string(), orderNo: z.string() });
export type SigningSession = z.infer<typeof SigningSession>;

export const createSigningSession = defineCustomEndpoint({
  id: 'createSigningSession',
  summary: 'Start signing an order’s agreement; repeated calls resume the same envelope',
  api,
  endpoint: 'signingsession',
  body: z.object({ orderNo: z.string().min(1).max(40), returnUrl: z.url() }),
  response: SigningSession,
});

export const completeSigning = defineCustomEndpoint({
  id: 'completeSigning',
  summary: 'Check the signature’s status, capture the first payment and activate the agreement',
  api,
  endpoint: 'completesigning',
  body: z.object({ orderNo: z.string().min(1).max(40), envelopeId: z.string().min(1).max(100) }),
  response: z.object({
    /**
     * `cancelled`: the order has ended, unsigned or unpaid. `wrong-name`: signed by another name than the applicant's,
     * so it has to be signed again. A declined charge is 402 `PaymentDeclined`.
     */
    status: z.enum(['signed', 'declined', 'pending', 'wrong-name', 'cancelled']),
    orderNo: z.string(),
    agreementNumber: z.string().nullable(),
  }),
});

const OrderNo = z.string().min(1).max(40);

export const getOrderState = defineCustomEndpoint({
  id: 'getOrderState',
  summary: 'The state of an order; without `orderNo`, the order that is waiting for the shopper',
  api,
  endpoint: 'orderstate',
  body: z.object({ orderNo: OrderNo.optional() }),
  response: OrderStateResult,
});

export const cancelBeforeDelivery = defineCustomEndpoint({
  id: 'cancelBeforeDelivery',
  summary: 'Cancel a paid order before its delivery: ends the agreement, gives the first payment back',
  api,
  endpoint: 'cancelbeforedelivery',
  body: z.object({ orderNo: OrderNo }),
  response: OrderStateResult,
});

export const cancelOrder = defineCustomEndpoint({
  id: 'cancelOrder',
  summary: 'Cancel an order that is unsigned or unpaid: releases the card, returns the items to the cart',
  api,
  endpoint: 'cancelorder',
  body: z.object({ orderNo: OrderNo }),
  response: OrderStateResult,
});
