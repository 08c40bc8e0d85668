import { type Envelope, PortError } from '../../ports/index.ts';
import { type ConfirmDependencies, confirmOrder } from './confirm-order.ts';
import { moveEnvelope, type OrderRow, type SignatureEnvelope } from './orders-queries.ts';

/**
 * Applies the e-signature provider's state of an envelope.
 * @throws PortError `malformed` when another document was signed
 */
export async function applySignature(
  deps: ConfirmDependencies,
  order: OrderRow,
  envelope: SignatureEnvelope,
  provided: Envelope,
): Promise<'signed' | 'declined' | 'pending'> {
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
