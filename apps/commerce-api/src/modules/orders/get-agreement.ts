import type { AgreementState, getAgreementFile, OrderAgreement } from '@ownpath/contracts/orders';
import type { Locale } from '@ownpath/domain/site';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  type Agreement,
  findAgreementOfOrder,
  findOrMakeFile,
  findSignature,
  getDocument,
  getStoreTimeZone,
  listAgreementDocuments,
} from '../agreements/index.ts';
import { getOwnOrder } from './get-order.ts';
import { listAgreementCopies } from './list-agreement-copies.ts';
import type { OrderRow } from './orders-queries.ts';

type Request = {
  readonly orderNo: string;
  readonly owners: readonly string[];
  /** The language of the copy; the signed version without it. */
  readonly copy?: Locale | undefined;
};

const notFound = () => new DomainError('OrderNotFound', 'No such agreement.');

async function getOwnAgreement(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { orderNo, owners }: Request,
): Promise<{ readonly order: OrderRow; readonly agreement: Agreement }> {
  const order = await getOwnOrder(database, orderNo, owners, clock.now());
  const agreement = await findAgreementOfOrder(database, orderNo);
  if (!agreement) throw notFound();
  return { order, agreement };
}

const states: Readonly<Record<OrderRow['status'], AgreementState>> = {
  created: 'unsigned',
  'awaiting-signature': 'unsigned',
  failed: 'signed-unpaid',
  confirmed: 'in-force',
  cancelled: 'ended',
};

/** The agreement as text. @throws DomainError `OrderNotFound` */
export async function getOrderAgreement(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: Request,
): Promise<OrderAgreement> {
  const { database } = deps;
  const { order, agreement } = await getOwnAgreement(deps, request);
  const state = states[order.status];
  const documents = await listAgreementDocuments(database, agreement.id);
  const facts = documents.find(({ locale }) => locale === request.copy) ?? documents[0];
  if (!facts) throw notFound();
  const document = state === 'ended' ? null : await getDocument(database, facts.id);
  const signature = state === 'ended' ? null : await findSignature(database, agreement.id);
  return {
    orderNo: order.orderNo,
    agreementNumber: agreement.agreementNumber,
    agreementOrdinal: order.agreementOrdinal,
    agreementCount: order.agreementCount,
    state,
    copies: await listAgreementCopies(database, order, agreement.id),
    document: document && {
      locale: document.locale,
      title: document.title,
      html: document.html,
      sha256: document.sha256,
    },
    signature: signature?.signedAt
      ? {
          signerName: signature.signerName,
          signedAt: signature.signedAt.toISOString(),
          signerIp: signature.signerIp,
          documentSha256: signature.documentSha256,
          timeZone: await getStoreTimeZone(database, agreement.storeId),
        }
      : null,
  };
}

const fileNames: Readonly<Record<Locale, string>> = { 'en-US': 'Agreement', 'es-US': 'Contrato' };

/** The signed agreement as a file. @throws DomainError `OrderNotFound`, also while it is not in force */
export async function getOrderAgreementFile(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  request: Request,
): Promise<z.output<typeof getAgreementFile.response>> {
  const { database } = deps;
  const { order, agreement } = await getOwnAgreement(deps, request);
  const documents = await listAgreementDocuments(database, agreement.id);
  const facts = request.copy
    ? documents.find(({ locale }) => locale === request.copy)
    : documents.find(({ isSigned }) => isSigned);
  if (order.status !== 'confirmed' || !facts) throw notFound();
  const file = await findOrMakeFile(deps, agreement, facts);
  if (!file) throw notFound();
  return {
    fileName: `${fileNames[facts.locale]}-${agreement.agreementNumber}.pdf`,
    locale: facts.locale,
    pageCount: file.pageCount,
    sha256: file.sha256,
    pdf: Buffer.from(file.pdf).toString('base64'),
  };
}
