import type { OrderStateResult } from '@ownpath/contracts/checkout';
import { calendarDateIn } from '@ownpath/domain/dates';
import { asLocale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import { cancelPaidAgreements, getStoreTimeZone, isDeliveryUnderWay } from '../agreements/index.ts';
import { releaseHolds } from '../basket/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { cancellationEmail } from './cancellation-email.ts';
import { getOwnOrder, presentOrder } from './get-order.ts';
import { presentOrderState } from './get-order-state.ts';
import { REFUND_PAYMENT } from './order-times.ts';
import { findOrder, lockOrder, moveOrder, type OrderRow, planJob } from './orders-queries.ts';
import { findAuthorizationOfOrder, findCapture } from './payment-queries.ts';
import { findRefund, markPaymentRefunded, moveRefund, putRefund } from './refund-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

/** About a day with the queue's back-off. A refund that the gateway still does not answer is a dead job, which is alarmed. */
const REFUND_ATTEMPTS = 30;

const notCancellable = (why: string) => new DomainError('OrderNotCancellable', why);

/** Cancels in one transaction, once; the gateway is called by a job. */
async function writeCancellation({ database, clock, config }: Parts, order: OrderRow): Promise<void> {
  const { orderNo, basketId } = order;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await lockOrder(transaction, orderNo);
    if (await isDeliveryUnderWay(transaction, orderNo))
      throw notCancellable('It is delivered, or on its way.');
    const fields = { status: 'cancelled', cancelReason: 'before-delivery' } as const;
    if (!(await moveOrder(transaction, orderNo, ['confirmed'], fields, now))) return;
    const authorization = await findAuthorizationOfOrder(transaction, orderNo);
    const capture = authorization && (await findCapture(transaction, authorization.id));
    if (!capture) throw new Error(`order ${orderNo} is confirmed without a payment`);
    const today = calendarDateIn(now, await getStoreTimeZone(transaction, order.storeId));
    await cancelPaidAgreements(transaction, orderNo, { now, today });
    await releaseHolds(transaction, basketId, now);
    const refund = await putRefund(transaction, capture, 'before-delivery', now);
    await planJob(transaction, {
      kind: REFUND_PAYMENT,
      payload: { refundId: refund.id },
      idempotencyKey: refund.id,
      runAt: now,
      maxAttempts: REFUND_ATTEMPTS,
    });
    const cancelled = await findOrder(transaction, orderNo);
    if (!cancelled) return;
    const locale = asLocale(order.locale);
    const shown = await presentOrder(transaction, cancelled, locale, now);
    await queueEmail(
      transaction,
      `order-cancelled:${orderNo}`,
      cancellationEmail(shown, locale, config.publicUrl),
      now,
    );
  });
}

/**
 * The customer cancels a paid order before its delivery: the agreement ends, the items are free, and everything that was
 * paid is given back. A repeated or concurrent call changes nothing.
 * @throws DomainError `OrderNotFound`; `OrderNotCancellable` when it is delivered, on its way, or was never paid
 */
export async function cancelBeforeDelivery(
  deps: Parts,
  { orderNo, owners }: { readonly orderNo: string; readonly owners: readonly string[] },
): Promise<OrderStateResult> {
  const { database } = deps;
  const now = deps.clock.now();
  const order = await getOwnOrder(database, orderNo, owners, now);
  if (order.status === 'confirmed') await writeCancellation(deps, order);
  const latest = await getOwnOrder(database, orderNo, owners, now);
  if (latest.cancelReason !== 'before-delivery') throw notCancellable('The order is not paid.');
  await database.flush();
  return presentOrderState(database, latest);
}

/**
 * Gives a cancelled order's payment back. The gateway pays once for an idempotency key, so a call whose answer was lost
 * is repeated. @throws PortError: the queue retries
 */
export async function refundPayment({ database, clock, ports, log }: Parts, refundId: string): Promise<void> {
  const found = await findRefund(database, refundId);
  if (!found || found.refund.state === 'refunded' || found.refund.state === 'failed') return;
  const { refund, capture } = found;
  const { amountCents, idempotencyKey } = refund;
  const settle = (fields: Parameters<typeof moveRefund>[2]) =>
    database.transaction(async (transaction) => {
      if (!(await moveRefund(transaction, refundId, fields, clock.now()))) return;
      if (fields.state === 'refunded') await markPaymentRefunded(transaction, capture.authorizationId);
    });
  try {
    const captureId = capture.gatewayReference ?? '';
    const answer = await ports.paymentGateway.refund({ captureId, amountCents, idempotencyKey });
    await settle({ state: 'refunded', gatewayReference: answer.refundId });
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    const isRefused = error.fault === 'rejected';
    await settle({ state: isRefused ? 'failed' : 'unknown' });
    if (!isRefused) throw error;
    log.error({ refundId }, 'the gateway refused a refund: the store has to pay it back');
  }
}
