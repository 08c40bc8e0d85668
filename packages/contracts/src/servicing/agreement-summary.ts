import { z } from 'zod';
import { CalendarDateText, Dollars, Frequency, renamed, YesNo } from '../wire/index.ts';

/** Codes of specification section 3, and ours for agreements that have ended. */
export const AgreementRefCode = z.enum([
  'ACTIVE',
  'PRELIMINV',
  'PRELIMPAID',
  'PENDING',
  'PAIDOFF',
  'RETURNED',
  'EXCHANGED',
]);
export type AgreementRefCode = z.infer<typeof AgreementRefCode>;

export const DueStatus = z.enum(['pastDue', 'dueToday', 'future']);

export const AgreementItem = renamed({
  rmsItemNumber: ['rmsItemNumber', z.string()],
  /** Of a used unit. */
  inventoryNumber: ['inventoryNumber', z.string().optional()],
  itemId: ['inventoryId', z.string()],
  name: ['inventoryDesc', z.string()],
});

const ReturnedPayment = renamed({
  paymentId: ['paymentId', z.string()],
  /** Of this agreement's part. */
  amountCents: ['amount', Dollars],
  /** The store's calendar day. */
  returnedOn: ['returnedDate', CalendarDateText],
  last4: ['last4', z.string().nullable()],
});

/** "Agreement summary" of specification section 3. Amounts in cents in code, dollars on the wire. */
export const AgreementSummary = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  description: ['agreementDescription', z.string()],
  type: ['agreementType', z.enum(['rental-purchase', 'club', 'note'])],
  isClub: ['isClub', z.boolean()],
  name: ['name', z.string()],
  refCode: ['agreementRefCode', AgreementRefCode],
  /** `A` active, `P` pending, `C` closed; a club is `A` or `I`. */
  statusRef: ['agreementStatusRef', z.enum(['A', 'P', 'C', 'I'])],
  packageName: ['packageName', z.string().optional()],
  totalCostCents: ['totalCost', Dollars],
  /** Rent of one period. */
  rateCents: ['actualRate', Dollars],
  /** Number of payments. */
  paymentCount: ['actualTerm', z.int()],
  /** Total of all remaining payments: rent, tax, coverage, fees. */
  remainingCents: ['remainingPaymentAmount', Dollars],
  frequency: ['paymentSchedule', Frequency],
  isAutopay: ['autoPay', YesNo],
  pastDueRentCents: ['pastDueRent', Dollars],
  /** Everything due today or earlier; if nothing is, the next payment. */
  amountDueCents: ['amountDue', Dollars],
  paymentMethodId: ['customerPaymentMethodId', z.string().optional()],
  deliveredOn: ['deliveredDate', CalendarDateText.optional()],
  openedOn: ['agreementOpenDate', CalendarDateText.optional()],
  /** Planned delivery day. */
  scheduledOn: ['scheduleDate', CalendarDateText.optional()],
  storeNumber: ['storeNumber', z.string()],
  items: ['items', z.array(AgreementItem)],
  /** Our fields, in addition to the specification's: */
  cashPriceCents: ['cashPrice', Dollars],
  paymentsLeft: ['remainingNumberOfPayment', z.int()],
  imageUrls: ['inventoryImageUrls', z.array(z.string())],
  currentDueOn: ['currentDueDate', CalendarDateText.optional()],
  dueStatus: ['dueStatus', DueStatus.optional()],
  daysLate: ['numberOfDaysLate', z.int()],
  mayPayOnline: ['allowOnlinePayment', YesNo],
  /** Of the order that made it. */
  orderNo: ['orderNo', z.string().optional()],
  paidInFullOn: ['pifDate', CalendarDateText.optional()],
  /** Bank debits that count, and that the bank can still return; 0 for none. */
  provisionalCents: ['provisionalAmount', Dollars],
  /** The bank returned it, and nothing was paid on the agreement since. */
  returnedPayment: ['returnedPayment', ReturnedPayment.optional()],
});
export type AgreementSummary = z.output<typeof AgreementSummary>;

/** Ours (not in the specification): memberships, and whether one can be offered. */
export const ClubInfo = z.object({
  isMember: z.boolean(),
  memberships: z.array(
    z.object({
      agreementId: z.string(),
      agreementNumber: z.string(),
      agreementStatusRef: z.enum(['A', 'I']),
      storeNumber: z.string(),
    }),
  ),
  /** Benefit-plus may be shown (specification section 5, "Account display rules"). */
  canOfferBenefitPlus: z.boolean(),
});
export type ClubInfo = z.infer<typeof ClubInfo>;
