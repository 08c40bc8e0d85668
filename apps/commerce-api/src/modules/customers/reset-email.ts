import type { Email } from '../notifications/index.ts';

type Words = {
  readonly subject: string;
  readonly greeting: (firstName: string | null) => string;
  readonly ask: string;
  readonly expires: (minutes: number) => string;
  readonly ignore: string;
  readonly signature: string;
};

const words: Readonly<Record<'en-US' | 'es-US', Words>> = {
  'en-US': {
    subject: 'Reset your password',
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    ask: 'choose a new password here:',
    expires: (minutes) => `The link works once and for ${minutes} minutes.`,
    ignore: 'If you did not ask for this, you can ignore this message; your password stays as it is.',
    signature: 'Rowan & Co. This is a demo store.',
  },
  'es-US': {
    subject: 'Restablezca su contraseña',
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    ask: 'Elija una contraseña nueva aquí:',
    expires: (minutes) => `El enlace sirve una sola vez y durante ${minutes} minutos.`,
    ignore: 'Si usted no lo pidió, puede ignorar este mensaje; su contraseña no cambia.',
    signature: 'Rowan & Co. Esta es una tienda de demostración.',
  },
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The mail that carries a reset link. */
export function resetEmail(
  facts: {
    readonly to: string;
    readonly firstName: string | null;
    readonly link: string;
    readonly minutes: number;
  },
  locale: 'en-US' | 'es-US',
): Email {
  const text = words[locale];
  const before = [text.greeting(facts.firstName), text.ask];
  const after = [text.expires(facts.minutes), text.ignore, text.signature];
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const link = escapeHtml(facts.link);
  return {
    to: facts.to,
    subject: text.subject,
    text: [...before, facts.link, ...after].join('\n\n'),
    html: [...before.map(paragraph), `<p><a href="${link}">${link}</a></p>`, ...after.map(paragraph)].join(
      '\n',
    ),
    locale,
  };
}
