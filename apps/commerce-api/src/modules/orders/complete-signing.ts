import { DomainError } from '../../domain-error.ts';
import { type Envelope, PortError } from '../../ports/index.ts';
import { findAgreementOfOrder } from '../agreements/index.ts';
import { type ConfirmDependencies, confirmOrder } from './confirm-order.ts';
import { getOwnOrder } from './get-order.ts';
import type { OrderRow } from './orders-queries.ts';
import { listEnvelopes, moveEnvelope, type SignatureEnvelope } from './orders-queries.ts';

export type SigningOutcome = {
  readonly status: 'signed' | 'declined' | 'pending';
  readonly orderNo: string;
  readonly agreementNumber: string | null;
};

/**
 * Applies the e-signature provider's state of an envelope.
 * @throws PortError `malformed` when another document was signed
 */
export async function applySignature(
  deps: ConfirmDependencies,
  order: OrderRow,
  envelope: SignatureEnvelope,
  provided: Envelope,
): Promise<SigningOutcome['status']> {
  if (provided.status === 'created') return 'pending';
  const now = deps.clock.now();
  if (provided.status !== 'signed') {
    await moveEnvelope(deps.database, envelope.id, { status: provided.status }, now);
    return 'declined';
  }
  if (provided.documentSha256 !== envelope.documentSha256) {
    throw new PortError('signature-service', 'malformed', 'another document was signed');
  }
  const signedAt = provided.signedAt === null ? now : new Date(provided.signedAt);
  await moveEnvelope(
    deps.database,
    envelope.id,
    {
      status: 'signed',
      signedAt,
      consentedAt: signedAt,
      signerName: provided.signerName ?? envelope.signerName,
      signerIp: provided.signerIp,
    },
    now,
  );
  await confirmOrder(deps, order, signedAt);
  return 'signed';
}

/**
 * After the shopper returns from signing: asks the provider for the result and trusts nothing else. Repeated or late
 * calls return the same agreement.
 * @throws DomainError `OrderNotFound`; as `confirmOrder`
 */
export async function completeSigning(
  deps: ConfirmDependencies,
  request: { readonly orderNo: string; readonly customerId: string; readonly envelopeId: string },
): Promise<SigningOutcome> {
  const { orderNo, customerId, envelopeId } = request;
  const { database, ports } = deps;
  const order = await getOwnOrder(database, orderNo, customerId);
  const agreement = await findAgreementOfOrder(database, orderNo);
  const envelopes = agreement ? await listEnvelopes(database, agreement.id) : [];
  const envelope = envelopes.find((candidate) => candidate.externalId === envelopeId);
  if (!agreement || !envelope) throw new DomainError('OrderNotFound', 'No such signing of this order.');
  const { agreementNumber } = agreement;
  if (order.status === 'confirmed') return { status: 'signed', orderNo, agreementNumber };
  const status = await applySignature(
    deps,
    order,
    envelope,
    await ports.signatureService.getEnvelope(envelopeId),
  );
  await database.flush();
  return { status, orderNo, agreementNumber: status === 'signed' ? agreementNumber : null };
}
