import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';
import { hashSecret } from './secret-hash.ts';

/** Redirect address of a session whose code was mailed: no client can send it. */
export const SIGN_IN_CODE_ADDRESS = 'mail';
export const SIGN_IN_CODE_MINUTES = 10;
/** Long enough that it can't be guessed within its lifetime and attempt limits. */
export const SIGN_IN_CODE_DIGITS = 12;

/** `1234-5678-9012`, as in the mail. */
export function formatSignInCode(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1-');
}

/** The stored hash of a code; typed spaces and hyphens are ignored. */
export function hashSignInCode(code: string): string {
  return hashSecret(`sign-in-code:${code.replace(/[\s-]/g, '')}`);
}

const texts = {
  'en-US': {
    subject: 'Your sign-in code',
    greeting: (firstName: string | null) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    code: 'your sign-in code is',
    expires: (minutes: number) => `It works once and for ${minutes} minutes.`,
    ignore: 'If you did not ask for it, ignore this message and share the code with nobody.',
  },
  'es-US': {
    subject: 'Su código para iniciar sesión',
    greeting: (firstName: string | null) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    code: 'Su código para iniciar sesión es',
    expires: (minutes: number) => `Sirve una sola vez y durante ${minutes} minutos.`,
    ignore: 'Si usted no lo pidió, ignore este mensaje y no comparta el código con nadie.',
  },
} as const;

/** The mail that carries a sign-in code. */
export function signInCodeEmail(
  facts: {
    readonly to: string;
    readonly firstName: string | null;
    readonly code: string;
    readonly minutes: number;
  },
  locale: Locale,
): Email {
  const text = texts[locale];
  const lines = [
    text.greeting(facts.firstName),
    `${text.code} ${facts.code}.`,
    text.expires(facts.minutes),
    text.ignore,
  ];
  return toLetter({ to: facts.to, subject: text.subject }, lines, locale);
}
