import { LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import { CalendarDateText, Dollars, defineCustomEndpoint, Frequency, renamed, YesNo } from '../wire/index.ts';
import { SavedPaymentMethod } from './customer-record.ts';

/** Autopay in the account. The specification names its pages only: the calls are ours (decision 0066). */
const Id = z.string().min(1).max(100);

const AutopayMethod = z.object({
  /** Null until the gateway has saved it. */
  paymentMethodId: z.string().nullable(),
  kind: z.enum(['card', 'bank-account']),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  expirationStatus: z.enum(['valid', 'expiring', 'expired']).nullable(),
  /** The customer has removed it. */
  isRemoved: z.boolean(),
});

/** A charge to come, by the rule that makes it. */
const ComingCharge = renamed({
  date: ['date', CalendarDateText],
  amountCents: ['amount', Dollars],
  /** Rent in it; all of it but tax and options. */
  rentCents: ['rent', Dollars],
  taxCents: ['tax', Dollars],
  isRetry: ['isRetry', YesNo],
  /** Everything is owned with it. */
  isLast: ['finalPaymentFlag', YesNo],
});
export type ComingCharge = z.output<typeof ComingCharge>;

const FailedCharge = renamed({
  dueOn: ['dueDate', CalendarDateText],
  amountCents: ['amount', Dollars],
  declineCode: ['declineCode', z.string().nullable()],
  /** Null when it is not tried again. */
  retryOn: ['retryDate', CalendarDateText.nullable()],
});

export const AutopayText = z.object({
  textVersion: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
});
export type AutopayText = z.infer<typeof AutopayText>;

export const AgreementAutopay = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  name: ['name', z.string()],
  imageUrls: ['inventoryImageUrls', z.array(z.string())],
  storeNumber: ['storeNumber', z.string()],
  /** Sent back when it is turned on: the agreement as it was shown. */
  version: ['version', z.int()],
  frequency: ['paymentSchedule', Frequency],
  paymentCount: ['actualTerm', z.int()],
  paymentsMade: ['paymentsMade', z.int()],
  totalCostCents: ['totalCost', Dollars],
  cashPriceCents: ['cashPrice', Dollars],
  isOn: ['autoPay', YesNo],
  /** It can be turned on online, and something is left to charge. */
  mayTurnOn: ['allowAutoPay', YesNo],
  method: ['method', AutopayMethod.nullable()],
  authorizedOn: ['authorizedDate', CalendarDateText.nullable()],
  /** The charges to come; while it is off, those that it would make. */
  charges: ['charges', z.array(ComingCharge)],
  failed: ['failed', FailedCharge.nullable()],
  /** A charge that the gateway has not answered yet. */
  isCharging: ['isCharging', YesNo],
  /** Due before autopay begins, and not part of it; 0 for nothing. */
  leftToPayCents: ['amountLeftToPay', Dollars],
  /** What is authorised by turning it on; null when nothing can be charged. */
  authorization: ['authorization', AutopayText.nullable()],
});
export type AgreementAutopay = z.output<typeof AgreementAutopay>;

export const getAutopay = defineCustomEndpoint({
  id: 'getAutopay',
  summary: 'Autopay of the caller’s agreements with the charges to come',
  api: 'autopay',
  endpoint: 'getautopay',
  body: z.looseObject({}).optional(),
  response: z.object({
    today: CalendarDateText,
    /** Hour of the store’s day at which it charges. */
    chargeHour: z.int(),
    agreements: z.array(AgreementAutopay),
    paymentMethods: z.array(SavedPaymentMethod),
  }),
});

export const enrollAutopay = defineCustomEndpoint({
  id: 'enrollAutopay',
  summary: 'Turn autopay on, or charge another method: the caller authorises the text that was shown',
  api: 'autopay',
  endpoint: 'enrollautopay',
  body: z.object({
    agreementId: Id,
    version: z.int(),
    textVersion: z.string().min(1).max(50),
    paymentMethodId: Id,
  }),
  response: AgreementAutopay,
});

export const stopAutopay = defineCustomEndpoint({
  id: 'stopAutopay',
  summary: 'Turn autopay off at once',
  api: 'autopay',
  endpoint: 'stopautopay',
  body: z.object({ agreementId: Id }),
  response: AgreementAutopay,
});

export const restoreAutopay = defineCustomEndpoint({
  id: 'restoreAutopay',
  summary: 'Undo turning it off, within a minute; afterwards it needs a new authorisation',
  api: 'autopay',
  endpoint: 'restoreautopay',
  body: z.object({ agreementId: Id }),
  response: AgreementAutopay,
});

export const getAutopayAuthorization = defineCustomEndpoint({
  id: 'getAutopayAuthorization',
  summary: 'The caller’s copy of what was authorised, as a PDF',
  api: 'autopay',
  endpoint: 'getautopayauthorization',
  body: z.object({ agreementId: Id }),
  response: z.object({
    /** Of an authorisation that is a clause of the agreement: the order with its file. Then there is no other. */
    orderNo: z.string().nullable(),
    fileName: z.string(),
    /** In which it was given. */
    locale: z.enum(LOCALES),
    /** In base 64; empty where there is none. */
    pdf: z.string(),
  }),
});
