import type { Order } from '@ownpath/contracts/orders';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate, sameAsCashSentences } from '../agreements/index.ts';
import type { Email } from '../notifications/index.ts';

type Texts = {
  readonly subject: (agreementNumber: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly signed: (agreementNumber: string, orderNo: string) => string;
  readonly paid: (amount: string) => string;
  readonly delivery: (date: string) => string;
  readonly deliveryWaits: (date: string) => string;
  readonly next: (amount: string, date: string) => string;
  readonly autopay: (amount: string, date: string, card: string) => string;
  readonly totals: (count: number, total: string, withTax: string, cash: string) => string;
  readonly promotion: (name: string, amount: string) => string;
  readonly sameAsCash: (date: string) => string;
  readonly signature: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (agreementNumber) => `Your agreement ${agreementNumber} is signed`,
    greeting: (firstName) => `Hello ${firstName},`,
    signed: (agreementNumber, orderNo) =>
      `thank you. Agreement ${agreementNumber} for order ${orderNo} is signed.`,
    paid: (amount) => `Your first payment of ${amount} was charged to your card.`,
    delivery: (date) => `We deliver by ${date}.`,
    deliveryWaits: (date) =>
      `We deliver once your documents are approved, not before ${date}. Your order lists what we still need.`,
    next: (amount, date) => `Your next payment of ${amount} is due on ${date}.`,
    autopay: (amount, date, card) =>
      `Autopay is on. The next charge is ${amount} on ${date}, to ${card}. Your authorization, and how to stop it, is in your agreement.`,
    totals: (count, total, withTax, cash) =>
      `${count === 1 ? '1 payment' : `${count} payments`} in all. Total cost before tax: ${total}; with tax: ${withTax}. Cash price: ${cash}.`,
    promotion: (name, amount) => `Promotion, already taken off: ${name}, −${amount}.`,
    sameAsCash: (date) => `Same as cash until ${date}.`,
    signature: 'Rowan & Co. This is a demo store: nothing will be delivered or charged.',
  },
  'es-US': {
    subject: (agreementNumber) => `Su contrato ${agreementNumber} está firmado`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    signed: (agreementNumber, orderNo) =>
      `Gracias. El contrato ${agreementNumber} del pedido ${orderNo} está firmado.`,
    paid: (amount) => `Su primer pago de ${amount} se cobró a su tarjeta.`,
    delivery: (date) => `La entrega es a más tardar el ${date}.`,
    deliveryWaits: (date) =>
      `Entregamos cuando aprobemos sus documentos, no antes del ${date}. Su pedido indica lo que falta.`,
    next: (amount, date) => `Su próximo pago de ${amount} vence el ${date}.`,
    autopay: (amount, date, card) =>
      `El pago automático está activado. El próximo cobro es de ${amount} el ${date}, en ${card}. Su autorización, y cómo detenerlo, está en su contrato.`,
    totals: (count, total, withTax, cash) =>
      `${count === 1 ? '1 pago' : `${count} pagos`} en total. Costo total antes de impuestos: ${total}; con impuestos: ${withTax}. Precio de contado: ${cash}.`,
    promotion: (name, amount) => `Promoción, ya descontada: ${name}, −${amount}.`,
    sameAsCash: (date) => `Precio de contado hasta el ${date}.`,
    signature: 'Rowan & Co. Esta es una tienda de demostración: no se entregará ni se cobrará nada.',
  },
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function autopayLine(autopay: NonNullable<Order['autopay']>, text: Texts, locale: Locale): string {
  const amount = formatCents(autopay.nextCents, locale);
  const card = `${autopay.cardBrand ?? ''} ····${autopay.cardLast4 ?? ''}`.trim();
  return text.autopay(amount, formatCalendarDate(autopay.nextDate, locale), card);
}

/** E-mail to the customer after signature and first payment. */
export function confirmationEmail(order: Order, locale: Locale): Email {
  const text = texts[locale];
  const number = order.agreementNumber ?? '';
  const [, next] = order.payments;
  const { quote, sameAsCash } = order;
  const lines = [
    text.greeting(order.firstName),
    text.signed(number, order.orderNo),
    text.paid(formatCents(order.paidCents, locale)),
    (order.documentsNeeded.length > 0 ? text.deliveryWaits : text.delivery)(
      formatCalendarDate(order.deliveryDate, locale),
    ),
    ...(order.autopay ? [autopayLine(order.autopay, text, locale)] : []),
    ...(next && !order.autopay
      ? [text.next(formatCents(next.totalCents, locale), formatCalendarDate(next.dueDate, locale))]
      : []),
    text.totals(
      quote.paymentCount,
      formatCents(quote.totalCostToOwnCents, locale),
      formatCents(quote.totalWithTaxCents, locale),
      formatCents(quote.cashPriceCents, locale),
    ),
    ...(quote.promotion
      ? [text.promotion(quote.promotion.name, formatCents(quote.promotion.savedCents, locale))]
      : []),
    ...(sameAsCash
      ? [
          [
            text.sameAsCash(formatCalendarDate(sameAsCash.date, locale)),
            ...sameAsCashSentences(sameAsCash, locale, formatCalendarDate),
          ].join(' '),
        ]
      : []),
    text.signature,
  ];
  return {
    to: order.email,
    subject: text.subject(number),
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    locale,
  };
}
