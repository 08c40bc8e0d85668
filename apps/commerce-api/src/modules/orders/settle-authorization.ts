import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { PortError } from '../../ports/index.ts';
import { cancelAgreement, findAgreementOfOrder } from '../agreements/index.ts';
import { commitHolds, endReservation, listInstruments } from '../basket/index.ts';
import { putSession } from '../checkout/index.ts';
import {
  type AuthorizationOutcome,
  moveAuthorization,
  type PaymentAuthorization,
  paymentDeclined,
  planVoid,
  RECONCILE_AFTER_MS,
  requestAuthorization,
} from '../payments/index.ts';
import { orderBasket } from './order-basket.ts';
import { after, SAVE_CARD, SIGNATURE_LIFE_MS, VOID_UNSIGNED_ORDER } from './order-times.ts';
import { lockOrder, moveOrder, planJob } from './orders-queries.ts';

type SettleDependencies = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>;

async function markUnknown(deps: SettleDependencies, authorization: PaymentAuthorization): Promise<void> {
  await deps.database.transaction((transaction) =>
    moveAuthorization(transaction, authorization.id, ['requested'], { state: 'unknown' }, deps.clock.now()),
  );
}

/** A payment that was not received can still arrive late: its hold is then released by a job. */
async function applyRefusal(
  deps: SettleDependencies,
  authorization: PaymentAuthorization,
  outcome: Exclude<AuthorizationOutcome, { status: 'authorized' }>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    const fields =
      outcome.status === 'declined'
        ? ({ state: 'declined', declineCode: outcome.reason } as const)
        : ({ state: 'voided', declineCode: outcome.status } as const);
    const isMoved = await moveAuthorization(
      transaction,
      authorization.id,
      ['requested', 'unknown'],
      fields,
      now,
    );
    if (isMoved && fields.state === 'voided') {
      await planVoid(transaction, authorization.id, after(now, RECONCILE_AFTER_MS));
    }
    const orderNo = authorization.orderNo ?? '';
    // A signed agreement stays signed: yet another card may pay it.
    const isUnsigned = isMoved && (await lockOrder(transaction, orderNo)).status === 'created';
    const agreement = isUnsigned ? await findAgreementOfOrder(transaction, orderNo) : null;
    if (agreement) await cancelAgreement(transaction, agreement, now);
  });
}

/** After the authorisation: the order is placed and awaits its signature; a signed one awaits its capture. */
async function applyAuthorized(
  deps: SettleDependencies,
  authorization: PaymentAuthorization,
  outcome: Extract<AuthorizationOutcome, { status: 'authorized' }>,
): Promise<void> {
  const now = deps.clock.now();
  const { basketId, orderNo } = authorization;
  if (basketId === null || orderNo === null) throw new Error('the authorisation belongs to no order');
  await deps.database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderNo);
    const isMoved = await moveAuthorization(
      transaction,
      authorization.id,
      ['requested', 'unknown'],
      {
        state: 'authorized',
        gatewayReference: outcome.authorizationId,
        cardBrand: outcome.brand ?? authorization.cardBrand,
        last4: outcome.last4 ?? authorization.last4,
        accountFingerprint: outcome.fingerprint,
      },
      now,
    );
    if (!isMoved) return;
    const [card] = await listInstruments(transaction, basketId);
    if (card?.saveToAccount) {
      const payload = { authorizationId: authorization.id };
      await planJob(transaction, { kind: SAVE_CARD, payload, idempotencyKey: authorization.id, runAt: now });
    }
    if (order.status === 'failed') return;
    const agreement = await findAgreementOfOrder(transaction, orderNo);
    if (!agreement) throw new Error(`order ${orderNo} has no agreement`);
    await moveOrder(transaction, orderNo, ['created'], { status: 'awaiting-signature' }, now);
    await orderBasket(transaction, order, now);
    await commitHolds(transaction, basketId, orderNo);
    await endReservation(transaction, basketId, 'ordered', now);
    const expiresAt = after(now, SIGNATURE_LIFE_MS);
    await putSession(
      transaction,
      basketId,
      {
        step: 'docu-sign',
        orderNo,
        agreementId: agreement.id,
        paymentAuthorizationId: authorization.id,
        firstPaymentCents: authorization.amountCents,
        expiresAt,
      },
      now,
    );
    await planJob(transaction, {
      kind: VOID_UNSIGNED_ORDER,
      payload: { orderNo },
      idempotencyKey: orderNo,
      runAt: expiresAt,
    });
  });
}

/**
 * Settles an authorisation; repeated and concurrent calls are safe.
 * @throws DomainError `PaymentDeclined`; `PaymentUnknown` while the gateway does not answer; `PaymentNotReceived` when it
 *   answers that it never got the call
 */
export async function settleAuthorization(
  deps: SettleDependencies,
  authorization: PaymentAuthorization,
): Promise<void> {
  if (authorization.state !== 'requested' && authorization.state !== 'unknown') return;
  let outcome: AuthorizationOutcome;
  try {
    outcome = await requestAuthorization(deps, authorization, authorization.orderNo ?? '');
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    deps.log.warn({ fault: error.fault, orderNo: authorization.orderNo }, 'the gateway gave no answer');
    if (error.fault !== 'rejected') {
      await markUnknown(deps, authorization);
      throw new DomainError('PaymentUnknown', 'The gateway has not confirmed whether the card was charged.', {
        cause: error,
        retryAfterSeconds: 5,
      });
    }
    outcome = { status: 'declined', reason: 'token-rejected' };
  }
  if (outcome.status === 'authorized') return applyAuthorized(deps, authorization, outcome);
  await applyRefusal(deps, authorization, outcome);
  if (outcome.status === 'not-received') {
    throw new DomainError(
      'PaymentNotReceived',
      'The gateway has not received the payment. Nothing was charged.',
    );
  }
  throw paymentDeclined(outcome.reason);
}
