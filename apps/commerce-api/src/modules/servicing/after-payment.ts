import { planJob } from '../payments/index.ts';
import type { Payment, Transaction } from './account-payment-queries.ts';

/** Kind of the job that follows a settled payment, with the `customerId`: what the payment earns is another module's. */
export const PAYMENT_SETTLED = 'agreement-payment-settled';

export async function planAfterPayment(
  transaction: Transaction,
  { id, customerId }: Payment,
  now: Date,
): Promise<void> {
  await planJob(transaction, {
    kind: PAYMENT_SETTLED,
    payload: { customerId },
    idempotencyKey: id,
    runAt: now,
  });
}
