import { MAX_OFFER_TEXTS_A_MONTH } from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';

const mailTexts = {
  'en-US': {
    subject: 'You’re signed up for our deals by email',
    hello:
      'Thanks for signing up. We’ll email you when your Rowan & Co. store has a deal, with every payment, the total and the cash price beside it.',
    link: 'What is on now:',
    why: 'This address was entered on our site. If that wasn’t you, unsubscribe here and we won’t email you again:',
  },
  'es-US': {
    subject: 'Se suscribió a nuestras ofertas por correo',
    hello:
      'Gracias por suscribirse. Le escribiremos cuando su tienda Rowan & Co. tenga una oferta, con cada pago, el total y el precio de contado a la vista.',
    link: 'Lo que hay ahora:',
    why: 'Esta dirección se ingresó en nuestro sitio. Si no fue usted, cancele la suscripción aquí y no volveremos a escribirle:',
  },
} as const;

/** Confirms a sign-up for deals. A commercial mail: it says how to stop, and where it comes from (15 USC 7704). */
export function dealsEmail(
  facts: {
    readonly to: string;
    readonly dealsLink: string;
    readonly stopLink: string;
    readonly oneClickStopLink: string;
    readonly postalAddress: string;
  },
  locale: Locale,
): Email {
  const text = mailTexts[locale];
  const lines = [
    text.hello,
    { label: text.link, link: facts.dealsLink },
    { label: text.why, link: facts.stopLink },
    facts.postalAddress,
  ];
  const letter = toLetter({ to: facts.to, subject: text.subject }, lines, locale);
  return { ...letter, oneClickStopLink: facts.oneClickStopLink, isForgotten: true };
}

/** The first text of the programme, with what it has to say (CTIA messaging principles, section 5.1). */
export const dealsText: Readonly<Record<Locale, string>> = {
  'en-US': `Rowan & Co.: You’re signed up for deals by text, up to ${MAX_OFFER_TEXTS_A_MONTH} a month. Message and data rates may apply. Reply HELP for help, STOP to end.`,
  'es-US': `Rowan & Co.: Se suscribió a ofertas por mensaje de texto, hasta ${MAX_OFFER_TEXTS_A_MONTH} al mes. Pueden aplicarse tarifas de mensajes y datos. Responda HELP para recibir ayuda, STOP para cancelar.`,
};
