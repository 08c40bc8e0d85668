import { isSignerName } from '@ownpath/domain/agreements';
import { type Envelope, PortError } from '../../ports/index.ts';
import { type ConfirmDependencies, confirmOrder } from './confirm-order.ts';
import { moveEnvelope, type OrderRow, type SignatureEnvelope } from './orders-queries.ts';

/**
 * Applies the e-signature provider's state of an envelope. A signature by another name than the applicant's is not
 * accepted: the envelope is closed, and a new one can be signed.
 * @throws PortError `malformed` when another document was signed
 */
export async function applySignature(
  deps: ConfirmDependencies,
  order: OrderRow,
  envelope: SignatureEnvelope,
  provided: Envelope,
): Promise<'signed' | 'declined' | 'pending' | 'wrong-name'> {
  if (provided.status === 'created') return 'pending';
  const now = deps.clock.now();
  if (provided.status !== 'signed') {
    await moveEnvelope(deps.database, envelope.id, { status: provided.status }, now);
    return 'declined';
  }
  if (provided.documentSha256 !== envelope.documentSha256) {
    throw new PortError('signature-service', 'malformed', 'another document was signed');
  }
  if (!isSignerName(provided.signerName ?? '', envelope.signerName)) {
    await moveEnvelope(deps.database, envelope.id, { status: 'voided' }, now);
    return 'wrong-name';
  }
  const signedAt = provided.signedAt === null ? now : new Date(provided.signedAt);
  await moveEnvelope(
    deps.database,
    envelope.id,
    {
      status: 'signed',
      signedAt,
      consentedAt: signedAt,
      signerName: provided.signerName ?? '',
      signerIp: provided.signerIp,
    },
    now,
  );
  await confirmOrder(deps, order, signedAt);
  return 'signed';
}
