import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { type Authorization, PortError } from '../../ports/index.ts';
import { cancelAgreement, findAgreementOfOrder } from '../agreements/index.ts';
import { commitHolds, endReservation, listInstruments } from '../basket/index.ts';
import { putSession } from '../checkout/index.ts';
import { orderBasket } from './order-basket.ts';
import {
  after,
  GIVE_UP_AFTER_MS,
  RECONCILE_AFTER_MS,
  SAVE_CARD,
  SIGNATURE_LIFE_MS,
  VOID_AUTHORIZATION,
  VOID_UNSIGNED_ORDER,
} from './order-times.ts';
import { lockOrder, moveOrder, planJob } from './orders-queries.ts';
import { moveAuthorization, type PaymentAuthorization } from './payment-queries.ts';

type SettleDependencies = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'log'>;

/** The gateway's result of an authorisation. */
type Outcome =
  | {
      readonly status: 'authorized';
      readonly authorizationId: string;
      readonly brand: string | null;
      readonly last4: string | null;
    }
  | { readonly status: 'declined'; readonly reason: string }
  /** The gateway, asked by the key, has never received the call. */
  | { readonly status: 'not-received' };

function toOutcome(answer: Authorization): Outcome {
  if (answer.status === 'declined') return answer;
  return { ...answer, brand: answer.account.brand, last4: answer.account.last4 };
}

/** After a lost answer, asks the gateway what it did before trying again. */
async function askGateway(deps: SettleDependencies, authorization: PaymentAuthorization): Promise<Outcome> {
  const { paymentGateway } = deps.ports;
  const {
    idempotencyKey,
    amountCents,
    gatewayToken,
    paymentMethod: method,
    cardBrand,
    last4,
  } = authorization;
  if (authorization.state === 'unknown') {
    const found = await paymentGateway.find(idempotencyKey);
    if (found.status === 'authorized' || found.status === 'captured') {
      return {
        status: 'authorized',
        authorizationId: found.authorizationId,
        brand: cardBrand,
        last4: last4,
      };
    }
    if (found.status !== 'none') return { status: 'declined', reason: 'card-declined' };
    const age = deps.clock.now().getTime() - authorization.createdAt.getTime();
    if (age >= GIVE_UP_AFTER_MS) return { status: 'not-received' };
  }
  // The same key for every attempt: the gateway acts once per key.
  return toOutcome(
    await paymentGateway.authorize({
      token: gatewayToken,
      method,
      amountCents,
      reference: authorization.orderNo ?? '',
      idempotencyKey,
    }),
  );
}

async function markUnknown(deps: SettleDependencies, authorization: PaymentAuthorization): Promise<void> {
  await deps.database.transaction((transaction) =>
    moveAuthorization(transaction, authorization.id, ['requested'], { state: 'unknown' }, deps.clock.now()),
  );
}

/** A payment that was not received can still arrive late: its hold is then released by a job. */
async function applyRefusal(
  deps: SettleDependencies,
  authorization: PaymentAuthorization,
  outcome: Exclude<Outcome, { status: 'authorized' }>,
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
      await planJob(transaction, {
        kind: VOID_AUTHORIZATION,
        payload: { authorizationId: authorization.id },
        idempotencyKey: authorization.id,
        runAt: after(now, RECONCILE_AFTER_MS),
      });
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
  outcome: Extract<Outcome, { status: 'authorized' }>,
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
  let outcome: Outcome;
  try {
    outcome = await askGateway(deps, authorization);
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
  throw new DomainError('PaymentDeclined', `The card was declined: ${outcome.reason}.`);
}
