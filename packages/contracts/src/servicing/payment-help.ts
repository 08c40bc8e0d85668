import { HELP_KINDS, HELP_MESSAGE_MAX_LENGTH, HELP_OUTCOMES } from '@ownpath/domain/servicing';
import { z } from 'zod';
import { CalendarDateText, Dollars, defineCustomEndpoint, Frequency, renamed, YesNo } from '../wire/index.ts';
import { DueStatus } from './agreement-summary.ts';
import { AgreementPaymentQuote } from './payments.ts';

/**
 * Help with a payment that is late or will be: moving its date, asking the store for more, and the customer's rights. The
 * specification leaves these calls open; their shapes are ours (decisions 0068 and 0069).
 */
const Id = z.string().min(1).max(100);

export const EXTENSION_REFUSALS = [
  'too-many-days',
  'too-late',
  'used-up',
  'long-overdue',
  'nothing-owed',
] as const;

const ExtensionOption = renamed({
  days: ['days', z.int()],
  toDueDate: ['toDueDate', CalendarDateText],
  toLastDueDate: ['toLastDueDate', CalendarDateText],
});

export const DueDateMove = renamed({
  fromDueOn: ['fromDueDate', CalendarDateText],
  toDueOn: ['toDueDate', CalendarDateText],
  fromLastDueOn: ['fromLastDueDate', CalendarDateText],
  toLastDueOn: ['toLastDueDate', CalendarDateText],
  movedOn: ['movedDate', CalendarDateText],
  movedBy: ['movedBy', z.enum(['customer', 'store'])],
});
export type DueDateMove = z.output<typeof DueDateMove>;

const Extension = renamed({
  fromDueDate: ['fromDueDate', CalendarDateText.nullable()],
  fromLastDueDate: ['fromLastDueDate', CalendarDateText.nullable()],
  /** Why the date cannot be moved online; null when it can. */
  refusal: ['refusal', z.enum(EXTENSION_REFUSALS).nullable()],
  options: ['options', z.array(ExtensionOption)],
  /** Moves left within twelve months. */
  left: ['remainingMoves', z.int()],
  nextOn: ['nextMoveDate', CalendarDateText.nullable()],
  /** Of the last twelve months, newest first. */
  moves: ['moves', z.array(DueDateMove)],
});

export const HelpRequest = renamed({
  requestId: ['requestId', z.string()],
  kind: ['kind', z.enum(HELP_KINDS)],
  createdAt: ['createdAt', z.iso.datetime()],
  /** The store answers until then; later, the customer is asked to call. */
  answerBy: ['answerByDate', CalendarDateText],
  outcome: ['outcome', z.enum(HELP_OUTCOMES).nullable()],
  /** In the store's words. */
  answer: ['answer', z.string().nullable()],
  answeredAt: ['answeredAt', z.iso.datetime().nullable()],
});
export type HelpRequest = z.output<typeof HelpRequest>;

/** The customer's rights while a payment is missing, by the state of the store. */
const Rights = renamed({
  stateCode: ['stateCode', z.string()],
  stateName: ['stateName', z.string()],
  /** The last day to pay and go on as if on time; null without a missed payment. */
  keepUntil: ['keepUntilDate', CalendarDateText.nullable()],
  /** The law gives that time; else it is the retailer's promise. */
  isByLaw: ['isKeepingByLaw', YesNo],
  /** The time from the due date in which the customer pays as if on time. */
  keepDays: ['daysToPay', z.int()],
  isKeptInBusinessDays: ['isBusinessDays', YesNo],
  /** Days after a return in which the customer can go on where they were; the retailer's promise in every state. */
  returnDays: ['daysAfterReturn', z.int()],
  /** What the law gives of it; null where it names no days, or was not read. */
  returnDaysByLaw: ['daysAfterReturnByLaw', z.int().nullable()],
  /** Nothing is charged to go on; this is the most that the law would allow. */
  feeMaxCents: ['maximumFee', Dollars.nullable()],
  /** Section and act; null where the words were not read. */
  section: ['section', z.string().nullable()],
  act: ['act', z.string().nullable()],
});

export const PaymentHelp = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  name: ['name', z.string()],
  imageUrls: ['inventoryImageUrls', z.array(z.string())],
  storeNumber: ['storeNumber', z.string()],
  /** Sent back with a move: the agreement as it was shown. */
  version: ['version', z.int()],
  rateCents: ['actualRate', Dollars],
  frequency: ['paymentSchedule', Frequency],
  paymentCount: ['actualTerm', z.int()],
  paymentsLeft: ['remainingNumberOfPayment', z.int()],
  totalCostCents: ['totalCost', Dollars],
  cashPriceCents: ['cashPrice', Dollars],
  /** All remaining payments with tax. */
  remainingCents: ['remainingPaymentAmount', Dollars],
  /** To own it today, before tax and past-due amounts; null where it is not offered. */
  buyOutCents: ['earlyPurchase', Dollars.nullable()],
  currentDueOn: ['currentDueDate', CalendarDateText.optional()],
  dueStatus: ['dueStatus', DueStatus.optional()],
  daysLate: ['numberOfDaysLate', z.int()],
  isLongOverdue: ['longOverdue', YesNo],
  mayPayOnline: ['allowOnlinePayment', YesNo],
  /** Catching up today; null when nothing is owed. */
  due: ['due', AgreementPaymentQuote.nullable()],
  /** The late fee that the next payment gets while it is not paid; null for none, or when it has one. */
  nextLateFee: [
    'nextLateFee',
    renamed({ from: ['date', CalendarDateText], cents: ['amount', Dollars] }).nullable(),
  ],
  extension: ['extension', Extension],
  rights: ['rights', Rights],
  /** The latest one; null when the customer asked for none. */
  request: ['helpRequest', HelpRequest.nullable()],
});
export type PaymentHelp = z.output<typeof PaymentHelp>;

export const getPaymentHelp = defineCustomEndpoint({
  id: 'getPaymentHelp',
  summary: 'What helps with the payments of the caller’s active agreements, the most overdue first',
  api: 'payment',
  endpoint: 'paymenthelp',
  body: z.looseObject({ agreementId: Id.optional() }).optional(),
  response: z.object({ agreements: z.array(PaymentHelp) }),
});

export const moveDueDate = defineCustomEndpoint({
  id: 'moveDueDate',
  summary: 'Move the next due date of an agreement, and every one after it by as many days. The total stays',
  api: 'payment',
  endpoint: 'moveduedate',
  body: renamed({
    agreementId: ['agreementId', Id],
    version: ['version', z.int()],
    fromDueOn: ['fromDueDate', CalendarDateText],
    toDueOn: ['toDueDate', CalendarDateText],
  }),
  response: DueDateMove,
});

export const requestHelp = defineCustomEndpoint({
  id: 'requestHelp',
  summary: 'Ask the store for more than a few days. The same request key is one request',
  api: 'payment',
  endpoint: 'requesthelp',
  body: renamed({
    requestKey: ['requestKey', z.uuid()],
    agreementId: ['agreementId', Id],
    kind: ['kind', z.enum(HELP_KINDS)],
    message: ['message', z.string().trim().max(HELP_MESSAGE_MAX_LENGTH).nullable()],
  }),
  response: HelpRequest,
});
