import { calendarDateIn } from '@ownpath/domain/dates';
import {
  changeAgreement,
  hasPendingPayment,
  type Transaction,
  writeLedger,
} from './account-payment-queries.ts';
import { lockCreditableAgreements } from './credit-agreement-queries.ts';
import { addSuspense } from './suspense-queries.ts';

/** Every agreement that a credit could go to has a payment that is not answered yet: try again later. */
class AgreementBusyError extends Error {
  override readonly name = 'AgreementBusyError';
}

/**
 * Credits a customer's agreement: the money waits in suspense and is used by the next payment. It goes to the agreement
 * that is due first and has no payment under way, so that what was quoted stays true.
 * @param credit.memo why, for the ledger
 * @returns the agreement and its store; null when the customer has none that runs
 * @throws AgreementBusyError
 */
export async function creditAgreement(
  transaction: Transaction,
  credit: { readonly customerId: string; readonly amountCents: number; readonly memo: string },
  now: Date,
): Promise<{ readonly agreementId: string; readonly storeId: string } | null> {
  const { customerId, amountCents, memo } = credit;
  const candidates = await lockCreditableAgreements(transaction, customerId);
  if (candidates.length === 0) return null;
  for (const { agreementId, storeId, timeZone } of candidates) {
    if (await hasPendingPayment(transaction, [agreementId])) continue;
    await writeLedger(transaction, [
      {
        customerId,
        agreementId,
        storeId,
        kind: 'adjustment',
        bucket: 'suspense',
        amountCents,
        effectiveOn: calendarDateIn(now.toISOString(), timeZone),
        memo,
      },
    ]);
    await addSuspense(transaction, { customerId, storeId, agreementId }, amountCents, now);
    // A page that shows the amount from before is refused.
    await changeAgreement(transaction, agreementId, {}, now);
    return { agreementId, storeId };
  }
  throw new AgreementBusyError('each agreement has a payment under way');
}
