import { z } from 'zod';
import { CalendarDateText, Dollars, Frequency, renamed, YesNo } from '../wire/index.ts';
import { DueStatus } from './agreement-summary.ts';

/** A part of a payment other than rent, before tax. */
export const AmountDetail = renamed({
  type: ['type', z.enum(['COVERAGE', 'LATEFEE', 'PROCESSINGFEE'])],
  amountCents: ['amount', Dollars],
});
export type AmountDetail = z.output<typeof AmountDetail>;

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
  /** Rent in the total. */
  rentCents: ['rentalRevenue', Dollars],
  rateCents: ['scheduleRate', Dollars],
  paymentCount: ['totalNumberOfTerms', z.int()],
  paymentsLeft: ['remainingNumberOfPayment', z.int()],
  /** Cost to buy today, including tax and past-due amounts; left out without such an option. */
  earlyPurchaseCents: ['epoAmountIncTax', Dollars.optional()],
  frequency: ['schedule', Frequency],
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
