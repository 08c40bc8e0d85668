import type { Transaction } from './agreements-queries.ts';
import {
  cancelDeliveries,
  clearSuspense,
  lockRunningAgreements,
  markCancelled,
} from './cancel-agreements-queries.ts';
import { reverseAgreements } from './reverse-entries-queries.ts';

/**
 * Ends the paid agreements of an order that was not delivered: payments, autopay and booked deliveries are cancelled, and
 * the ledger says that nothing is owed. What was paid is given back by the caller.
 */
export async function cancelPaidAgreements(
  transaction: Transaction,
  orderNo: string,
  at: { readonly now: Date /** Calendar day at the store. */; readonly today: string },
): Promise<void> {
  const ids = await lockRunningAgreements(transaction, orderNo);
  if (ids.length === 0) return;
  await markCancelled(transaction, ids, at.today, at.now);
  await cancelDeliveries(transaction, ids, at.now);
  await clearSuspense(transaction, ids, at.now);
  await reverseAgreements(transaction, ids, { effectiveOn: at.today, memo: 'cancelled before delivery' });
}
