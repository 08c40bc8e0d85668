import { type Email, toLetter } from '../notifications/index.ts';

export type LetterLocale = Email['locale'];

type ResetTexts = {
  readonly subject: string;
  readonly greeting: (firstName: string | null) => string;
  readonly ask: string;
  readonly expires: (minutes: number) => string;
  readonly ignore: string;
};

const resetTexts: Readonly<Record<LetterLocale, ResetTexts>> = {
  'en-US': {
    subject: 'Reset your password',
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    ask: 'choose a new password here:',
    expires: (minutes) => `The link works once and for ${minutes} minutes.`,
    ignore: 'If you did not ask for this, you can ignore this message; your password won’t change.',
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
  const text = resetTexts[locale];
  const lines = [
    text.greeting(facts.firstName),
    text.ask,
    { link: facts.link },
    text.expires(facts.minutes),
    text.ignore,
  ];
  return toLetter({ to: facts.to, subject: text.subject }, lines, locale);
}

type LoginChangeTexts = {
  readonly subject: string;
  readonly greeting: (firstName: string | null) => string;
  readonly toNew: string;
  /** The old address does not get the new one in full: it may belong to another person by now. */
  readonly toOld: (hinted: string) => string;
  readonly notYou: string;
};

const loginChangeTexts: Readonly<Record<LetterLocale, LoginChangeTexts>> = {
  'en-US': {
    subject: 'Your sign-in email was changed',
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
    toNew: 'from now on, you sign in with this address, and our emails come here.',
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

/** Notice of a changed login to the new and to the old address. */
export function loginChangeEmails(
  facts: { readonly from: string | null; readonly to: string; readonly firstName: string | null },
  locale: LetterLocale,
): Email[] {
  const { subject, greeting, toNew, toOld, notYou } = loginChangeTexts[locale];
  const hello = greeting(facts.firstName);
  const letters = [toLetter({ to: facts.to, subject }, [hello, toNew], locale)];
  if (facts.from !== null) {
    letters.push(toLetter({ to: facts.from, subject }, [hello, toOld(hintOf(facts.to)), notYou], locale));
  }
  return letters;
}
