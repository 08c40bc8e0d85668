import type { Email } from '../notifications/index.ts';
import { type LetterLocale, toLetter } from './letter.ts';

type Texts = {
  readonly subject: string;
  readonly greeting: (firstName: string | null) => string;
  readonly toNew: string;
  /** The old address is somebody's way to find out; it does not tell them the new one in full. */
  readonly toOld: (hinted: string) => string;
  readonly notYou: string;
};

const texts: Readonly<Record<LetterLocale, Texts>> = {
  'en-US': {
    subject: 'Your sign-in email was changed',
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    toNew: 'from now on you sign in with this address, and we write to you here.',
    toOld: (hinted) => `your account now signs in with ${hinted}. This address no longer opens it.`,
    notYou: 'If this was not you, call your store: its number is on the store page.',
  },
  'es-US': {
    subject: 'Cambió el correo de su cuenta',
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
    toNew: 'Desde ahora usted inicia sesión con esta dirección, y aquí le escribimos.',
    toOld: (hinted) => `Ahora se inicia sesión en su cuenta con ${hinted}. Esta dirección ya no la abre.`,
    notYou: 'Si no fue usted, llame a su tienda: el número está en la página de la tienda.',
  },
};

/** `maria@example.com` as `m…@example.com`. */
function hintOf(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1…');
}

/** Word of a changed login to both addresses: the new one learns what it opens, the old one that it no longer does. */
export function loginChangeEmails(
  facts: { readonly from: string | null; readonly to: string; readonly firstName: string | null },
  locale: LetterLocale,
): Email[] {
  const { subject, greeting, toNew, toOld, notYou } = texts[locale];
  const hello = greeting(facts.firstName);
  const letters = [toLetter({ to: facts.to, subject }, [hello, toNew], locale)];
  if (facts.from !== null) {
    letters.push(toLetter({ to: facts.from, subject }, [hello, toOld(hintOf(facts.to)), notYou], locale));
  }
  return letters;
}
