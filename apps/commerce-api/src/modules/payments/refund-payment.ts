import { instantAt } from '@ownpath/domain/dates';
import type { Dependencies } from '../../dependencies.ts';
import { PortError } from '../../ports/index.ts';
import { ASK_ATTEMPTS } from './ask-gateway.ts';
import {
  findAuthorization,
  type PaymentAuthorization,
  type PaymentCapture,
  planJob,
} from './payment-queries.ts';
import {
  findRefund,
  findSettlingDay,
  listRefundable,
  markPaymentRefunded,
  moveRefund,
  putRefund,
  type RefundWish,
  type Transaction,
} from './refund-queries.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>;

const REFUND_PAYMENT = 'refund-payment';
const VOID_AUTHORIZATION = 'void-authorization';

/** Afternoon of a banking day in the United States, in minutes of the day in UTC. */
const BANKS_MINUTE = 18 * 60;

/** A job gives the money back, once; that of a bank debit when the bank can hardly return it any more (decision 0076). */
export async function planRefund(transaction: Transaction, wish: RefundWish, now: Date): Promise<void> {
  const refund = await putRefund(transaction, wish, now);
  const settlesOn = await findSettlingDay(transaction, wish.captureId);
  const settlesAt = settlesOn === null ? now : instantAt(settlesOn, BANKS_MINUTE, 'UTC');
  await planJob(transaction, {
    kind: REFUND_PAYMENT,
    payload: { refundId: refund.id },
    idempotencyKey: refund.id,
    runAt: settlesAt > now ? settlesAt : now,
    maxAttempts: ASK_ATTEMPTS,
  });
}

/** Gives everything back that was paid for an order and on its agreements. */
export async function planRefundsOfOrder(
  transaction: Transaction,
  orderNo: string,
  reason: string,
  now: Date,
): Promise<void> {
  for (const paid of await listRefundable(transaction, orderNo)) {
    await planRefund(transaction, { ...paid, orderNo, reason }, now);
  }
}

/** A job releases the hold of an authorisation that will not be captured. */
export async function planVoid(
  transaction: Transaction,
  authorizationId: string,
  runAt: Date,
): Promise<void> {
  const payload = { authorizationId };
  await planJob(transaction, {
    kind: VOID_AUTHORIZATION,
    payload,
    idempotencyKey: authorizationId,
    runAt,
  });
}

/** The bank has returned the debit, also where the check of it has not run yet. @throws PortError */
async function isReturned(
  ports: Parts['ports'],
  database: Parts['database'],
  { id, idempotencyKey }: PaymentCapture,
): Promise<boolean> {
  if ((await findSettlingDay(database, id)) === null) return false;
  return (await ports.paymentGateway.find(idempotencyKey)).status === 'returned';
}

/**
 * Gives a payment back. The gateway pays once for an idempotency key, so a call whose answer was lost
 * is repeated. Nothing is given back of a debit that the bank returned: its check drops the refund. @throws PortError: the
 * queue retries
 */
async function refundPayment({ database, clock, ports, log }: Parts, refundId: string): Promise<void> {
  const found = await findRefund(database, refundId);
  if (!found || found.refund.state === 'refunded' || found.refund.state === 'failed') return;
  const { refund, capture } = found;
  const { amountCents, idempotencyKey } = refund;
  const settle = (fields: Parameters<typeof moveRefund>[2]) =>
    database.transaction(async (transaction) => {
      if (!(await moveRefund(transaction, refundId, fields, clock.now()))) return;
      if (fields.state === 'refunded') await markPaymentRefunded(transaction, capture.id);
    });
  if (capture.state === 'failed') return settle({ state: 'failed' });
  if (await isReturned(ports, database, capture)) return;
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

/** @throws PortError */
export async function releaseCard(
  deps: Pick<Dependencies, 'ports'>,
  authorization: PaymentAuthorization | null,
): Promise<void> {
  if (!authorization?.gatewayReference) return;
  await deps.ports.paymentGateway.void({
    authorizationId: authorization.gatewayReference,
    idempotencyKey: `void:${authorization.id}`,
  });
}

/** Releases the hold of a declined charge, and one that arrived after it was given up. @throws PortError: the queue retries */
async function voidFailedAuthorization(
  deps: Pick<Dependencies, 'ports'>,
  authorization: PaymentAuthorization | null,
): Promise<void> {
  if (authorization?.state === 'failed') await releaseCard(deps, authorization);
  if (authorization?.state !== 'voided' || authorization.gatewayReference !== null) return;
  const found = await deps.ports.paymentGateway.find(authorization.idempotencyKey);
  if (found.status !== 'authorized') return;
  await releaseCard(deps, { ...authorization, gatewayReference: found.authorizationId });
}

type Job = { readonly payload: Readonly<Record<string, unknown>> };

/** Handlers of this module's jobs, by kind. */
export function paymentJobs(deps: Parts) {
  return {
    [REFUND_PAYMENT]: (job: Job) => refundPayment(deps, String(job.payload.refundId)),
    [VOID_AUTHORIZATION]: async (job: Job) =>
      voidFailedAuthorization(
        deps,
        await findAuthorization(deps.database, String(job.payload.authorizationId)),
      ),
  };
}
