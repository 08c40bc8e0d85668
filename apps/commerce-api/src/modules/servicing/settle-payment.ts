import { PortError } from '../../ports/index.ts';
import {
  ASK_ATTEMPTS,
  type AuthorizationOutcome,
  findAuthorization,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
  type PaymentCapture,
  planJob,
  planVoid,
  putCapture,
  RECONCILE_AFTER_MS,
  requestAuthorization,
  requestCapture,
} from '../payments/index.ts';
import {
  endPayment,
  findPayment,
  lockPayment,
  type Payment,
  type Transaction,
} from './account-payment-queries.ts';
import { tellFailedAutopay } from './autopay-after-payment.ts';
import { blockedAccounts } from './bank-debits.ts';
import { completePayment, SAVE_METHOD, type SettleDependencies, savePaidMethod } from './complete-payment.ts';

const RECONCILE = 'reconcile-agreement-payment';
/** Decline code of an account that is not debited any more. */
export const ACCOUNT_BLOCKED = 'account-blocked';

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
  reason: {
    readonly declineCode: string;
    /** It was authorised: the hold is released. */
    readonly isHeld?: boolean;
    readonly capture?: PaymentCapture;
  },
): Promise<void> {
  const now = deps.clock.now();
  const { declineCode, capture, isHeld = capture !== undefined } = reason;
  const isLost = declineCode === 'not-received';
  await deps.database.transaction(async (transaction) => {
    if ((await lockPayment(transaction, payment.id)).status !== 'pending') return;
    const state = isHeld ? 'failed' : isLost ? 'voided' : 'declined';
    await moveAuthorization(
      transaction,
      authorization.id,
      ['requested', 'unknown', 'authorized'],
      { state, declineCode },
      now,
    );
    if (capture) await moveCapture(transaction, capture.id, { state: 'failed' }, now);
    // A call that was not received can still arrive late: its hold is then released.
    if (isHeld || isLost) await planVoid(transaction, authorization.id, isLost ? later(now) : now);
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
  const { authorizationId, brand, last4, fingerprint } = outcome;
  const fields = {
    state: 'authorized',
    gatewayReference: authorizationId,
    cardBrand: brand ?? authorization.cardBrand,
    last4: last4 ?? authorization.last4,
    accountFingerprint: fingerprint,
  } as const;
  await deps.database.transaction((transaction) =>
    moveAuthorization(transaction, authorization.id, ['requested', 'unknown'], fields, deps.clock.now()),
  );
  return { ...authorization, ...fields };
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
    // Known only now for one that was typed: nothing has been debited yet.
    const isBlocked = await blockedAccounts(database, payment.customerId);
    if (authorization.state === 'authorized' && isBlocked(authorization.accountFingerprint)) {
      return await failPayment(deps, payment, authorization, { declineCode: ACCOUNT_BLOCKED, isHeld: true });
    }
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
    [SAVE_METHOD]: (job: Job) => savePaidMethod(deps, String(job.payload.paymentId)),
  };
}
