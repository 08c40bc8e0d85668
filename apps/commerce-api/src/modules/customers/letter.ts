import type { Email } from '../notifications/index.ts';

export type LetterLocale = Email['locale'];

const signatures: Readonly<Record<LetterLocale, string>> = {
  'en-US': 'Rowan & Co. This is a demo store.',
  'es-US': 'Rowan & Co. Esta es una tienda de demostración.',
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A line of words, or an address that can be followed. */
export type LetterLine = string | { readonly link: string };

/** A mail of a few lines, as text and as HTML, signed by the shop. */
export function toLetter(
  { to, subject }: Pick<Email, 'to' | 'subject'>,
  lines: readonly LetterLine[],
  locale: LetterLocale,
): Email {
  const all = [...lines, signatures[locale]];
  const toHtml = (line: LetterLine) => {
    if (typeof line === 'string') return `<p>${escapeHtml(line)}</p>`;
    const link = escapeHtml(line.link);
    return `<p><a href="${link}">${link}</a></p>`;
  };
  return {
    to,
    subject,
    text: all.map((line) => (typeof line === 'string' ? line : line.link)).join('\n\n'),
    html: all.map(toHtml).join('\n'),
    locale,
  };
}
