import { z } from 'zod';
import { CalendarDateText, Dollars, Frequency, renamed, YesNo } from '../wire/index.ts';
import { DueStatus } from './agreement-summary.ts';

/** A part of a payment other than rent, before tax. */
export const AmountDetail = renamed({
  type: ['type', z.enum(['COVERAGE', 'LATEFEE', 'PROCESSINGFEE'])],
  amountCents: ['amount', Dollars],
});
export type AmountDetail = z.output<typeof AmountDetail>;

const DueParts = renamed({
  rentCents: ['rent', Dollars],
  taxCents: ['tax', Dollars],
  coverageCents: ['coverage', Dollars],
  feeCents: ['processingFee', Dollars],
  lateFeeCents: ['lateFee', Dollars],
});

/** Ours: what it costs to own everything today, item by item. */
export const EarlyPurchase = renamed({
  /** The store's calendar day. */
  quotedOn: ['quoteDate', CalendarDateText],
  quotedAt: ['quotedAt', z.iso.datetime()],
  /** The store's next midnight: from then on there is another quote. */
  validUntil: ['validUntil', z.iso.datetime()],
  basis: ['basis', z.enum(['SAME_AS_CASH', 'EARLY_PURCHASE'])],
  /** Price of ownership, before tax. */
  priceCents: ['price', Dollars],
  /** Tax on the price. */
  taxCents: ['tax', Dollars],
  cashPriceCents: ['cashPrice', Dollars],
  /** Rent paid, past-due rent and promotional credit, which count towards it. */
  rentCountedCents: ['rentCounted', Dollars],
  /** All other rent of the schedule. */
  rentLeftCents: ['rentLeft', Dollars],
  /** What was due before today, with its tax and fees. */
  pastDue: ['pastDue', DueParts],
  /** Credit of the customer that is used. */
  suspenseUsedCents: ['suspenseUsed', Dollars],
  /** What is charged. */
  chargeCents: ['amount', Dollars],
});
export type EarlyPurchase = z.output<typeof EarlyPurchase>;

/** Ours: how the cash price can be reached in time. Rent before tax. */
export const SameAsCashPlan = renamed({
  endsOn: ['endDate', CalendarDateText],
  daysLeft: ['daysLeft', z.int()],
  /** What the usual payments leave of the cash price on the last day. */
  missingCents: ['missing', Dollars],
  /** Price of ownership on the day after, without the extra. */
  afterCents: ['priceAfter', Dollars],
  payments: [
    'payments',
    z.array(
      renamed({
        dueDate: ['dueDate', CalendarDateText],
        rentCents: ['rent', Dollars],
        extraCents: ['extra', Dollars],
      }),
    ),
  ],
  /** Price of ownership over time; two on one day are before and after its payment. */
  path: [
    'priceOverTime',
    z.array(
      renamed({
        date: ['date', CalendarDateText],
        usualCents: ['price', Dollars],
        /** Null once the extra has bought everything, and where there is none. */
        plannedCents: ['priceWithExtra', Dollars.nullable()],
      }),
    ),
  ],
});
export type SameAsCashPlan = z.output<typeof SameAsCashPlan>;

/** Ours: the payment that rents the goods for one more period. */
export const Renewal = renamed({
  dueDate: ['date', CalendarDateText],
  rentCents: ['rent', Dollars],
  taxCents: ['tax', Dollars],
  coverageCents: ['coverage', Dollars],
  totalCents: ['amount', Dollars],
  /** The last day that is paid for. */
  paidThrough: ['paidThroughDate', CalendarDateText.nullable()],
});
export type Renewal = z.output<typeof Renewal>;

/** "Agreement payment detail" of specification section 3: the amount to pay now. */
export const AgreementPaymentDetail = renamed({
  agreementId: ['agreementId', z.string()],
  agreementNumber: ['agreementNumber', z.string()],
  storeNumber: ['storeNumber', z.string()],
  totalCents: ['totalAmount', Dollars],
  taxCents: ['totalTax', Dollars],
  amountDetails: ['amountDetails', z.array(AmountDetail)],
  daysLate: ['numberOfDaysLate', z.int()],
  currentDueOn: ['currentDueDate', CalendarDateText.optional()],
  dueStatus: ['dueStatus', DueStatus.optional()],
  /** More than 45 days late: the customer must contact the store. */
  isLongOverdue: ['longOverdue', YesNo],
  mayPayOnline: ['allowOnlinePayment', YesNo],
  /** This payment is the last one. */
  isFinal: ['finalPaymentFlag', YesNo],
  /** Day on which everything is paid if every payment is made when due. */
  paidInFullOn: ['pifDate', CalendarDateText.optional()],
  /** Rent in the total, or the price of buying where that costs less. */
  rentCents: ['rentalRevenue', Dollars],
  rateCents: ['scheduleRate', Dollars],
  paymentCount: ['totalNumberOfTerms', z.int()],
  paymentsLeft: ['remainingNumberOfPayment', z.int()],
  /** Cost to buy today, including tax and past-due amounts; left out without such an option. */
  earlyPurchaseCents: ['epoAmountIncTax', Dollars.optional()],
  frequency: ['schedule', Frequency],
  /** Ours: what is charged for the total, once credit in suspense is used. */
  chargeCents: ['amountToPay', Dollars],
  /** Left out without such an option. */
  earlyPurchase: ['earlyPurchase', EarlyPurchase.optional()],
  /** Left out where same as cash is not offered or is over. */
  sameAsCash: ['sameAsCash', SameAsCashPlan.optional()],
  /** Left out once no rent is to come. */
  renewal: ['renewal', Renewal.optional()],
});
export type AgreementPaymentDetail = z.output<typeof AgreementPaymentDetail>;

/** "Account balance entry": SUSP suspense, COA customer account. */
export const AccountBalanceEntry = renamed({
  accountType: ['customerAccountTypeRef', z.enum(['SUSP', 'COA'])],
  balanceCents: ['accountBalance', Dollars],
  agreementId: ['agreementId', z.string().optional()],
  storeNumber: ['storeNumber', z.string()],
});
export type AccountBalanceEntry = z.output<typeof AccountBalanceEntry>;
