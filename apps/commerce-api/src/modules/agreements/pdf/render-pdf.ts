import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentNotice } from '../document-content.ts';
import type { SignedContent } from '../sign-content.ts';
import { signingTexts } from '../signing-texts.ts';
import {
  addHeading,
  addText,
  drawBar,
  drawParties,
  drawSection,
  drawSignature,
  type Element,
} from './pdf-blocks.ts';
import { colors, MARGIN, openPdf, type PdfPage, TEXT_WIDTH, type TextStyle } from './pdf-page.ts';

function drawSummary(page: PdfPage, root: Element, { summary }: SignedContent): void {
  const { doc } = page;
  const box = { x: MARGIN + 14, width: TEXT_WIDTH - 28 };
  const height = summary.points.reduce(
    (sum, { lead, text }) => sum + page.heightOf(`${lead} ${text}`, box.width) + 3,
    48,
  );
  page.ensureRoom(height);
  const top = doc.y;
  doc.markContent('Artifact');
  doc.roundedRect(MARGIN, top, TEXT_WIDTH, height, 8).fill(colors.soft);
  doc.endMarkedContent();
  doc.y = top + 12;
  addText(page, root, 'H2', summary.heading, { font: 'display', size: 12.5 }, box);
  doc.y += 3;
  for (const { lead, text } of summary.points) {
    addText(page, root, 'P', `${lead} ${text}`, {}, box);
    doc.y += 3;
  }
  doc.y = top + height;
}

/** Each in a ruled block of its own, in the size of type that the law asks for. */
function drawNotices(page: PdfPage, root: Element, notices: readonly DocumentNotice[]): void {
  const { doc } = page;
  const box = { x: MARGIN + 14, width: TEXT_WIDTH - 14 };
  for (const { text, isBold, minPointSize } of notices) {
    const style: TextStyle = { size: Math.max(9.5, minPointSize), font: isBold ? 'bold' : 'regular' };
    page.ensureRoom(page.heightOf(text, box.width, style));
    const top = doc.y;
    addText(page, root, 'P', text, style, box);
    doc.markContent('Artifact');
    doc.rect(MARGIN, top, 2.5, doc.y - top).fill(colors.spruce);
    doc.endMarkedContent();
    doc.y += 10;
  }
}

/**
 * A signed document as a tagged PDF with selectable text and embedded fonts. The same content and moment give the same
 * bytes.
 */
export async function renderPdf(content: SignedContent, signedAt: Date) {
  const page = await openPdf(content, signedAt);
  const { root, doc } = page;
  const { signing, evidence } = content;
  drawBar(page, content);
  addText(page, root, 'H1', content.title, { font: 'display', size: 20 });
  doc.y += 4;
  if (content.note !== null) addText(page, root, 'P', content.note, { font: 'bold' });
  doc.y += 8;
  drawParties(page, root, content);
  drawSummary(page, root, content);
  drawNotices(page, root, content.notices.firstPage);
  for (const section of content.sections) {
    drawSection(page, root, section);
    // A whole document takes 30 ms, the first of a process 300; other requests are answered in between.
    await nextTurn();
  }
  if (content.notices.beforeSignature.length > 0) {
    addHeading(page, root, content.notices.heading);
    drawNotices(page, root, content.notices.beforeSignature);
  }
  addHeading(page, root, signing.heading);
  for (const notice of signing.notices) addText(page, root, 'P', notice, { font: 'bold' });
  for (const one of signing.signatures) drawSignature(page, root, one);
  doc.addPage();
  addHeading(page, root, evidence.heading);
  addText(page, root, 'P', evidence.intro, { color: colors.ink2 });
  doc.y += 6;
  for (const { label, value } of evidence.rows) {
    page.ensureRoom(40);
    addText(page, root, 'P', label, { size: 8, color: colors.ink2 });
    addText(page, root, 'P', value, { font: 'bold', size: 9 });
    doc.y += 6;
  }
  const { page: pageText } = signingTexts[content.locale];
  return page.finish((number, count) => `${content.title} ${content.number}. ${pageText(number, count)}`);
}
