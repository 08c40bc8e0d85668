import type { PaperContent } from './pdf/render-paper.ts';

/** A paper as a PDF; the library is loaded when it is first needed. */
export async function writePaper(content: PaperContent, writtenAt: Date): Promise<Uint8Array> {
  const { renderPaper } = await import('./pdf/render-paper.ts');
  return renderPaper(content, writtenAt);
}
