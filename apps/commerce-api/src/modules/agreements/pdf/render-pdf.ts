import { setImmediate as nextTurn } from 'node:timers/promises';
import type {
  DocumentBlock,
  DocumentNotice,
  DocumentSection,
  DocumentSignature,
} from '../document-content.ts';
import type { SignedContent } from '../sign-content.ts';
import { signingTexts } from '../signing-texts.ts';
import { colors, MARGIN, openPdf, type PdfPage, TEXT_WIDTH, type TextStyle } from './pdf-page.ts';
import { drawTable } from './pdf-table.ts';

type Element = PDFKit.PDFStructureElement;
const FULL = { x: MARGIN, width: TEXT_WIDTH };
const COLUMN_GAP = 18;
const BAR_HEIGHT = 64;

function addText(
  page: PdfPage,
  parent: Element,
  tag: string,
  text: string,
  style: TextStyle = {},
  box = FULL,
) {
  const { doc } = page;
  page.ensureRoom(page.heightOf(text, box.width, style));
  const { y } = doc;
  parent.add(doc.struct(tag, {}, () => page.write(text, box, y, style)));
  doc.x = MARGIN;
}

function addHeading(page: PdfPage, parent: Element, text: string): void {
  // A heading stays with the first lines below it.
  page.doc.y += 14;
  page.ensureRoom(64);
  addText(page, parent, 'H2', text, { font: 'display', size: 12.5 });
  page.doc.y += 4;
}

function drawBar(page: PdfPage, { retailerName, number, numberLabel }: SignedContent): void {
  const { doc } = page;
  doc.markContent('Artifact');
  doc.rect(0, 0, doc.page.width, BAR_HEIGHT).fill(colors.bar);
  page.write(retailerName, FULL, 22, { font: 'display', size: 17, color: colors.white });
  page.write(`${numberLabel} ${number}`, FULL, 26, { size: 9.5, color: colors.white, align: 'right' });
  doc.endMarkedContent();
  doc.x = MARGIN;
  doc.y = BAR_HEIGHT + 30;
}

function drawParties(page: PdfPage, root: Element, { parties }: SignedContent): void {
  const { doc } = page;
  const width = (TEXT_WIDTH - COLUMN_GAP * (parties.length - 1)) / parties.length;
  const top = doc.y;
  let bottom = top;
  parties.forEach(({ label, lines }, index) => {
    const box = { x: MARGIN + index * (width + COLUMN_GAP), width };
    doc.y = top;
    addText(page, root, 'P', label, { size: 8, color: colors.ink2 }, box);
    for (const line of lines) addText(page, root, 'P', line, { font: 'bold', size: 9 }, box);
    bottom = Math.max(bottom, doc.y);
  });
  doc.y = bottom + 14;
}

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

function drawEntries(page: PdfPage, parent: Element, entries: readonly string[]): void {
  const { doc } = page;
  const columns = 3;
  const width = (TEXT_WIDTH - COLUMN_GAP * (columns - 1)) / columns;
  const height = Math.max(14, page.heightOf('1', width, { size: 8.5 }));
  const list = doc.struct('L');
  parent.add(list);
  for (let start = 0; start < entries.length; start += columns) {
    page.ensureRoom(height);
    const top = doc.y;
    entries.slice(start, start + columns).forEach((entry, index) => {
      const box = { x: MARGIN + index * (width + COLUMN_GAP), width };
      const text = `${start + index + 1}. ${entry}`;
      list.add(doc.struct('LI', {}, () => page.write(text, box, top, { size: 8.5 })));
    });
    doc.x = MARGIN;
    doc.y = top + height;
  }
  list.end();
}

function drawBlock(page: PdfPage, parent: Element, block: DocumentBlock): void {
  switch (block.kind) {
    case 'paragraph':
      addText(page, parent, 'P', block.text, block.isSmall ? { size: 8.5, color: colors.ink2 } : {});
      page.doc.y += 4;
      return;
    case 'facts':
      drawTable(page, parent, {
        kind: 'table',
        columns: [{ heading: '' }, { heading: '', isAmount: true }],
        rows: block.rows.map(({ label, value }) => [{ text: label }, { text: value }]),
      });
      page.doc.y += 6;
      return;
    case 'entries':
      drawEntries(page, parent, block.entries);
      return;
    case 'table':
      drawTable(page, parent, block);
      page.doc.y += 6;
  }
}

function drawSection(page: PdfPage, root: Element, { heading, blocks }: DocumentSection): void {
  const sect = page.doc.struct('Sect');
  root.add(sect);
  addHeading(page, sect, heading);
  for (const block of blocks) drawBlock(page, sect, block);
  sect.end();
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

function drawSignature(page: PdfPage, root: Element, one: DocumentSignature): void {
  const { doc } = page;
  page.ensureRoom(74);
  doc.y += 10;
  addText(page, root, 'P', one.signature?.text ?? '', { font: 'italic', size: 17 });
  doc.markContent('Artifact');
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + 300, doc.y)
    .lineWidth(0.75)
    .strokeColor(colors.ink)
    .stroke();
  doc.endMarkedContent();
  doc.y += 4;
  addText(page, root, 'P', `${one.label}: ${one.name}`, { font: 'bold' });
  if (one.signature) addText(page, root, 'P', one.signature.detail, { size: 8.5, color: colors.ink2 });
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
    // A whole document takes 100 ms; other requests are answered in between.
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
