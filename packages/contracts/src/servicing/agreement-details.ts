import { z } from 'zod';
import { CalendarDateText, Dollars, renamed, YesNo } from '../wire/index.ts';

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
