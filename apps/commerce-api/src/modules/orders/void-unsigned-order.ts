import { calendarDateIn } from '@ownpath/domain/dates';
import { cancelAgreement, findAgreementOfOrder } from '../agreements/index.ts';
import { releaseHolds } from '../basket/index.ts';
import { applySignature } from './complete-signing.ts';
import type { ConfirmDependencies } from './confirm-order.ts';
import {
  findOrder,
  listEnvelopes,
  lockOrder,
  moveEnvelope,
  moveOrder,
  type OrderRow,
} from './orders-queries.ts';
import { findAuthorizationOfBasket, moveAuthorization } from './payment-queries.ts';

/** Voids the envelopes at the provider; true when one was signed after all, and the order is confirmed. */
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
    if ((await applySignature(deps, order, envelope, provided)) === 'signed') return true;
  }
  return false;
}

/** Cancels an order that was not signed in time: voids the authorisation and releases the stock. */
export async function voidUnsignedOrder(deps: ConfirmDependencies, orderNo: string): Promise<void> {
  const { database, ports, clock } = deps;
  const order = await findOrder(database, orderNo);
  if (order?.status !== 'awaiting-signature') return;
  const agreement = await findAgreementOfOrder(database, orderNo);
  if (agreement && (await closeEnvelopes(deps, order, agreement.id))) return;
  const authorization = await findAuthorizationOfBasket(database, order.basketId);
  if (authorization?.gatewayReference) {
    await ports.paymentGateway.void({
      authorizationId: authorization.gatewayReference,
      idempotencyKey: `void:${authorization.id}`,
    });
  }
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await lockOrder(transaction, orderNo);
    const fields = { status: 'cancelled', cancelReason: 'not-signed' } as const;
    if (!(await moveOrder(transaction, orderNo, ['awaiting-signature'], fields, now))) return;
    if (authorization)
      await moveAuthorization(transaction, authorization.id, ['authorized'], { state: 'voided' }, now);
    if (agreement) await cancelAgreement(transaction, agreement.id, calendarDateIn(now, 'UTC'));
    await releaseHolds(transaction, order.basketId, now);
  });
}
