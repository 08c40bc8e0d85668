import { DomainError } from '../../domain-error.ts';
import { findAgreementOfOrder } from '../agreements/index.ts';
import { applySignature } from './apply-signature.ts';
import type { ConfirmDependencies } from './confirm-order.ts';
import { getOwnOrder } from './get-order.ts';
import { listEnvelopes } from './orders-queries.ts';

export type SigningOutcome = {
  readonly status: 'signed' | 'declined' | 'pending' | 'wrong-name' | 'cancelled';
  readonly orderNo: string;
  readonly agreementNumber: string | null;
};

/**
 * After the shopper returns from signing: asks the provider for the result and trusts nothing else. Repeated or late
 * calls return the same agreement.
 * @throws DomainError `OrderNotFound`; as `confirmOrder`, also later for a signed order that is not paid
 */
export async function completeSigning(
  deps: ConfirmDependencies,
  request: { readonly orderNo: string; readonly owners: readonly string[]; readonly envelopeId: string },
): Promise<SigningOutcome> {
  const { orderNo, owners, envelopeId } = request;
  const { database, ports } = deps;
  const order = await getOwnOrder(database, orderNo, owners, deps.clock.now());
  const agreement = await findAgreementOfOrder(database, orderNo);
  const envelopes = agreement ? await listEnvelopes(database, agreement.id) : [];
  const envelope = envelopes.find((candidate) => candidate.externalId === envelopeId);
  if (!agreement || !envelope)
    throw new DomainError('OrderNotFound', 'No such signing session of this order.');
  const { agreementNumber } = agreement;
  if (order.status === 'cancelled') return { status: 'cancelled', orderNo, agreementNumber: null };
  if (order.status === 'failed') throw new DomainError('PaymentDeclined', 'The card could not be charged.');
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
