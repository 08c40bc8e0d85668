import type {
  DocumentBlock,
  DocumentContent,
  DocumentSection,
  DocumentSignature,
} from '../document-content.ts';
import { colors, MARGIN, type PdfPage, TEXT_WIDTH, type TextStyle } from './pdf-page.ts';
import { drawTable } from './pdf-table.ts';

export type Element = PDFKit.PDFStructureElement;
const FULL = { x: MARGIN, width: TEXT_WIDTH };
const COLUMN_GAP = 18;
const BAR_HEIGHT = 64;

export function addText(
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

export function addHeading(page: PdfPage, parent: Element, text: string): void {
  // A heading stays with the first lines below it.
  page.doc.y += 14;
  page.ensureRoom(64);
  addText(page, parent, 'H2', text, { font: 'display', size: 12.5 });
  page.doc.y += 4;
}

export function drawBar(
  page: PdfPage,
  { retailerName, number, numberLabel }: Pick<DocumentContent, 'retailerName' | 'number' | 'numberLabel'>,
): void {
  const { doc } = page;
  doc.markContent('Artifact');
  doc.rect(0, 0, doc.page.width, BAR_HEIGHT).fill(colors.bar);
  page.write(retailerName, FULL, 22, { font: 'display', size: 17, color: colors.white });
  page.write(`${numberLabel} ${number}`, FULL, 26, { size: 9.5, color: colors.white, align: 'right' });
  doc.endMarkedContent();
  doc.x = MARGIN;
  doc.y = BAR_HEIGHT + 30;
}

export function drawParties(
  page: PdfPage,
  root: Element,
  { parties }: Pick<DocumentContent, 'parties'>,
): void {
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

export function drawSection(page: PdfPage, root: Element, { heading, blocks }: DocumentSection): void {
  const sect = page.doc.struct('Sect');
  root.add(sect);
  addHeading(page, sect, heading);
  for (const block of blocks) drawBlock(page, sect, block);
  sect.end();
}

export function drawSignature(page: PdfPage, root: Element, one: DocumentSignature): void {
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
