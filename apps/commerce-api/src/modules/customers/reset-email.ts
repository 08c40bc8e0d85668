import type { Email } from '../notifications/index.ts';
import { type LetterLocale, toLetter } from './letter.ts';

type Texts = {
  readonly subject: string;
  readonly greeting: (firstName: string | null) => string;
  readonly ask: string;
  readonly expires: (minutes: number) => string;
  readonly ignore: string;
};

const texts: Readonly<Record<LetterLocale, Texts>> = {
  'en-US': {
    subject: 'Reset your password',
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    ask: 'choose a new password here:',
    expires: (minutes) => `The link works once and for ${minutes} minutes.`,
    ignore: 'If you did not ask for this, you can ignore this message; your password stays as it is.',
  },
  'es-US': {
    subject: 'Restablezca su contraseña',
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    ask: 'Elija una contraseña nueva aquí:',
    expires: (minutes) => `El enlace sirve una sola vez y durante ${minutes} minutos.`,
    ignore: 'Si usted no lo pidió, puede ignorar este mensaje; su contraseña no cambia.',
  },
};

/** The mail that carries a reset link. */
export function resetEmail(
  facts: {
    readonly to: string;
    readonly firstName: string | null;
    readonly link: string;
    readonly minutes: number;
  },
  locale: LetterLocale,
): Email {
  const text = texts[locale];
  const lines = [
    text.greeting(facts.firstName),
    text.ask,
    { link: facts.link },
    text.expires(facts.minutes),
    text.ignore,
  ];
  return toLetter({ to: facts.to, subject: text.subject }, lines, locale);
}
