import { z } from 'zod';
import { CalendarDateText, Condition, Dollars, renamed, YesNo } from '../wire/index.ts';

const AgreementWorkflow = z.object({
  isAutopayEnabled: z.boolean(),
  isAgreementSigned: z.boolean(),
  isDeliveryScheduled: z.boolean(),
  isDeliveryCompleted: z.boolean(),
});

const AgreementInformation = renamed({
  currentDueOn: ['currentDueDate', CalendarDateText.optional()],
  paymentCount: ['paymentCount', z.int()],
  openedOn: ['openDate', CalendarDateText.optional()],
});

/** Ours: the schedule as signed, with the payments made. */
const PlannedPayment = renamed({
  number: ['number', z.int()],
  dueOn: ['dueDate', CalendarDateText],
  totalCents: ['amount', Dollars],
  isPaid: ['paid', YesNo],
  /** What is still owed with it: 0 once it is settled, and where extra rent has paid it before. */
  leftCents: ['remainingAmount', Dollars],
});
export type PlannedPayment = z.output<typeof PlannedPayment>;

/** Ours: what was agreed. Amounts of one payment are those of the next one that has them. */
const AgreedTerms = renamed({
  totalRentCents: ['totalRent', Dollars],
  processingFeeCents: ['processingFee', Dollars],
  /** Optional coverage and club with each payment; 0 without. */
  waiverCents: ['lossDamageWaiver', Dollars],
  clubCents: ['club', Dollars],
  taxRatePpm: ['taxRatePpm', z.int()],
  sameAsCashUntil: ['sameAsCashUntil', CalendarDateText.optional()],
});

/** Ours: an item with its condition and the number of its unit. */
const AgreedItem = renamed({
  name: ['name', z.string()],
  condition: ['condition', Condition],
  quantity: ['quantity', z.int()],
  rmsItemNumber: ['rmsItemNumber', z.string()],
  /** Of a pre-owned unit. */
  inventoryNumber: ['inventoryNumber', z.string().optional()],
});

/** "Agreement details" of specification section 3. Picture URLs are relative to the shop's origin. */
export const AgreementDetails = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  storeNumber: ['storeNumber', z.string()],
  workflow: ['agreementWorkflow', AgreementWorkflow],
  information: ['agreementInformation', AgreementInformation],
  name: ['inventoryName', z.string()],
  imageUrls: ['inventoryImageUrls', z.array(z.string())],
  payments: ['scheduledPayments', z.array(PlannedPayment)],
  terms: ['terms', AgreedTerms],
  items: ['agreedItems', z.array(AgreedItem)],
  deliveredOn: ['deliveredDate', CalendarDateText.optional()],
  /** On which it ended. */
  closedOn: ['closedDate', CalendarDateText.optional()],
  /** Of the last payment. */
  paidInFullOn: ['pifDate', CalendarDateText.optional()],
  customerName: ['customerName', z.string()],
});
export type AgreementDetails = z.output<typeof AgreementDetails>;

/** "Appointment" of specification section 3; the last three fields are ours. */
export const Appointment = renamed({
  id: ['id', z.string()],
  deliveryType: ['deliveryType', z.enum(['delivery', 'carry-out', 'pickup', 'service'])],
  scheduledOn: ['scheduleDate', CalendarDateText],
  /** `10:00 AM - 12:00 PM` in the store's time zone. */
  timeSlot: ['timeSlot', z.string()],
  status: ['status', z.enum(['scheduled', 'on-the-way', 'completed', 'missed', 'cancelled'])],
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  storeNumber: ['storeNumber', z.string()],
});
export type Appointment = z.output<typeof Appointment>;
