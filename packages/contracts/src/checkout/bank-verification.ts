import { BANK_FIELDS, isRoutingNumber, wholeTextRegExp } from '@ownpath/domain/forms';
import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

/** Verification of a bank account (step `bank-verification`). The specification names the step only. */
const api = 'bank-verification';
const BasketBody = z.object({ basketId: z.string().min(1).max(100) });

export const BankVerificationState = z.object({
  /** True once an account is verified; the checkout then goes on. */
  isVerified: z.boolean(),
  /** What came of the last try; null before one. `unavailable`: the bank or the provider gave no answer. */
  lastOutcome: z
    .enum([
      'locked',
      'invalid-credentials',
      'insufficient-funds',
      'cancelled',
      'unavailable',
      'refused',
      'wrong-amounts',
      'deposits-failed',
    ])
    .nullable(),
  /** The bank of the last try. */
  institutionName: z.string().nullable(),
  /** Two small deposits are on the way to this account; their amounts confirm it. */
  deposits: z.object({ last4: z.string(), triesLeft: z.int() }).nullable(),
  /** Banks whose name contains the text that was asked for; without one, those chosen most often. */
  banks: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type BankVerificationState = z.infer<typeof BankVerificationState>;

export const getBankVerification = defineCustomEndpoint({
  id: 'getBankVerification',
  summary: 'How far the verification of a bank account is, and the banks to choose from',
  api,
  endpoint: 'bankverification',
  body: BasketBody.extend({ bankName: z.string().max(60).optional() }),
  response: BankVerificationState,
});

export const openBankLink = defineCustomEndpoint({
  id: 'openBankLink',
  summary: 'Open the window of the bank-linking provider; it leads back to `returnUrl`',
  api,
  endpoint: 'openbanklink',
  body: BasketBody.extend({ institutionId: z.string().min(1).max(100), returnUrl: z.url() }),
  response: z.object({
    /** Null when the bank or the provider gives no answer. */
    linkUrl: z.url().nullable(),
  }),
});

export const sendBankDeposits = defineCustomEndpoint({
  id: 'sendBankDeposits',
  summary: 'Send two small deposits to an account; its numbers are passed on and not stored',
  api,
  endpoint: 'sendbankdeposits',
  body: BasketBody.extend({
    routingNumber: z.string().refine(isRoutingNumber),
    accountNumber: z.string().regex(wholeTextRegExp(BANK_FIELDS.accountPattern)),
  }),
  response: BankVerificationState,
});

export const confirmBankDeposits = defineCustomEndpoint({
  id: 'confirmBankDeposits',
  summary: 'Confirm the account by the amounts of the two deposits, in any order',
  api,
  endpoint: 'confirmbankdeposits',
  body: BasketBody.extend({
    amountsCents: z.array(z.int().min(1).max(99)).length(2),
    /** As shown with the form: a repeat of the same try is not counted again. */
    triesLeft: z.int().min(0).max(100).optional(),
  }),
  response: BankVerificationState,
});
