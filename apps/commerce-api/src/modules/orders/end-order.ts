import type { CancelReason } from '@ownpath/domain/checkout';
import { DomainError } from '../../domain-error.ts';
import { findAgreementOfOrder } from '../agreements/index.ts';
import { holdUnitsAgain, reopenBasket } from '../basket/index.ts';
import {
  findAuthorizationOfOrder,
  findCapture,
  moveAuthorization,
  type PaymentAuthorization,
  releaseCard,
} from '../payments/index.ts';
import { applySignature } from './apply-signature.ts';
import { type ConfirmDependencies, confirmSignedOrder, endAgreement } from './confirm-order.ts';
import {
  findOrder,
  listEnvelopes,
  lockFailedOrders,
  lockOrder,
  moveEnvelope,
  moveOrder,
  type OrderRow,
  type Transaction,
} from './orders-queries.ts';

/** Voids the envelopes at the provider; true when one was signed after all, and the order was confirmed or failed. */
async function closeEnvelopes(
  deps: ConfirmDependencies,
  order: OrderRow,
  agreementId: string,
): Promise<boolean> {
  const { database, ports, clock } = deps;
  for (const envelope of await listEnvelopes(database, agreementId)) {
    if (envelope.externalId === null) {
      await moveEnvelope(database, envelope.id, { status: 'expired' }, clock.now());
      continue;
    }
    // Void first, then read: signing in between is impossible.
    await ports.signatureService.voidEnvelope(envelope.externalId);
    const provided = await ports.signatureService.getEnvelope(envelope.externalId);
    try {
      if ((await applySignature(deps, order, envelope, provided)) === 'signed') return true;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'PaymentDeclined') throw error;
      return true;
    }
  }
  return false;
}

const isPending = ({ state }: PaymentAuthorization) => state === 'requested' || state === 'unknown';
const inProgress = () =>
  new DomainError('PaymentUnknown', 'The gateway has not confirmed whether the card was charged.', {
    retryAfterSeconds: 5,
  });

/** Settles what the provider or the gateway may know and we don't; true when the order may end. */
async function mayEnd(
  deps: ConfirmDependencies,
  order: OrderRow,
  authorization: PaymentAuthorization | null,
): Promise<boolean> {
  const { database } = deps;
  if (order.status === 'awaiting-signature') {
    const agreement = await findAgreementOfOrder(database, order.orderNo);
    return !agreement || !(await closeEnvelopes(deps, order, agreement.id));
  }
  if (!authorization) return true;
  if (isPending(authorization)) throw inProgress();
  if (authorization.state !== 'authorized') return true;
  const capture = await findCapture(database, authorization.id);
  if (!capture) return true;
  // It may have been charged already.
  await confirmSignedOrder(deps, order).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'PaymentDeclined') throw error;
  });
  return (await findOrder(database, order.orderNo))?.status === 'failed';
}

/**
 * Ends an order that is unsigned, or signed and unpaid: releases card and stock, and returns its items to the cart.
 * Repeated and concurrent calls are safe; an order that was signed and paid after all is confirmed instead.
 * @throws DomainError `PaymentUnknown` while a payment is under way; PortError
 */
export async function endOrder(
  deps: ConfirmDependencies,
  orderNo: string,
  reason: Exclude<CancelReason, 'replaced'>,
): Promise<void> {
  const { database, clock } = deps;
  const order = await findOrder(database, orderNo);
  if (order?.status !== 'awaiting-signature' && order?.status !== 'failed') return;
  if (reason === 'not-signed' && order.status !== 'awaiting-signature') return;
  if (!(await mayEnd(deps, order, await findAuthorizationOfOrder(database, orderNo)))) {
    const now = await findOrder(database, orderNo);
    // Signed after all, and the card was declined.
    const isUnpaid = reason === 'by-shopper' && order.status !== 'failed' && now?.status === 'failed';
    return isUnpaid ? endOrder(deps, orderNo, reason) : undefined;
  }
  const authorization = await findAuthorizationOfOrder(database, orderNo);
  if (authorization?.state === 'authorized') await releaseCard(deps, authorization);
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await lockOrder(transaction, orderNo);
    const latest = await findAuthorizationOfOrder(transaction, orderNo);
    // Another card was sent in the meantime.
    if (latest && (isPending(latest) || latest.id !== authorization?.id)) throw inProgress();
    const fields = { status: 'cancelled', cancelReason: reason } as const;
    if (!(await moveOrder(transaction, orderNo, [order.status], fields, now))) return;
    if (latest) await moveAuthorization(transaction, latest.id, ['authorized'], { state: 'voided' }, now);
    await endAgreement(transaction, order, now);
    await reopenBasket(transaction, order, now);
    if (reason === 'by-shopper') await holdUnitsAgain(transaction, order.basketId, now);
  });
}

/**
 * Ends the owner's signed orders whose charge was declined, before a new order is written: one cart never has two
 * agreements. @throws DomainError `OrderInProgress` while another card is paying one
 */
export async function replaceUnpaidOrders(
  transaction: Transaction,
  owner: Parameters<typeof lockFailedOrders>[1],
  now: Date,
): Promise<void> {
  for (const order of await lockFailedOrders(transaction, owner)) {
    const latest = await findAuthorizationOfOrder(transaction, order.orderNo);
    if (latest && (isPending(latest) || latest.state === 'authorized')) {
      throw new DomainError('OrderInProgress', 'Another payment of the signed order is under way.');
    }
    const fields = { status: 'cancelled', cancelReason: 'replaced' } as const;
    await moveOrder(transaction, order.orderNo, ['failed'], fields, now);
    await endAgreement(transaction, order, now);
  }
}
