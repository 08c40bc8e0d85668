import { calendarDateIn } from '@ownpath/domain/dates';
import { asLocale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import {
  activateAgreement,
  cancelAgreement,
  findAgreementOfOrder,
  findStartedAutopay,
  getStoreTimeZone,
} from '../agreements/index.ts';
import { releaseOrderHolds, reopenBasket } from '../basket/index.ts';
import { findReopenedBasket, putSession } from '../checkout/index.ts';
import { linkExchange } from '../exchanges/index.ts';
import { queueEmail } from '../notifications/index.ts';
import {
  ASK_ATTEMPTS,
  type CaptureOutcome,
  findAuthorizationOfOrder,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
  type PaymentCapture,
  planVoid,
  putCapture,
  RECONCILE_AFTER_MS,
  requestCapture,
} from '../payments/index.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { presentOrder } from './get-order.ts';
import { orderBasket } from './order-basket.ts';
import {
  after,
  MAKE_AGREEMENT_FILES,
  RECONCILE_PAYMENT,
  SAVE_AUTOPAY_CARD,
  UNPAID_JOBS,
} from './order-times.ts';
import {
  findOrder,
  listEnvelopes,
  lockOrder,
  moveOrder,
  type OrderRow,
  planJob,
  type Transaction,
} from './orders-queries.ts';
import { planOrderCheck } from './returned-debit.ts';
import { queueSameAsCashLetter } from './same-as-cash-letter.ts';

export type ConfirmDependencies = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log' | 'config'>;

const declined = () => new DomainError('PaymentDeclined', 'The card could not be charged.');

/** Captures the payment once. @throws DomainError `PaymentUnknown` while the gateway does not answer */
async function settleCapture(
  deps: ConfirmDependencies,
  authorization: PaymentAuthorization,
): Promise<{ readonly capture: PaymentCapture; readonly outcome: CaptureOutcome }> {
  const { database, clock } = deps;
  const capture = await database.transaction((transaction) =>
    putCapture(transaction, authorization, clock.now()),
  );
  if (capture.state === 'captured') {
    return { capture, outcome: { status: 'captured', reference: capture.gatewayReference ?? '' } };
  }
  try {
    return { capture, outcome: await requestCapture(deps, authorization, capture) };
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    const now = clock.now();
    await database.transaction(async (transaction) => {
      await moveCapture(transaction, capture.id, { state: 'unknown' }, now);
      await planJob(transaction, {
        kind: RECONCILE_PAYMENT,
        payload: { authorizationId: authorization.id },
        idempotencyKey: `capture:${authorization.id}`,
        runAt: after(now, RECONCILE_AFTER_MS),
        maxAttempts: ASK_ATTEMPTS,
      });
    });
    throw new DomainError('PaymentUnknown', 'The gateway has not confirmed whether the card was charged.', {
      cause: error,
      retryAfterSeconds: 5,
    });
  }
}

/** Cancels the agreement and releases the stock of an order that has ended, not what its cart holds for another. */
export async function endAgreement(
  transaction: Transaction,
  { orderNo }: Pick<OrderRow, 'orderNo'>,
  now: Date,
): Promise<void> {
  const agreement = await findAgreementOfOrder(transaction, orderNo);
  if (agreement) await cancelAgreement(transaction, agreement, now);
  await releaseOrderHolds(transaction, orderNo, now);
}

/**
 * After a declined capture: the hold on the card is released, the agreement stays signed and its items reserved, and
 * the cart is returned, so that another card can pay or the shopper starts again.
 */
async function failOrder(
  deps: ConfirmDependencies,
  { orderNo, basketId }: OrderRow,
  capture: PaymentCapture,
): Promise<void> {
  const now = deps.clock.now();
  const { authorizationId } = capture;
  await deps.database.transaction(async (transaction) => {
    await lockOrder(transaction, orderNo);
    const fields = { state: 'failed', declineCode: 'card-declined' } as const;
    if (!(await moveAuthorization(transaction, authorizationId, ['authorized'], fields, now))) return;
    await moveCapture(transaction, capture.id, { state: 'failed' }, now);
    await planVoid(transaction, authorizationId, now);
    if (!(await moveOrder(transaction, orderNo, ['awaiting-signature'], { status: 'failed' }, now))) return;
    if (await reopenBasket(transaction, { basketId, orderNo }, now)) {
      for (const [kind, afterMs] of UNPAID_JOBS) {
        const runAt = after(now, afterMs);
        await planJob(transaction, { kind, payload: { orderNo }, idempotencyKey: orderNo, runAt });
      }
      return;
    }
    // The lines are in another cart, which needs an agreement of its own.
    const end = { status: 'cancelled', cancelReason: 'replaced' } as const;
    await moveOrder(transaction, orderNo, ['failed'], end, now);
    await endAgreement(transaction, { orderNo }, now);
  });
}

/** After signature and capture: confirms order and agreement, writes ledger and e-mail, once, in one transaction. */
async function writeConfirmation(
  deps: ConfirmDependencies,
  order: OrderRow,
  authorization: PaymentAuthorization,
  captured: { readonly capture: PaymentCapture; readonly reference: string; readonly signedAt: Date },
): Promise<void> {
  const now = deps.clock.now();
  const { orderNo, basketId } = order;
  await deps.database.transaction(async (transaction) => {
    await lockOrder(transaction, orderNo);
    const fields = { status: 'confirmed', confirmedAt: now } as const;
    if (!(await moveOrder(transaction, orderNo, ['awaiting-signature', 'failed'], fields, now))) return;
    const reopened = await findReopenedBasket(transaction, basketId);
    if (reopened) await orderBasket(transaction, order, now);
    const { capture, reference, signedAt } = captured;
    await moveCapture(transaction, capture.id, { state: 'captured', gatewayReference: reference }, now);
    await moveAuthorization(transaction, authorization.id, ['authorized'], { state: 'captured' }, now);
    const agreement = await findAgreementOfOrder(transaction, orderNo);
    if (!agreement) throw new Error(`order ${orderNo} has no agreement`);
    const today = calendarDateIn(now, await getStoreTimeZone(transaction, order.storeId));
    const isFirst = await activateAgreement(transaction, agreement, {
      authorizationId: authorization.id,
      card: { ...authorization, brand: authorization.cardBrand },
      signedAt,
      now,
      today,
    });
    if (isFirst) await linkExchange(transaction, agreement, { now, today });
    if (await findStartedAutopay(transaction, agreement.id)) {
      const payload = { authorizationId: authorization.id };
      await planJob(transaction, {
        kind: SAVE_AUTOPAY_CARD,
        payload,
        idempotencyKey: authorization.id,
        runAt: now,
      });
    }
    if (authorization.paymentMethod === 'ACH') await planOrderCheck(transaction, authorization.id, 1, now);
    await planJob(transaction, {
      kind: MAKE_AGREEMENT_FILES,
      payload: { orderNo },
      idempotencyKey: orderNo,
      runAt: now,
    });
    await putSession(
      transaction,
      basketId,
      { step: 'docu-sign', status: 'completed', completedAt: now, expiresAt: now },
      now,
    );
    const confirmed = await findOrder(transaction, orderNo);
    const locale = asLocale(order.locale);
    if (confirmed) {
      const shown = await presentOrder(transaction, confirmed, locale, now);
      const debit = authorization.debitEvidence?.paragraphs;
      const mail = confirmationEmail(shown, locale, deps.config.publicUrl, debit);
      await queueEmail(transaction, `order-confirmed:${orderNo}`, mail, now);
      await queueSameAsCashLetter(transaction, shown, locale, now);
    }
  });
}

/**
 * After the signature: captures the first payment and activates the agreement. Repeated or concurrent calls, by shopper
 * and job, charge and confirm once.
 * @throws DomainError `PaymentDeclined`; `PaymentUnknown`
 */
export async function confirmOrder(
  deps: ConfirmDependencies,
  order: OrderRow,
  signedAt: Date,
): Promise<void> {
  if (order.status === 'confirmed') return;
  const authorization = await findAuthorizationOfOrder(deps.database, order.orderNo);
  if (!['awaiting-signature', 'failed'].includes(order.status) || !authorization) {
    throw new DomainError('CheckoutStepOutOfOrder', 'This order can no longer be confirmed.');
  }
  if (!['authorized', 'captured'].includes(authorization.state)) throw declined();
  const { capture, outcome } = await settleCapture(deps, authorization);
  if (outcome.status === 'declined') {
    await failOrder(deps, order, capture);
    throw declined();
  }
  await writeConfirmation(deps, order, authorization, { capture, reference: outcome.reference, signedAt });
}

/** Charges an order that is signed; does nothing before its signature. @throws as `confirmOrder` */
export async function confirmSignedOrder(deps: ConfirmDependencies, order: OrderRow): Promise<void> {
  const agreement = await findAgreementOfOrder(deps.database, order.orderNo);
  const envelopes = agreement ? await listEnvelopes(deps.database, agreement.id) : [];
  const signedAt = envelopes.find(({ status }) => status === 'signed')?.signedAt;
  if (signedAt) await confirmOrder(deps, order, signedAt);
}
