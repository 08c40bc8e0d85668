import { extractText, getDocumentProxy } from 'unpdf';

/** All text of a PDF in base 64, in one line. */
export async function readPdf(pdf: string): Promise<string> {
  const document = await getDocumentProxy(Uint8Array.from(Buffer.from(pdf, 'base64')));
  const { text } = await extractText(document);
  return text.join(' ').replaceAll(/\s+/g, ' ');
}
