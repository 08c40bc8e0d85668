import { DomainError } from '../../domain-error.ts';
import { findAgreementOfOrder } from '../agreements/index.ts';
import { applySignature } from './apply-signature.ts';
import type { ConfirmDependencies } from './confirm-order.ts';
import { after, CHECK_SIGNATURE, CHECK_SIGNATURE_AFTER_MS } from './order-times.ts';
import {
  findOrder,
  listEnvelopes,
  planJob,
  type SignatureEnvelope,
  type Transaction,
} from './orders-queries.ts';

/** Plans the nth check of an envelope. */
export async function planSignatureCheck(
  transaction: Transaction,
  orderNo: string,
  { id }: Pick<SignatureEnvelope, 'id'>,
  check: number,
  now: Date,
): Promise<void> {
  await planJob(transaction, {
    kind: CHECK_SIGNATURE,
    payload: { orderNo, envelopeId: id, check },
    idempotencyKey: `${id}:${check}`,
    runAt: after(now, CHECK_SIGNATURE_AFTER_MS * 2 ** (check - 1)),
  });
}

/**
 * Confirms an order whose signer closed the browser before the shop knew of the signature. Asks again later while the
 * envelope is open; once it has expired, the job that voids unsigned orders asks for the last time.
 * @throws DomainError `PaymentUnknown` while the gateway does not answer, PortError: the queue retries
 */
export async function checkSignature(
  deps: ConfirmDependencies,
  payload: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { database, ports, clock } = deps;
  const order = await findOrder(database, String(payload.orderNo));
  if (order?.status !== 'awaiting-signature') return;
  const agreement = await findAgreementOfOrder(database, order.orderNo);
  const envelopes = agreement ? await listEnvelopes(database, agreement.id) : [];
  const envelope = envelopes.find(({ id }) => id === payload.envelopeId);
  const now = clock.now();
  if (!envelope || envelope.expiresAt <= now) return;
  if (envelope.externalId !== null) {
    const provided = await ports.signatureService.getEnvelope(envelope.externalId);
    try {
      if ((await applySignature(deps, order, envelope, provided)) !== 'pending') return;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'PaymentDeclined') throw error;
      return;
    }
  }
  await database.transaction((transaction) =>
    planSignatureCheck(transaction, order.orderNo, envelope, Number(payload.check) + 1, now),
  );
}
