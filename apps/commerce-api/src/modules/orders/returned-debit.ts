import { calendarDateIn } from '@ownpath/domain/dates';
import { asLocale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import {
  closeFirstPayment,
  findAgreementOfOrder,
  getStoreTimeZone,
  markDebitSettled,
  returnFirstPayment,
} from '../agreements/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  dropRefunds,
  findAuthorization,
  findCapture,
  moveAuthorization,
  moveCapture,
  planDebitCheck,
} from '../payments/index.ts';
import { presentOrder } from './get-order.ts';
import { CHECK_DEBIT } from './order-times.ts';
import { lockOrder, type Transaction } from './orders-queries.ts';
import { returnedDebitEmail } from './returned-debit-email.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>;

export const planOrderCheck = (transaction: Transaction, authorizationId: string, check: number, now: Date) =>
  planDebitCheck(transaction, CHECK_DEBIT, { authorizationId }, check, now);

/**
 * Asks the gateway whether the bank has returned a captured debit. A returned first payment is due again: it is charged
 * nowhere by itself, the customer is told, and pays it in the account or at the store. Nothing is due or given back for an
 * order that was cancelled. @throws PortError: the queue retries
 */
export async function checkDebit(deps: Parts, job: Readonly<Record<string, unknown>>): Promise<void> {
  const { database, clock, ports } = deps;
  const authorizationId = String(job.authorizationId);
  const authorization = await findAuthorization(database, authorizationId);
  const capture = await findCapture(database, authorizationId);
  if (!authorization?.orderNo || capture?.state !== 'captured') return;
  const record = await ports.paymentGateway.find(capture.idempotencyKey);
  const { orderNo } = authorization;
  await database.transaction(async (transaction) => {
    const now = clock.now();
    const order = await lockOrder(transaction, orderNo);
    const today = calendarDateIn(now, await getStoreTimeZone(transaction, order.storeId));
    if (record.status !== 'returned') {
      await markDebitSettled(transaction, authorizationId, today);
      return planOrderCheck(transaction, authorizationId, Number(job.check) + 1, now);
    }
    const failed = { state: 'failed', declineCode: 'debit-returned' } as const;
    if (!(await moveAuthorization(transaction, authorizationId, ['captured'], failed, now))) return;
    await moveCapture(transaction, capture.id, { state: 'failed' }, now);
    await dropRefunds(transaction, capture.id, now);
    const agreement = await findAgreementOfOrder(transaction, orderNo);
    const at = { now, today, reason: record.reason };
    const isRunning = order.status === 'confirmed' && agreement?.status === 'active';
    const dueOn = isRunning
      ? await returnFirstPayment(transaction, { agreementId: agreement.id, authorizationId }, at)
      : null;
    if (!isRunning) await closeFirstPayment(transaction, authorizationId, at);
    const isCancelled = order.cancelReason === 'before-delivery';
    if (dueOn === null && !isCancelled) return;
    const locale = asLocale(order.locale);
    const shown = await presentOrder(transaction, order, locale, now);
    const mail = returnedDebitEmail(shown, dueOn, locale, deps.config.publicUrl);
    await queueEmail(transaction, `debit-returned:${orderNo}`, mail, now);
  });
}
