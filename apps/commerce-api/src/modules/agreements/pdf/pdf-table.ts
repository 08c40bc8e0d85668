import type { DocumentTable } from '../document-content.ts';
import { colors, MARGIN, type PdfPage, TEXT_WIDTH, type TextStyle } from './pdf-page.ts';

const PADDING = 5;
const DETAIL: TextStyle = { size: 8, color: colors.ink2 };

type Cell = { readonly text: string; readonly detail?: readonly string[] };
type Column = { readonly isAmount: boolean; readonly x: number; readonly width: number };

/** Amounts get a fixed width, the other columns share the rest, the first one with the larger part. */
function columnsOf(amounts: readonly boolean[]): Column[] {
  const amountWidth = amounts.length > 3 ? 96 : 110;
  const texts = amounts.filter((isAmount) => !isAmount).length;
  const rest = TEXT_WIDTH - amountWidth * (amounts.length - texts);
  const narrow = texts > 1 ? 84 : 0;
  let x = MARGIN;
  return amounts.map((isAmount, index) => {
    const wide = rest - narrow * (texts - 1);
    const width = isAmount ? amountWidth : index === 0 ? wide : narrow;
    const column = { isAmount, x, width: width - PADDING };
    x += width;
    return column;
  });
}

function rowHeight(
  page: PdfPage,
  cells: readonly Cell[],
  columns: readonly Column[],
  style: TextStyle,
): number {
  const heights = cells.map(({ text, detail = [] }, index) => {
    const width = columns[index]?.width ?? 0;
    const first = text === '' ? 0 : page.heightOf(text, width, style);
    return detail.reduce((sum, line) => sum + page.heightOf(line, width, DETAIL), first);
  });
  return Math.max(...heights) + 2 * PADDING;
}

function drawRow(
  page: PdfPage,
  table: PDFKit.PDFStructureElement,
  cells: readonly Cell[],
  columns: readonly Column[],
  row: { readonly style: TextStyle; readonly isHeader?: boolean },
): void {
  const { doc } = page;
  const height = rowHeight(page, cells, columns, row.style);
  page.ensureRoom(height);
  const top = doc.y;
  const line = doc.struct('TR');
  table.add(line);
  cells.forEach(({ text, detail = [] }, index) => {
    const column = columns[index];
    if (!column) return;
    const align = column.isAmount ? 'right' : 'left';
    const isHeader = row.isHeader || index === 0;
    line.add(
      doc.struct(isHeader ? 'TH' : 'TD', {}, () => {
        let y = top + PADDING;
        const font = isHeader ? 'bold' : row.style.font;
        const style = { ...row.style, align, ...(font && { font }) } as const;
        if (text !== '') page.write(text, column, y, style);
        if (text !== '') y = doc.y;
        for (const part of detail) {
          page.write(part, column, y, { ...DETAIL, align });
          y = doc.y;
        }
      }),
    );
  });
  line.end();
  doc.markContent('Artifact');
  const bottom = top + height;
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + TEXT_WIDTH, bottom)
    .lineWidth(0.5)
    .strokeColor(colors.line)
    .stroke();
  doc.endMarkedContent();
  doc.x = MARGIN;
  doc.y = bottom;
}

/** A table with ruled rows; a row is never cut by a page's end. */
export function drawTable(page: PdfPage, parent: PDFKit.PDFStructureElement, table: DocumentTable): void {
  const columns = columnsOf(table.columns.map(({ isAmount = false }) => isAmount));
  const element = page.doc.struct('Table');
  parent.add(element);
  const headings = table.columns.map(({ heading }) => ({ text: heading }));
  if (headings.some(({ text }) => text !== '')) {
    drawRow(page, element, headings, columns, { style: { size: 8, color: colors.ink2 }, isHeader: true });
  }
  for (const row of table.rows) drawRow(page, element, row, columns, { style: {} });
  if (table.total) drawRow(page, element, table.total, columns, { style: { font: 'bold', size: 10.5 } });
  element.end();
}
