import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';

type Facts = {
  readonly to: string;
  readonly orderNo: string;
  readonly firstName: string;
  readonly link: string;
  readonly minutes: number;
};

type Texts = {
  readonly subject: (orderNo: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly open: (orderNo: string) => string;
  readonly expires: (minutes: number) => string;
  readonly ignore: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (orderNo) => `Open your order ${orderNo}`,
    greeting: (firstName) => `Hello ${firstName},`,
    open: (orderNo) => `open order ${orderNo} here:`,
    expires: (minutes) => `The link works in one browser and for ${minutes} minutes.`,
    ignore: 'If you did not ask for this, you can ignore this message. Do not share the link.',
  },
  'es-US': {
    subject: (orderNo) => `Abra su pedido ${orderNo}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    open: (orderNo) => `Abra el pedido ${orderNo} aquí:`,
    expires: (minutes) => `El enlace sirve en un solo navegador y durante ${minutes} minutos.`,
    ignore: 'Si usted no lo pidió, puede ignorar este mensaje. No comparta el enlace.',
  },
};

/** E-mail with the link to an order that a visitor looked up. */
export function orderLinkEmail({ to, orderNo, firstName, link, minutes }: Facts, locale: Locale): Email {
  const text = texts[locale];
  const lines = [
    text.greeting(firstName),
    { label: text.open(orderNo), link },
    text.expires(minutes),
    text.ignore,
  ];
  return toLetter({ to, subject: text.subject(orderNo) }, lines, locale);
}
