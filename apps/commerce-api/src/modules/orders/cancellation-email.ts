import type { Order } from '@ownpath/contracts/orders';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, type LetterLine, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';

type Texts = {
  readonly subject: (orderNo: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly ended: (orderNo: string, agreementNumber: string) => string;
  readonly refund: (amount: string, method: string) => string;
  readonly waits: (date: string) => string;
  readonly nothing: string;
  readonly noMore: string;
  readonly order: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (orderNo) => `Your order ${orderNo} is canceled`,
    greeting: (firstName) => `Hello ${firstName},`,
    ended: (orderNo, agreementNumber) =>
      `as you asked, order ${orderNo} is canceled and agreement ${agreementNumber} has ended. Nothing will be delivered.`,
    refund: (amount, method) =>
      `We refund everything you paid: ${amount}, to ${method}. Most banks show it within 3 to 5 business days.`,
    waits: (date) =>
      `Your bank can still return your debit, so we send that money on ${date}, once the debit is settled.`,
    nothing: 'Your bank returned your payment, so there is nothing to refund.',
    noMore: 'No further payment is due, and autopay is off.',
    order: 'Your order:',
  },
  'es-US': {
    subject: (orderNo) => `Su pedido ${orderNo} está cancelado`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    ended: (orderNo, agreementNumber) =>
      `Como lo pidió, el pedido ${orderNo} está cancelado y el contrato ${agreementNumber} terminó. No se entregará nada.`,
    refund: (amount, method) =>
      `Le devolvemos todo lo que pagó: ${amount}, a ${method}. La mayoría de los bancos lo muestra en 3 a 5 días hábiles.`,
    waits: (date) =>
      `Su banco todavía puede devolver el débito. Ese dinero se envía el ${date}, cuando quede confirmado.`,
    nothing: 'Su banco devolvió su pago, así que no hay nada que devolverle.',
    noMore: 'No hay más pagos pendientes y el pago automático está desactivado.',
    order: 'Su pedido:',
  },
};

/** E-mail to the customer after a paid order was cancelled before delivery. */
export function cancellationEmail(order: Order, locale: Locale, shopUrl: string): Email {
  const text = texts[locale];
  const { orderNo, agreementNumber, email, refund } = order;
  const cents = refund?.amountCents ?? order.paidCents;
  const amount = formatCents(cents, locale);
  const day = refund?.waitsUntil ?? null;
  const lines: LetterLine[] = [
    text.greeting(order.firstName),
    text.ended(orderNo, agreementNumber ?? ''),
    cents === 0 ? text.nothing : text.refund(amount, paymentMethodName(order, locale)),
    ...(day === null ? [] : [text.waits(formatCalendarDate(day, locale))]),
    text.noMore,
    { label: text.order, link: `${shopUrl}/orders?language=${locale}` },
  ];
  return toLetter({ to: email, subject: text.subject(orderNo) }, lines, locale);
}
