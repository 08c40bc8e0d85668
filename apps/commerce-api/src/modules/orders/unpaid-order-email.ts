import type { Order } from '@ownpath/contracts/orders';
import { formatInstant } from '@ownpath/domain/dates';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { type Email, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';

type Texts = {
  readonly subject: (orderNo: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly declined: (orderNo: string, amount: string, method: string) => string;
  readonly held: (until: string) => string;
  readonly pay: string;
  readonly open: string;
  readonly ignore: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (orderNo) => `Your first payment for order ${orderNo} is still due`,
    greeting: (firstName) => `Hello ${firstName},`,
    declined: (orderNo, amount, method) =>
      `order ${orderNo} is signed, but the first payment of ${amount} with ${method} was declined. Nothing was charged.`,
    held: (until) =>
      `We hold your items until ${until}. If the payment is not made by then, the order is canceled and you owe nothing.`,
    pay: 'Pay another way in the browser you ordered with, or sign in to the account you ordered with.',
    open: 'Open your order here:',
    ignore: 'The link works in one browser. Do not share it.',
  },
  'es-US': {
    subject: (orderNo) => `Falta el primer pago de su pedido ${orderNo}`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    declined: (orderNo, amount, method) =>
      `El pedido ${orderNo} está firmado, pero el primer pago de ${amount} con ${method} fue rechazado. No se cobró nada.`,
    held: (until) =>
      `Le apartamos los artículos hasta el ${until}. Si para entonces no se ha hecho el pago, el pedido se cancela y usted no debe nada.`,
    pay: 'Pague de otra forma en el navegador con el que hizo el pedido o inicie sesión en la cuenta con la que lo hizo.',
    open: 'Abra su pedido aquí:',
    ignore: 'El enlace sirve en un solo navegador. No lo comparta.',
  },
};

/** E-mail to the customer whose signed order could not be charged and is still unpaid. */
export function unpaidOrderEmail(
  order: Order,
  { link, until }: { readonly link: string; readonly until: Date },
  locale: Locale,
): Email {
  const text = texts[locale];
  const { orderNo, email: to, timeZone } = order;
  const lines = [
    text.greeting(order.firstName),
    text.declined(orderNo, formatCents(order.paidCents, locale), paymentMethodName(order, locale)),
    text.held(formatInstant(until, timeZone, locale)),
    text.pay,
    { label: text.open, link },
    text.ignore,
  ];
  return toLetter({ to, subject: text.subject(orderNo) }, lines, locale);
}
