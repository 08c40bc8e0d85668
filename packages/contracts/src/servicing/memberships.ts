import { z } from 'zod';
import { CalendarDateText, Dollars, defineCustomEndpoint, Frequency, renamed } from '../wire/index.ts';

/** Memberships of the benefit club, and their end. The specification leaves these calls open; their shapes are ours (decision 0077). */
const Id = z.string().min(1).max(100);

const Benefit = z.object({ title: z.string(), text: z.string() });

const end = {
  /** The last day with its benefits. */
  endsOn: ['lastDate', CalendarDateText],
  /** Fees paid for time that has not begun; the next payment uses it. */
  creditCents: ['credit', Dollars],
} as const;

export const Membership = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  /** Of the agreement that it is paid with. */
  name: ['name', z.string()],
  storeNumber: ['storeNumber', z.string()],
  statusRef: ['agreementStatusRef', z.enum(['A', 'I'])],
  frequency: ['paymentSchedule', Frequency],
  since: ['startDate', CalendarDateText.optional()],
  /** Its part of a regular payment, as signed. */
  feeCents: ['fee', Dollars],
  /** Its part of the next payment, which may be a short one; 0 when there is none. */
  nextFeeCents: ['nextFee', Dollars],
  /** Payments with a fee that are still to be made, and their fees together. */
  chargesLeft: ['remainingNumberOfFees', z.int()],
  leftCents: ['remainingFees', Dollars],
  nextDueOn: ['nextDueDate', CalendarDateText.nullable()],
  /** The next payment as it is, and without the membership. */
  nextPaymentCents: ['nextPayment', Dollars],
  nextPaymentWithoutCents: ['nextPaymentWithout', Dollars],
  paymentsLeft: ['remainingNumberOfPayment', z.int()],
  totalCostCents: ['totalCost', Dollars],
  cashPriceCents: ['cashPrice', Dollars],
  /** What ending it today would do; null once it has ended. */
  ending: ['ending', renamed(end).nullable()],
  /** When and how it ended; null while it goes on. */
  ended: ['ended', renamed({ ...end, cancelledOn: ['cancelledDate', CalendarDateText] }).nullable()],
});
export type Membership = z.output<typeof Membership>;

export const getMemberships = defineCustomEndpoint({
  id: 'getMemberships',
  summary: 'The caller’s memberships, and what a membership covers',
  api: 'agreement',
  endpoint: 'memberships',
  body: z.looseObject({}).optional(),
  response: z.object({ memberships: z.array(Membership), benefits: z.array(Benefit) }),
});

export const cancelMembership = defineCustomEndpoint({
  id: 'cancelMembership',
  summary: 'End a membership. Nothing more is charged for it; ended before, the answer is the same',
  api: 'agreement',
  endpoint: 'cancelmembership',
  body: z.looseObject({ agreementId: Id }),
  response: z.object({ membership: Membership }),
});
