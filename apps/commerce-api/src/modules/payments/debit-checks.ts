import { planJob, type Transaction } from './payment-queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Banks return most debits within two banking days, and one that the customer disputes within 60 days. */
const DAILY_CHECKS = 7;
const WEEKLY_CHECKS = 8;

/** How long to wait before the gateway is asked about a debit, counted from 1; null after the last time. */
export function debitCheckAfterMs(check: number): number | null {
  if (check <= DAILY_CHECKS) return DAY_MS;
  return check <= DAILY_CHECKS + WEEKLY_CHECKS ? 7 * DAY_MS : null;
}

/** Plans a check whether the bank has returned a debit, counted from 1; nothing after the last one. @param of what was debited, by the name of its id */
export async function planDebitCheck(
  transaction: Transaction,
  kind: string,
  of: { readonly paymentId: string } | { readonly authorizationId: string },
  check: number,
  now: Date,
): Promise<void> {
  const afterMs = debitCheckAfterMs(check);
  if (afterMs === null) return;
  const id = 'paymentId' in of ? of.paymentId : of.authorizationId;
  await planJob(transaction, {
    kind,
    payload: { ...of, check },
    idempotencyKey: `${id}:${check}`,
    runAt: new Date(now.getTime() + afterMs),
  });
}
