import { HOSTED_FIELD_LIMITS } from '@ownpath/domain/forms';
import { DEBIT_RETURN_REASONS, DEBIT_STATES } from '@ownpath/domain/servicing';
import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { textField } from '../forms/form-field.ts';
import { CalendarDateText, Dollars, defineCustomEndpoint, renamed, YesNo } from '../wire/index.ts';
import { SavedPaymentMethod } from './customer-record.ts';

/**
 * Payments on agreements. The specification names the calls that read amounts and leaves these open ("not shown"): their
 * shapes are ours (decision 0061).
 */
const Id = z.string().min(1).max(100);
const MAX_DOLLARS = 100_000;
const Amount = Dollars.refine((cents) => Number.isSafeInteger(cents) && cents <= MAX_DOLLARS * 100);

/** What is paid on an agreement: what is due, a part, payments ahead, extra rent, or everything to own it. */
export const PaymentChoice = z.union([
  renamed({ kind: ['kind', z.literal('DUE')] }),
  renamed({ kind: ['kind', z.literal('PART')], amountCents: ['amount', Amount] }),
  renamed({ kind: ['kind', z.literal('AHEAD')], paymentCount: ['paymentCount', z.int().max(1_000)] }),
  renamed({ kind: ['kind', z.literal('EXTRA')], extraRentCents: ['extraRent', Amount] }),
  renamed({ kind: ['kind', z.literal('BUY_OUT')] }),
]);

export const PaymentParts = renamed({
  rentCents: ['rent', Dollars],
  taxCents: ['tax', Dollars],
  coverageCents: ['coverage', Dollars],
  feeCents: ['processingFee', Dollars],
  lateFeeCents: ['lateFee', Dollars],
  /** Price of ownership, before tax. */
  buyOutCents: ['earlyPurchase', Dollars],
});

export const PAYMENT_REFUSALS = [
  'nothing-owed',
  'not-positive',
  'not-a-part',
  'too-many-payments',
  'no-early-purchase',
] as const;

const outcomeFields = {
  kind: ['kind', z.enum(['DUE', 'PART', 'AHEAD', 'EXTRA', 'BUY_OUT'])],
  parts: ['parts', PaymentParts],
  /** What is charged: the parts, less money in suspense that is used, and what goes there. */
  chargeCents: ['amount', Dollars],
  suspenseBeforeCents: ['suspenseBefore', Dollars],
  suspenseAfterCents: ['suspenseAfter', Dollars],
  /** Due dates of the payments whose rent and tax it pays. */
  paidDates: ['paidDueDates', z.array(CalendarDateText)],
  isOwned: ['isOwned', YesNo],
  nextDueOn: ['nextDueDate', CalendarDateText.nullable()],
  paymentsLeft: ['remainingNumberOfPayment', z.int()],
  /** All that is still to be paid on schedule. */
  leftCents: ['remainingAmount', Dollars],
  /** What owning it costs afterwards, with tax; null when it is owned or not offered. */
  buyOutAfterCents: ['epoAmountIncTaxAfter', Dollars.nullable()],
} as const;

export const AgreementPaymentQuote = renamed({
  ...outcomeFields,
  /** Due date of the last payment afterwards. */
  lastDueOn: ['lastDueDate', CalendarDateText.nullable()],
});
export type AgreementPaymentQuote = z.output<typeof AgreementPaymentQuote>;

const QuotedPayment = renamed({
  agreementId: ['agreementId', z.string()],
  /** Sent back with the payment: the agreement as it was shown. */
  version: ['version', z.int()],
  /** The store's calendar day. */
  quotedOn: ['quoteDate', CalendarDateText],
  quote: ['quote', AgreementPaymentQuote.nullable()],
  /** Why the choice cannot be paid; null with a quote. */
  refusal: ['refusal', z.enum(PAYMENT_REFUSALS).nullable()],
});

const CALL_LIMIT = 60;

export const quotePayments = defineCustomEndpoint({
  id: 'quotePayments',
  summary: 'What a payment on the caller’s agreements would settle; nothing is charged',
  api: 'payment',
  endpoint: 'quotepayment',
  body: z.looseObject({
    payments: z
      .array(z.object({ agreementId: Id, choice: PaymentChoice }))
      .min(1)
      .max(CALL_LIMIT),
  }),
  response: z.object({ payments: z.array(QuotedPayment), totalAmount: Dollars }),
});

/** Version of the text that authorises a debit, as it was shown; only with a bank account, which needs it. */
const debitTextVersion = z.string().min(1).max(50).optional();

/** A saved card or bank account, or one from the hosted fields. */
export const AgreementPaymentMethod = z.union([
  z.object({ paymentMethodId: Id, debitTextVersion }),
  z.object({
    token: textField(HOSTED_FIELD_LIMITS.token),
    saveToAccount: z.boolean(),
    holder: z.string().trim().max(100).nullable(),
    debitTextVersion,
  }),
]);
export type AgreementPaymentMethod = z.output<typeof AgreementPaymentMethod>;

const ReceiptLine = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  name: ['name', z.string()],
  ...outcomeFields,
});

/** Of a bank debit that was made. */
const PaymentDebit = renamed({
  /** `pending`: it counts, and the bank can still return it. */
  state: ['state', z.enum(DEBIT_STATES)],
  /** The store's calendar day on which it counts as settled. */
  settlesOn: ['settlementDate', CalendarDateText],
  returnedOn: ['returnedDate', CalendarDateText.nullable()],
  returnReason: ['returnReason', z.enum(DEBIT_RETURN_REASONS).nullable()],
});

