import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { type Agreement, getStoreTimeZone } from './agreements-queries.ts';
import type { DocumentContent } from './document-content.ts';
import {
  type AgreementDocumentFacts,
  type DocumentFile,
  findDocumentFile,
  findSignature,
  getDocument,
  insertDocumentFile,
  listAgreementDocuments,
} from './documents-queries.ts';
import { signContent } from './sign-content.ts';

type FileDependencies = Pick<Dependencies, 'database'>;

/**
 * The signed agreement as a PDF in the document's language. It is made once, from the same content as the text that was
 * signed; two callers at once get the same file. Null before the signature, and for documents without content.
 */
export async function findOrMakeFile(
  { database }: FileDependencies,
  agreement: Pick<Agreement, 'id' | 'storeId'>,
  facts: AgreementDocumentFacts,
): Promise<DocumentFile | null> {
  const made = await findDocumentFile(database, facts.id);
  if (made || !facts.canBeFile) return made;
  const signature = await findSignature(database, agreement.id);
  const document = await getDocument(database, facts.id);
  if (!signature?.signedAt || !document.content) return null;
  const timeZone = await getStoreTimeZone(database, agreement.storeId);
  const signed = await getDocument(database, signature.documentId);
  const content = signContent(document.content as unknown as DocumentContent, {
    signerName: signature.signerName,
    signerIp: signature.signerIp,
    signedAt: signature.signedAt,
    signedLocale: signed.locale,
    documentSha256: signature.documentSha256,
    envelopeId: signature.externalId ?? signature.id,
    timeZone,
  });
  // Loaded when it is first needed: the library is large, and most processes start without a file to make.
  const { renderPdf } = await import('./pdf/render-pdf.ts');
  const { pdf, pageCount } = await renderPdf(content, signature.signedAt);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  await insertDocumentFile(database, { documentId: facts.id, pdf, pageCount, sha256 });
  return findDocumentFile(database, facts.id);
}

/** Makes the files of a signed agreement in every language, ahead of the first download. */
export async function makeAgreementFiles(
  deps: FileDependencies,
  agreement: Pick<Agreement, 'id' | 'storeId'>,
): Promise<void> {
  for (const facts of await listAgreementDocuments(deps.database, agreement.id)) {
    await findOrMakeFile(deps, agreement, facts);
  }
}
