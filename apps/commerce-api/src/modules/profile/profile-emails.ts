import type { KeptRecord } from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';

type Named = { readonly to: string; readonly firstName: string | null };
type LinkFacts = Named & { readonly link: string };

const hello: Readonly<Record<Locale, (firstName: string | null) => string>> = {
  'en-US': (firstName) => (firstName ? `Hello ${firstName},` : 'Hello,'),
  'es-US': (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
};

const changeTexts = {
  'en-US': {
    subject: 'Confirm your new email address',
    ask: 'open this link to sign in with this address from now on:',
    expires: (minutes: number) =>
      `The link works once and for ${minutes} minutes. Until then nothing changes.`,
    ignore: 'If you did not ask for this, you can ignore this message.',
  },
  'es-US': {
    subject: 'Confirme su nueva dirección de correo',
    ask: 'Abra este enlace para iniciar sesión con esta dirección de ahora en adelante:',
    expires: (minutes: number) =>
      `El enlace sirve una sola vez y durante ${minutes} minutos. Hasta entonces no cambia nada.`,
    ignore: 'Si usted no lo pidió, puede ignorar este mensaje.',
  },
} as const;

/** To a new address: the link that proves it. */
export function emailChangeEmail(facts: LinkFacts & { readonly minutes: number }, locale: Locale): Email {
  const { to, firstName, link, minutes } = facts;
  const { subject, ask, expires, ignore } = changeTexts[locale];
  return toLetter(
    { to, subject },
    [hello[locale](firstName), ask, { link }, expires(minutes), ignore],
    locale,
  );
}

const exportTexts = {
  'en-US': {
    subject: 'Your data is ready to download',
    ask: 'the file with everything we keep about you is ready. Sign in to download it:',
    expires: (hours: number) => `The link works for ${hours} hours. Then we delete the file.`,
    ignore: 'If you did not ask for this, change your password: someone else is signed in to your account.',
  },
  'es-US': {
    subject: 'Sus datos están listos para descargar',
    ask: 'El archivo con todo lo que guardamos sobre usted está listo. Inicie sesión para descargarlo:',
    expires: (hours: number) => `El enlace sirve durante ${hours} horas. Después borramos el archivo.`,
    ignore: 'Si usted no lo pidió, cambie su contraseña: otra persona tiene la sesión iniciada en su cuenta.',
  },
} as const;

/** Tells a customer that the copy of their data is ready. */
export function exportEmail(facts: LinkFacts & { readonly hours: number }, locale: Locale): Email {
  const { to, firstName, link, hours } = facts;
  const { subject, ask, expires, ignore } = exportTexts[locale];
  return toLetter({ to, subject }, [hello[locale](firstName), ask, { link }, expires(hours), ignore], locale);
}

type ClosedTexts = {
  readonly subject: string;
  readonly closed: string;
  readonly keeps: string;
  readonly kept: Readonly<Record<KeptRecord, string>>;
  readonly notYou: string;
};

const closedTexts: Readonly<Record<Locale, ClosedTexts>> = {
  'en-US': {
    subject: 'Your account is closed',
    closed:
      'your account is closed. Nobody can sign in with this address anymore, and your saved items, addresses and payment methods are deleted.',
    keeps: 'The law asks us to keep:',
    kept: {
      agreements: 'Agreements, payments and receipts, as long as tax records need them.',
      applications: 'Applications and decisions, 25 months.',
      authorizations: 'Authorizations of automatic payments, two years.',
      consents: 'What you agreed to receive and what you stopped.',
    },
    notYou: 'If this was not you, call your store: its number is on the store page.',
  },
  'es-US': {
    subject: 'Su cuenta está cerrada',
    closed:
      'Su cuenta está cerrada. Ya nadie puede iniciar sesión con esta dirección, y borramos sus artículos guardados, direcciones y formas de pago.',
    keeps: 'La ley nos pide conservar:',
    kept: {
      agreements: 'Contratos, pagos y recibos, mientras los registros fiscales los necesiten.',
      applications: 'Solicitudes y decisiones, 25 meses.',
      authorizations: 'Autorizaciones de pagos automáticos, dos años.',
      consents: 'Lo que usted aceptó recibir y lo que canceló.',
    },
    notYou: 'Si no fue usted, llame a su tienda: el número está en la página de la tienda.',
  },
};

/** The last mail to a customer whose account is closed: what was deleted, and what the law asks to keep. */
export function closedEmail(facts: Named & { readonly keeps: readonly KeptRecord[] }, locale: Locale): Email {
  const { to, firstName, keeps } = facts;
  const { subject, closed, keeps: intro, kept, notYou } = closedTexts[locale];
  const list = keeps.length > 0 ? [intro, ...keeps.map((record) => kept[record])] : [];
  return toLetter({ to, subject }, [hello[locale](firstName), closed, ...list, notYou], locale);
}
