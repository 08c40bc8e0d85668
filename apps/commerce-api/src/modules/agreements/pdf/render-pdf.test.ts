import { LOCALES, type Locale } from '@ownpath/domain/site';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { sampleAgreement } from '../../../testing/sample-agreement.ts';
import type { AgreementDocumentInput } from '../agreement-document-input.ts';
import { buildAgreementDocument } from '../build-agreement-document.ts';
import type { DocumentBlock, DocumentContent } from '../document-content.ts';
import { renderAgreement } from '../render-agreement.ts';
import { signContent } from '../sign-content.ts';
import { renderPdf } from './render-pdf.ts';

const SIGNED_AT = new Date('2026-11-21T16:42:00Z');
const contentOf = (locale: Locale, change: Partial<AgreementDocumentInput> = {}) =>
  buildAgreementDocument(sampleAgreement(locale, change));
const evidence = {
  signerName: 'Maria Alvarez',
  signerIp: '203.0.113.7',
  signedAt: SIGNED_AT,
  documentSha256: 'ab'.repeat(32),
  envelopeId: 'sbx_env_1',
  timeZone: 'America/Chicago',
} as const;
const pdfOf = (content: DocumentContent) =>
  renderPdf(signContent(content, { ...evidence, signedLocale: content.locale }), SIGNED_AT);

/** All text, one space between words, without the page numbers between two lines of a paragraph. */
async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)));
  return text
    .map((page) => page.replace(/[^\n]*(?:Page|Página) \d+ (?:of|de) \d+\s*$/, ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}
const textOfHtml = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

function textsOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'facts':
      return block.rows.flatMap(({ label, value }) => [label, value]);
    case 'entries':
      return [...block.entries];
    case 'table':
      return [...block.rows, block.total ?? []].flat().flatMap(({ text, detail = [] }) => [text, ...detail]);
  }
}

describe.each(LOCALES)('the PDF in %s', (locale) => {
  test.each(['TX', 'CO', 'VT', 'NY'])(
    'of %s has every clause and figure of the text, and the record of the signature',
    async (stateCode) => {
      const content = contentOf(locale, { stateCode });
      const inHtml = textOfHtml(renderAgreement(content).html);
      const inPdf = await textOfPdf((await pdfOf(content)).pdf);
      const parts = [
        content.title,
        content.number,
        ...content.parties.flatMap(({ label, lines }) => [label, ...lines]),
        ...content.summary.points.flatMap(({ lead, text }) => [lead, text]),
        ...content.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
        ...content.signing.notices,
        ...content.notices.firstPage.map(({ text }) => text),
        ...content.notices.beforeSignature.map(({ text }) => text),
        ...content.signing.signatures.map(({ name }) => name),
      ].filter((part) => part !== '');
      expect(parts.length).toBeGreaterThan(110);
      for (const part of parts) {
        expect(inHtml).toContain(part);
        expect(inPdf.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''));
      }
      for (const part of ['Maria Alvarez', '203.0.113.7', 'ab'.repeat(32), 'sbx_env_1', '10:42']) {
        expect(inPdf).toContain(part);
      }
    },
  );

  test('has title, language and tags for screen readers', async () => {
    const { pdf, pageCount } = await pdfOf(contentOf(locale));
    const proxy = await getDocumentProxy(Uint8Array.from(pdf));
    const { info } = await proxy.getMetadata();
    expect(info).toMatchObject({ Title: `${contentOf(locale).title} 04217-70000001`, Language: locale });
    expect(proxy.numPages).toBe(pageCount);
    expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await (await proxy.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(tree).toContain(`"${role}"`);
  });

  test('is the same file whenever it is made', async () => {
    const first = await pdfOf(contentOf(locale));
    expect(await pdfOf(contentOf(locale))).toEqual(first);
  });
});
