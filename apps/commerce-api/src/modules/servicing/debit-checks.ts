import { debitCheckAfterMs, planJob } from '../payments/index.ts';
import type { Transaction } from './account-payment-queries.ts';

/** Asks whether the bank has returned the debit of a payment on agreements. */
export const CHECK_PAYMENT_DEBIT = 'check-payment-debit';

/** Plans the check of a debit, counted from 1; nothing after the last one. */
export async function planPaymentCheck(
  transaction: Transaction,
  paymentId: string,
  check: number,
  now: Date,
): Promise<void> {
  const afterMs = debitCheckAfterMs(check);
  if (afterMs === null) return;
  await planJob(transaction, {
    kind: CHECK_PAYMENT_DEBIT,
    payload: { paymentId, check },
    idempotencyKey: `${paymentId}:${check}`,
    runAt: new Date(now.getTime() + afterMs),
  });
}
