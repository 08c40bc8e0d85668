import { calendarDateIn } from '@ownpath/domain/dates';
import type { DebitReturnReason } from '@ownpath/domain/servicing';
import type { Dependencies } from '../../dependencies.ts';
import {
  endAutopay,
  markDebitSettled,
  markPaymentReturned,
  reversePaymentEntries,
} from '../agreements/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  dropRefunds,
  findAuthorization,
  findCapture,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
} from '../payments/index.ts';
import {
  findPayment,
  getStore,
  hasPendingPayment,
  listParts,
  lockAgreements,
  lockPayment,
  type Payment,
  type Transaction,
} from './account-payment-queries.ts';
import { planAfterPayment } from './after-payment.ts';
import { findRetry, moveAutopay } from './autopay-after-payment.ts';
import { findAttemptOfPayment } from './autopay-charge-queries.ts';
import { blockedAccounts } from './bank-debits.ts';
import { CHECK_PAYMENT_DEBIT, planPaymentCheck } from './debit-checks.ts';
import { listAutopayOfAccount } from './debit-queries.ts';
import { type ReturnedFacts, returnedPaymentEmail } from './returned-payment-email.ts';
import { getCustomerRow, listAgreementAccounts } from './servicing-queries.ts';
import { undoPart } from './undo-payment.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

type Return = { readonly reason: DebitReturnReason; readonly now: Date; readonly today: string };

/** An account that isn't debited any more: autopay that charges it ends. @returns the agreements on which it ended */
async function stopDebits(
  transaction: Transaction,
  { customerId }: Payment,
  { accountFingerprint }: PaymentAuthorization,
  now: Date,
): Promise<{ readonly isBlocked: boolean; readonly ended: readonly string[] }> {
  const isBlocked = (await blockedAccounts(transaction, customerId))(accountFingerprint);
  if (!isBlocked || accountFingerprint === null) return { isBlocked: false, ended: [] };
  const ended = await listAutopayOfAccount(transaction, customerId, accountFingerprint);
  for (const agreementId of ended) await endAutopay(transaction, agreementId, now);
  return { isBlocked, ended };
}

/** The ledger reverses the payment, what it settled is due again, and the customer is told. */
async function takeBack(
  transaction: Transaction,
  deps: Parts,
  payment: Payment,
  authorization: PaymentAuthorization,
  { reason, now, today }: Return,
): Promise<void> {
  const { id: paymentId, customerId } = payment;
  if ((await markPaymentReturned(transaction, authorization.id, { now, reason })) === null) return;
  await reversePaymentEntries(transaction, paymentId, { effectiveOn: today, memo: 'debit returned' });
  const names = new Map(
    (await listAgreementAccounts(transaction, customerId)).map(({ agreement }) => [agreement.id, agreement]),
  );
  const lines: ReturnedFacts['lines'][number][] = [];
  for (const part of await listParts(transaction, paymentId)) {
    const agreement = names.get(part.agreementId);
    // What was cancelled owes nothing.
    if (!agreement) continue;
    const dueOn = await undoPart(transaction, { customerId, paymentId }, part, { now, today });
    const { agreementNumber, name } = agreement;
    lines.push({ agreementNumber, name: name[payment.locale], amountCents: part.chargeCents, dueOn });
  }
  const { isBlocked, ended } = await stopDebits(transaction, payment, authorization, now);
  for (const agreementId of names.keys()) await moveAutopay(transaction, deps, customerId, agreementId);
  const attempt = await findAttemptOfPayment(transaction, paymentId);
  const retry = attempt ? await findRetry(transaction, deps, { ...attempt, customerId }) : null;
  const { email, firstName } = await getCustomerRow(transaction, customerId);
  if (email === null || lines.length === 0) return;
  const mail = returnedPaymentEmail({
    to: email,
    firstName: firstName ?? '',
    locale: payment.locale,
    shopUrl: deps.config.publicUrl,
    amountCents: payment.amountCents,
    receiptNumber: payment.receiptNumber,
    method: { ...authorization, cardLast4: authorization.last4 },
    reason,
    lines,
    retry,
    isBlocked,
    autopayOff: ended.flatMap((id) => names.get(id)?.name[payment.locale] ?? []),
  });
  await queueEmail(transaction, `debit-returned:${paymentId}`, mail, now);
}

/**
 * Asks the gateway whether the bank has returned the debit of a payment on agreements. One that stays is settled on its
 * day. @throws PortError, and Error while a payment on the agreements has no answer: the queue retries
 */
export async function checkPaymentDebit(deps: Parts, job: Readonly<Record<string, unknown>>): Promise<void> {
  const { database, clock, ports } = deps;
  const paymentId = String(job.paymentId);
  const payment = await findPayment(database, paymentId);
  const authorization =
    payment?.authorizationId && (await findAuthorization(database, payment.authorizationId));
  if (!payment || !authorization) return;
  const capture = await findCapture(database, authorization.id);
  if (capture?.state !== 'captured') return;
  const record = await ports.paymentGateway.find(capture.idempotencyKey);
  await database.transaction(async (transaction) => {
    const now = clock.now();
    const ids = (await listParts(transaction, paymentId)).map(({ agreementId }) => agreementId);
    await lockAgreements(transaction, payment.customerId, ids);
    const locked = await lockPayment(transaction, paymentId);
    const today = calendarDateIn(now, (await getStore(transaction, locked.storeId)).timeZone);
    if (record.status !== 'returned') {
      const isSettled = await markDebitSettled(transaction, authorization.id, today);
      if (isSettled && locked.status === 'completed') await planAfterPayment(transaction, locked, now);
      return planPaymentCheck(transaction, paymentId, Number(job.check) + 1, now);
    }
    if (await hasPendingPayment(transaction, ids)) {
      throw new Error('a returned debit waits for the answer to a payment on the same agreement');
    }
    const failed = { state: 'failed', declineCode: 'debit-returned' } as const;
    if (!(await moveAuthorization(transaction, authorization.id, ['captured'], failed, now))) return;
    await moveCapture(transaction, capture.id, { state: 'failed' }, now);
    await dropRefunds(transaction, capture.id, now);
    await takeBack(transaction, deps, locked, authorization, { reason: record.reason, now, today });
  });
}

/** Handlers of these jobs, by kind. */
export function debitJobs(deps: Parts) {
  return {
    [CHECK_PAYMENT_DEBIT]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      checkPaymentDebit(deps, job.payload),
  };
}
