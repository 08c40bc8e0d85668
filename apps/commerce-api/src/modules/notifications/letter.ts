import type { Locale } from '@ownpath/domain/site';
import type { Email } from './deliver-message.ts';

const signatures: Readonly<Record<Locale, string>> = {
  'en-US': 'Rowan & Co. This is a demo store.',
  'es-US': 'Rowan & Co. Esta es una tienda de demostración.',
};

/** Of the demo retailer; a commercial mail must say where it comes from (15 USC 7704). */
export const HEAD_OFFICE = 'Rowan & Co., 5501 Headquarters Dr, Plano, TX 75024';

/** A line of text, or a link with what it leads to. */
export type LetterLine = string | { readonly label?: string; readonly link: string };

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function toText(line: LetterLine): string {
  if (typeof line === 'string') return line;
  return line.label === undefined ? line.link : `${line.label}\n${line.link}`;
}

function toHtml(line: LetterLine): string {
  if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
  const link = escapeHtml(line.link);
  const label = line.label === undefined ? '' : `${escapeHtml(line.label)}<br>`;
  return `<p>${label}<a href="${link}">${link}</a></p>`;
}

/** A mail of a few lines, as text and HTML, that ends with the shop's signature. */
export function toLetter(
  { to, subject }: Pick<Email, 'to' | 'subject'>,
  lines: readonly LetterLine[],
  locale: Locale,
  signature: string = signatures[locale],
): Email {
  const all = [...lines, signature];
  return { to, subject, text: all.map(toText).join('\n\n'), html: all.map(toHtml).join('\n'), locale };
}
