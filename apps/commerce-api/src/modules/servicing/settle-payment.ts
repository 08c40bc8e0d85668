import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import { saveCard } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  ASK_ATTEMPTS,
  type AuthorizationOutcome,
  findAuthorization,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
  type PaymentCapture,
  planJob,
  planRefund,
  planVoid,
  putCapture,
  RECONCILE_AFTER_MS,
  requestAuthorization,
  requestCapture,
} from '../payments/index.ts';
import {
  endPayment,
  findPayment,
  listParts,
  lockAgreements,
  lockPayment,
  type Payment,
  type Transaction,
} from './account-payment-queries.ts';
import { planAfterPayment } from './after-payment.ts';
import { moveAutopay, tellFailedAutopay } from './autopay-after-payment.ts';
import { listReceipts } from './list-payments.ts';
import { receiptEmail } from './receipt-email.ts';
import { getCustomerRow } from './servicing-queries.ts';
import { quoteParts, writePart } from './write-payment.ts';

export type SettleDependencies = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

const RECONCILE = 'reconcile-agreement-payment';
const SAVE_CARD = 'save-payment-card';

const later = (now: Date) => new Date(now.getTime() + RECONCILE_AFTER_MS);

/** A job asks again when nobody comes back for the answer: planned with the payment, for an engine that stops right after. */
export async function planReconciliation(
  transaction: Transaction,
  paymentId: string,
  now: Date,
): Promise<void> {
  await planJob(transaction, {
    kind: RECONCILE,
    payload: { paymentId },
    idempotencyKey: paymentId,
    runAt: later(now),
    maxAttempts: ASK_ATTEMPTS,
  });
}

/** Nothing was charged. */
async function failPayment(
  deps: SettleDependencies,
  payment: Payment,
  authorization: PaymentAuthorization,
  reason: { readonly declineCode: string; readonly capture?: PaymentCapture },
): Promise<void> {
  const now = deps.clock.now();
  const { declineCode, capture } = reason;
  const isLost = declineCode === 'not-received';
  await deps.database.transaction(async (transaction) => {
    if ((await lockPayment(transaction, payment.id)).status !== 'pending') return;
    const state = capture ? 'failed' : isLost ? 'voided' : 'declined';
    await moveAuthorization(
      transaction,
      authorization.id,
      ['requested', 'unknown', 'authorized'],
      { state, declineCode },
      now,
    );
    if (capture) await moveCapture(transaction, capture.id, { state: 'failed' }, now);
    // A call that was not received can still arrive late: its hold is then released.
    if (capture || isLost) await planVoid(transaction, authorization.id, isLost ? later(now) : now);
    await endPayment(transaction, payment.id, { status: 'failed', declineCode });
    await tellFailedAutopay(transaction, deps, payment);
  });
}

/** The hold on the card; null when it was refused, which is written. @throws PortError */
async function authorize(
  deps: SettleDependencies,
  payment: Payment,
  authorization: PaymentAuthorization,
): Promise<PaymentAuthorization | null> {
  if (authorization.state !== 'requested' && authorization.state !== 'unknown') return authorization;
  let outcome: AuthorizationOutcome;
  try {
    const isUnattended = payment.source === 'autopay';
    outcome = await requestAuthorization(deps, authorization, payment.receiptNumber, { isUnattended });
  } catch (error) {
    if (!(error instanceof PortError) || error.fault !== 'rejected') throw error;
    outcome = { status: 'declined', reason: 'token-rejected' };
  }
  if (outcome.status !== 'authorized') {
    const declineCode = outcome.status === 'declined' ? outcome.reason : outcome.status;
    await failPayment(deps, payment, authorization, { declineCode });
    return null;
  }
  const { authorizationId, brand, last4 } = outcome;
  const fields = {
    state: 'authorized',
    gatewayReference: authorizationId,
    cardBrand: brand ?? authorization.cardBrand,
    last4: last4 ?? authorization.last4,
  } as const;
  await deps.database.transaction((transaction) =>
    moveAuthorization(transaction, authorization.id, ['requested', 'unknown'], fields, deps.clock.now()),
  );
  return { ...authorization, ...fields };
}

