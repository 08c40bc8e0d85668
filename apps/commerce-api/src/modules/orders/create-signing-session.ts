import type { SigningSession } from '@ownpath/contracts/checkout';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type Agreement,
  findAgreementDocument,
  findAgreementOfOrder,
  getStoreAddress,
  getStoreTimeZone,
} from '../agreements/index.ts';
import { RETAILER_NAME } from '../checkout/index.ts';
import { planSignatureCheck } from './check-signature.ts';
import { getOwnOrder } from './get-order.ts';
import { after, SIGNATURE_LIFE_MS } from './order-times.ts';
import {
  insertEnvelope,
  listEnvelopes,
  lockOrder,
  moveEnvelope,
  type OrderRow,
  type SignatureEnvelope,
} from './orders-queries.ts';

type SigningDependencies = Pick<Dependencies, 'database' | 'clock' | 'ports' | 'config'>;

/** Of the signer's phone. */
const SHOWN_DIGITS = 2;

const isLive = ({ status }: SignatureEnvelope) => ['requested', 'created', 'signed'].includes(status);

/** The open envelope, or a new one, stored before the provider is called. */
async function openEnvelope(
  deps: SigningDependencies,
  order: OrderRow,
  agreement: Agreement,
): Promise<SignatureEnvelope> {
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    await lockOrder(transaction, order.orderNo);
    const envelopes = await listEnvelopes(transaction, agreement.id);
    const live = envelopes.find(isLive);
    if (live) return live;
    const document = await findAgreementDocument(transaction, agreement.id);
    if (!document) throw new Error(`agreement ${agreement.agreementNumber} has no document`);
    const envelope = await insertEnvelope(transaction, {
      agreementId: agreement.id,
      documentId: document.id,
      basketId: order.basketId,
      idempotencyKey: `sign:${agreement.id}:${envelopes.length + 1}`,
      documentSha256: document.sha256,
      signerName: `${order.firstName} ${order.lastName}`,
      signerEmail: order.email,
      expiresAt: after(order.createdAt, SIGNATURE_LIFE_MS),
      createdAt: now,
      updatedAt: now,
    });
    await planSignatureCheck(transaction, order.orderNo, envelope, 1, now);
    return envelope;
  });
}

/** Creates the envelope at the provider; its idempotency key lets a repeated call resume it. */
async function sendEnvelope(
  deps: SigningDependencies,
  order: OrderRow,
  agreement: Agreement,
  envelope: SignatureEnvelope,
): Promise<string> {
  const { database, clock, ports } = deps;
  if (envelope.externalId !== null) return envelope.externalId;
  const document = await findAgreementDocument(database, agreement.id);
  if (!document) throw new Error(`agreement ${agreement.agreementNumber} has no document`);
  const sent = await ports.signatureService.createEnvelope({
    idempotencyKey: envelope.idempotencyKey,
    title: document.title,
    documentHtml: document.html,
    documentSha256: document.sha256,
    signerName: envelope.signerName,
    signerEmail: envelope.signerEmail,
    signerPhoneEnding: (order.phone ?? '').replaceAll(/\D/g, '').slice(-SHOWN_DIGITS),
    sender: [RETAILER_NAME, ...(await getStoreAddress(database, agreement.storeId))].join(', '),
    reference: order.orderNo,
    locale: order.locale,
  });
  await moveEnvelope(database, envelope.id, { status: 'created', externalId: sent.envelopeId }, clock.now());
  return sent.envelopeId;
}

/**
 * URL where the shopper signs. A repeated call resumes the same envelope; a declined one is replaced.
 * @throws DomainError `Forbidden` for a return address outside the shop; `OrderNotFound`;
 *   `CheckoutStepOutOfOrder` when the order is no longer awaiting a signature
 */
export async function createSigningSession(
  deps: SigningDependencies,
  request: { readonly orderNo: string; readonly owners: readonly string[]; readonly returnUrl: string },
): Promise<SigningSession> {
  const { orderNo, owners, returnUrl } = request;
  const { database, clock, ports, config } = deps;
  if (new URL(returnUrl).origin !== new URL(config.publicUrl).origin) {
    throw new DomainError('Forbidden', 'The return URL is not a page of the storefront.');
  }
  const order = await getOwnOrder(database, orderNo, owners, clock.now());
  const agreement = await findAgreementOfOrder(database, orderNo);
  if (order.status !== 'awaiting-signature' || !agreement) {
    throw new DomainError('CheckoutStepOutOfOrder', 'This order is not waiting for a signature.');
  }
  let envelopeId = await sendEnvelope(deps, order, agreement, await openEnvelope(deps, order, agreement));
  const { status } = await ports.signatureService.getEnvelope(envelopeId);
  if (status === 'declined' || status === 'voided') {
    const declined = (await listEnvelopes(database, agreement.id)).find(
      (row) => row.externalId === envelopeId,
    );
    if (declined) await moveEnvelope(database, declined.id, { status }, clock.now());
    envelopeId = await sendEnvelope(deps, order, agreement, await openEnvelope(deps, order, agreement));
  }
  const timeZone = await getStoreTimeZone(database, agreement.storeId);
  const signingUrl = await ports.signatureService.createSigningUrl({ envelopeId, returnUrl, timeZone });
  await database.flush();
  return { signingUrl, envelopeId, orderNo };
}