const GivenBack = renamed({
  amountCents: ['amount', Dollars],
  state: ['status', z.enum(['requested', 'done', 'failed', 'returned'])],
});

export const AgreementPaymentReceipt = renamed({
  paymentId: ['paymentId', z.string()],
  receiptNumber: ['receiptNumber', z.string()],
  /** `pending`: the gateway has not answered; it is asked again until it has. */
  status: ['status', z.enum(['pending', 'completed', 'failed', 'refunded'])],
  declineCode: ['declineCode', z.string().nullable()],
  source: ['source', z.enum(['checkout', 'online', 'autopay', 'store', 'refund'])],
  storeNumber: ['storeNumber', z.string()],
  amountCents: ['amount', Dollars],
  paymentMethod: ['paymentMethodType', z.enum(PAYMENT_METHODS).nullable()],
  cardBrand: ['cardType', z.string().nullable()],
  last4: ['last4', z.string().nullable()],
  /** Null for other ways to pay, and before it is made. */
  debit: ['debit', PaymentDebit.nullable()],
  /** Charged, and given back because the agreement had ended; null otherwise. `failed`: the store pays it back. `returned`:
   * the bank has returned the debit. */
  givenBack: ['refund', GivenBack.nullable()],
  createdAt: ['createdAt', z.iso.datetime()],
  paidAt: ['paidAt', z.iso.datetime().nullable()],
  lines: ['agreements', z.array(ReceiptLine)],
});
export type AgreementPaymentReceipt = z.output<typeof AgreementPaymentReceipt>;

export const makePayment = defineCustomEndpoint({
  id: 'makePayment',
  summary: 'Pay on agreements of one store. The same request key is charged once',
  api: 'payment',
  endpoint: 'makepayment',
  body: renamed({
    requestKey: ['requestKey', z.uuid()],
    /** The total that was shown; a different one is 409 `PaymentChanged`, and nothing is charged. */
    totalCents: ['totalAmount', Dollars],
    payments: [
      'payments',
      z
        .array(z.object({ agreementId: Id, version: z.int(), choice: PaymentChoice }))
        .min(1)
        .max(CALL_LIMIT),
    ],
    method: ['method', AgreementPaymentMethod],
  }),
  response: AgreementPaymentReceipt,
});

export const getPayment = defineCustomEndpoint({
  id: 'getPayment',
  summary: 'One of the caller’s payments with what it settled',
  api: 'payment',
  endpoint: 'getpayment',
  body: z.looseObject({ paymentId: Id }),
  response: AgreementPaymentReceipt,
});

/** A payment in the history: what was received for an agreement, split by what it settled. */
export const PaymentHistoryEntry = renamed({
  paymentId: ['paymentId', z.string()],
  receiptNumber: ['receiptNumber', z.string()],
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  name: ['name', z.string()],
  storeNumber: ['storeNumber', z.string()],
  /** The store's calendar day. */
  paidOn: ['paidDate', CalendarDateText],
  source: ['source', z.enum(['checkout', 'online', 'autopay', 'store', 'refund'])],
  /** `reversed`: it was given back, or the bank returned it. */
  status: ['status', z.enum(['completed', 'reversed'])],
  /** Of a bank debit; null for other ways to pay. */
  debitState: ['debitState', z.enum(DEBIT_STATES).nullable()],
  amountCents: ['amount', Dollars],
  parts: ['parts', PaymentParts],
  paymentMethod: ['paymentMethodType', z.enum(PAYMENT_METHODS).nullable()],
  cardBrand: ['cardType', z.string().nullable()],
  last4: ['last4', z.string().nullable()],
  /** In it, what a returned debit had left open: credit that was used before the debit came back. */
  returnedCents: ['amountFromReturned', Dollars],
  /** Numbers of the scheduled payments that it pays. */
  paidNumbers: ['paidNumbers', z.array(z.int())],
  /** All that was to be paid on schedule after it, as the receipt says; null where none was recorded. */
  leftCents: ['remainingAmount', Dollars.nullable()],
});
export type PaymentHistoryEntry = z.output<typeof PaymentHistoryEntry>;

export const getPaymentHistory = defineCustomEndpoint({
  id: 'getPaymentHistory',
  summary: 'The caller’s payments, newest first, one entry for each agreement that they settle',
  api: 'payment',
  endpoint: 'paymenthistory',
  body: z.looseObject({ agreementId: Id.optional() }).optional(),
  response: z.object({ payments: z.array(PaymentHistoryEntry) }),
});

export const createPaymentFrame = defineCustomEndpoint({
  id: 'createPaymentFrame',
  summary: 'The caller’s saved cards, and the gateway’s fields for another one',
  api: 'payment',
  endpoint: 'paymentframe',
  /** Without a store: fields to keep a method, of the store that the customer rents from. */
  body: z.looseObject({ storeId: Id.optional(), parentOrigin: z.url() }),
  response: z.object({
    frameOrigin: z.url(),
    /** Null where the store takes no cards online. */
    cardFrameUrl: z.url().nullable(),
    /** Null where the store takes no bank accounts. */
    bankFrameUrl: z.url().nullable(),
    savedCards: z.array(SavedPaymentMethod),
  }),
});