/** Settles the agreements, once, in one transaction; money for one that has ended since is given back. */
async function completePayment(
  deps: SettleDependencies,
  { id, customerId }: Payment,
  captured: { readonly capture: PaymentCapture; readonly reference: string } | null,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const parts = await listParts(transaction, id);
    await lockAgreements(
      transaction,
      customerId,
      parts.map(({ agreementId }) => agreementId),
    );
    const payment = await lockPayment(transaction, id);
    if (payment.status !== 'pending') return;
    if (captured) {
      const { capture, reference } = captured;
      await moveCapture(transaction, capture.id, { state: 'captured', gatewayReference: reference }, now);
      await moveAuthorization(
        transaction,
        capture.authorizationId,
        ['authorized'],
        { state: 'captured' },
        now,
      );
    }
    const settled = await quoteParts(transaction, customerId, parts);
    if (settled === null) {
      await endPayment(transaction, id, { status: 'failed', declineCode: 'agreement-ended' });
      if (captured) {
        const { id: captureId, amountCents } = captured.capture;
        const wish = { captureId, amountCents, agreementId: null, orderNo: null, reason: 'agreement-ended' };
        await planRefund(transaction, wish, now);
      }
      return;
    }
    for (const part of settled) await writePart(transaction, payment, part, now);
    for (const { part } of settled) await moveAutopay(transaction, deps, customerId, part.agreementId);
    await endPayment(transaction, id, { status: 'completed', paidAt: now });
    await planAfterPayment(transaction, payment, now);
    if (payment.isCardToBeSaved) {
      await planJob(transaction, {
        kind: SAVE_CARD,
        payload: { paymentId: id },
        idempotencyKey: id,
        runAt: now,
      });
    }
    const [receipt] = await listReceipts(transaction, { customerId, paymentId: id, locale: payment.locale });
    const { email } = await getCustomerRow(transaction, customerId);
    if (!receipt || email === null) return;
    const mail = receiptEmail(receipt, { to: email, locale: payment.locale, shopUrl: deps.config.publicUrl });
    await queueEmail(transaction, `payment-receipt:${id}`, mail, now);
  });
}

/**
 * Brings a pending payment to its end: authorises, captures, settles. Repeated and concurrent calls, by the customer and
 * the job, charge and settle once; without an answer it stays pending.
 */
export async function settlePayment(deps: SettleDependencies, paymentId: string): Promise<void> {
  const { database, clock, log } = deps;
  const payment = await findPayment(database, paymentId);
  if (payment?.status !== 'pending') return;
  if (payment.authorizationId === null) return completePayment(deps, payment, null);
  const intent = await findAuthorization(database, payment.authorizationId);
  if (!intent) throw new Error(`payment ${paymentId} has lost its authorisation`);
  let capture: PaymentCapture | undefined;
  try {
    const authorization = await authorize(deps, payment, intent);
    if (!authorization) return;
    capture = await database.transaction((transaction) =>
      putCapture(transaction, authorization, clock.now()),
    );
    const outcome =
      capture.state === 'captured'
        ? ({ status: 'captured', reference: capture.gatewayReference ?? '' } as const)
        : await requestCapture(deps, authorization, capture);
    if (outcome.status === 'captured') {
      await completePayment(deps, payment, { capture, reference: outcome.reference });
    } else {
      await failPayment(deps, payment, authorization, { declineCode: 'card-declined', capture });
    }
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    log.warn({ fault: error.fault, paymentId }, 'the gateway gave no answer to a payment');
    const asked = capture;
    await database.transaction(async (transaction) => {
      const now = clock.now();
      if ((await lockPayment(transaction, paymentId)).status !== 'pending') return;
      if (asked) await moveCapture(transaction, asked.id, { state: 'unknown' }, now);
      else await moveAuthorization(transaction, intent.id, ['requested'], { state: 'unknown' }, now);
    });
  }
}

/** Keeps the card of a payment, as the customer asked. A token that the gateway refuses is not kept. @throws PortError */
async function savePaymentCard(deps: SettleDependencies, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.database, paymentId);
  const authorization =
    payment?.authorizationId && (await findAuthorization(deps.database, payment.authorizationId));
  if (!payment || !authorization) return;
  const { customerId, holderName: holder } = payment;
  try {
    await saveCard(deps, { customerId, token: authorization.gatewayToken, holder });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    deps.log.warn({ paymentId, code: error.code }, 'the card of a payment could not be saved');
  }
}

/** @throws Error while the gateway does not answer: the queue retries */
async function reconcile(deps: SettleDependencies, paymentId: string): Promise<void> {
  await settlePayment(deps, paymentId);
  const payment = await findPayment(deps.database, paymentId);
  if (payment?.status === 'pending') throw new Error(`payment ${paymentId} is still not answered`);
}

type Job = { readonly payload: Readonly<Record<string, unknown>> };

/** Handlers of the jobs of payments, by kind. */
export function settlementJobs(deps: SettleDependencies) {
  return {
    [RECONCILE]: (job: Job) => reconcile(deps, String(job.payload.paymentId)),
    [SAVE_CARD]: (job: Job) => savePaymentCard(deps, String(job.payload.paymentId)),
  };
}
