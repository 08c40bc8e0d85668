import type { DocumentContent, DocumentSection, DocumentSignature } from '../document-content.ts';
import { signingTexts } from '../signing-texts.ts';
import { addText, drawBar, drawParties, drawSection, drawSignature } from './pdf-blocks.ts';
import { openPdf } from './pdf-page.ts';

/** A short paper about an agreement: a receipt, a statement, a letter. */
export type PaperContent = Pick<
  DocumentContent,
  'locale' | 'title' | 'number' | 'numberLabel' | 'retailerName' | 'parties'
> & {
  /** Below the title. */
  readonly intro: readonly string[];
  readonly sections: readonly DocumentSection[];
  readonly signature: DocumentSignature | null;
};

/** The paper as a tagged PDF. The same content and moment give the same bytes. */
export async function renderPaper(content: PaperContent, writtenAt: Date): Promise<Uint8Array> {
  const page = await openPdf({ ...content, minPointSize: null }, writtenAt);
  const { root, doc } = page;
  drawBar(page, content);
  addText(page, root, 'H1', content.title, { font: 'display', size: 20 });
  doc.y += 8;
  drawParties(page, root, content);
  for (const text of content.intro) {
    addText(page, root, 'P', text, { size: 11 });
    doc.y += 6;
  }
  for (const section of content.sections) drawSection(page, root, section);
  if (content.signature) drawSignature(page, root, content.signature);
  const { page: pageText } = signingTexts[content.locale];
  const { pdf } = await page.finish(
    (number, count) => `${content.title} ${content.number}. ${pageText(number, count)}`,
  );
  return pdf;
}
