import { planDebitCheck } from '../payments/index.ts';
import type { Transaction } from './account-payment-queries.ts';

/** Asks whether the bank has returned the debit of a payment on agreements. */
export const CHECK_PAYMENT_DEBIT = 'check-payment-debit';

export const planPaymentCheck = (transaction: Transaction, paymentId: string, check: number, now: Date) =>
  planDebitCheck(transaction, CHECK_PAYMENT_DEBIT, { paymentId }, check, now);
