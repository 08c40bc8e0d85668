import type { DebitReturnReason } from '@ownpath/domain/servicing';
import type { Transaction } from './agreements-queries.ts';
import { endAutopay } from './autopay-queries.ts';
import { markPaymentReturned, openFirstPaymentAgain, reversePayment } from './returned-payments-queries.ts';

type Return = {
  readonly now: Date;
  /** Calendar day at the store. */
  readonly today: string;
  readonly reason: DebitReturnReason;
};

/** The payment has failed, and the ledger reverses what it settled. @returns false when it was returned before */
export async function closeFirstPayment(
  transaction: Transaction,
  authorizationId: string,
  at: Return,
): Promise<boolean> {
  const paymentId = await markPaymentReturned(transaction, authorizationId, at);
  if (paymentId === null) return false;
  await reversePayment(transaction, paymentId, at.today);
  return true;
}

/**
 * After the bank has returned the debit of the first payment: the ledger reverses what it settled, the payment is due
 * again from the day on which the return is known, and autopay ends. The agreement goes on.
 * @returns the new due date; null when the payment was returned before
 */
export async function returnFirstPayment(
  transaction: Transaction,
  { agreementId, authorizationId }: { readonly agreementId: string; readonly authorizationId: string },
  at: Return,
): Promise<string | null> {
  if (!(await closeFirstPayment(transaction, authorizationId, at))) return null;
  await endAutopay(transaction, agreementId, at.now);
  return openFirstPaymentAgain(transaction, agreementId, at.today);
}
