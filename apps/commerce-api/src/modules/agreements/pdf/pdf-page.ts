import PDFDocument from 'pdfkit';
import type { DocumentContent } from '../document-content.ts';
import { type FontStyle, fontNameOf, fontRunsOf, loadPdfFonts } from './pdf-fonts.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** Letter paper, in points. */
export const MARGIN = 56;
const PAGE_WIDTH = 612;
const PAGE_HEIGHT = 792;
const FOOTER_HEIGHT = 30;
export const TEXT_WIDTH = PAGE_WIDTH - 2 * MARGIN;

export const colors = {
  ink: '#13231e',
  ink2: '#42524b',
  line: '#dfd4bf',
  spruce: '#1f5b4a',
  bar: '#12332b',
  soft: '#e5ede1',
  white: '#ffffff',
} as const;

export type TextStyle = {
  readonly font?: FontStyle;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
};

type Box = { readonly x: number; readonly width: number };

/** A document with a cursor, the shop's fonts and tags for screen readers. */
export type PdfPage = Awaited<ReturnType<typeof openPdf>>;

type FileFacts = Pick<DocumentContent, 'locale' | 'title' | 'number' | 'retailerName' | 'minPointSize'>;

/** @param createdAt the moment of the signature, so that the file doesn't depend on when it is made */
export async function openPdf(content: FileFacts, createdAt: Date) {
  const fonts = await loadPdfFonts();
  const doc: Pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_HEIGHT },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: content.locale,
    displayTitle: true,
    info: {
      Title: `${content.title} ${content.number}`,
      Author: content.retailerName,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  // PDFKit takes opened fonts since 0.20; its types don't say so yet.
  for (const { name, font } of fonts) doc.registerFont(name, font as unknown as Buffer);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<Uint8Array>((resolve) => {
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
  });
  const bottom = PAGE_HEIGHT - MARGIN - FOOTER_HEIGHT;

  const minSize = content.minPointSize ?? 0;
  const use = ({ font = 'regular', size = 9.5, color = colors.ink }: TextStyle) =>
    doc.font(fontNameOf(font, 'latin')).fontSize(Math.max(size, minSize)).fillColor(color);

  return {
    doc,
    root,

    heightOf(text: string, width: number, style: TextStyle = {}): number {
      use(style);
      return doc.heightOfString(text.normalize('NFC'), { width, lineGap: 2 });
    },

    /** Writes into a box and moves the cursor below it. */
    write(text: string, { x, width }: Box, y: number, style: TextStyle = {}): void {
      use(style);
      const runs = fontRunsOf(text);
      runs.forEach((run, index) => {
        doc.font(fontNameOf(style.font ?? 'regular', run.subset));
        const options = {
          width,
          lineGap: 2,
          align: style.align ?? 'left',
          continued: index < runs.length - 1,
        } as const;
        if (index === 0) doc.text(run.text, x, y, options);
        else doc.text(run.text, options);
      });
    },

    /** Starts a page unless so much room is left on this one. */
    ensureRoom(height: number): void {
      if (doc.y + height > bottom) doc.addPage();
    },

    /** Numbers the pages and ends the document. */
    async finish(footerOf: (page: number, count: number) => string) {
      const { count: pageCount } = doc.bufferedPageRange();
      for (let index = 0; index < pageCount; index++) {
        doc.switchToPage(index);
        doc.page.margins.bottom = 0;
        doc.markContent('Artifact', { type: 'Pagination' });
        this.write(footerOf(index + 1, pageCount), { x: MARGIN, width: TEXT_WIDTH }, PAGE_HEIGHT - MARGIN, {
          size: 8,
          color: colors.ink2,
        });
        doc.endMarkedContent();
      }
      root.end();
      doc.end();
      return { pdf: await written, pageCount };
    },
  };
}
