import type { AgreementCopy, Order } from '@ownpath/contracts/orders';
import { formatCents, sumCents } from '@ownpath/domain/money';
import { taxCents } from '@ownpath/domain/pricing';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { coverageParagraphs, formatCalendarDate, sameAsCashSentences } from '../agreements/index.ts';
import { type Email, type LetterLine, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';

type Texts = {
  readonly subject: (agreementNumber: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly signed: (agreementNumber: string, orderNo: string) => string;
  /** Of a cart that makes several agreements. */
  readonly ordinal: (number: number, count: number) => string;
  /** Other agreements of the cart are still to be made. */
  readonly rest: string;
  readonly paid: (amount: string, method: string) => string;
  readonly debit: string;
  readonly delivery: (date: string) => string;
  readonly deliveryWaits: (date: string) => string;
  readonly next: (amount: string, date: string) => string;
  readonly autopay: (amount: string, date: string, card: string) => string;
  /** What a receipt states: all that is still due on schedule, and the price of owning everything now. */
  readonly stillToPay: (count: number, total: string, hasCoverage: boolean) => string;
  readonly buyOut: (price: string) => string;
  readonly totals: (count: number, total: string, withTax: string, cash: string) => string;
  readonly promotion: (name: string, amount: string) => string;
  readonly sameAsCash: (date: string) => string;
  /** Of the version that was signed, and of a copy in the other language. */
  readonly document: Readonly<Record<Locale, (isSigned: boolean) => string>>;
  readonly noCopy: Readonly<Record<Locale, string>>;
  readonly openedBy: string;
  readonly lookUp: string;
  readonly signature: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (agreementNumber) => `Your agreement ${agreementNumber} is signed`,
    greeting: (firstName) => `Hello ${firstName},`,
    signed: (agreementNumber, orderNo) =>
      `thank you. Agreement ${agreementNumber} for order ${orderNo} is signed.`,
    ordinal: (number, count) => `It is agreement ${number} of ${count} from your cart.`,
    rest: 'You haven’t ordered the other items yet: they are in your cart.',
    paid: (amount, method) => `Your first payment of ${amount} was charged to ${method}.`,
    debit: 'Your authorization of the debit:',
    delivery: (date) => `We deliver by ${date}.`,
    deliveryWaits: (date) =>
      `We deliver once your documents are approved, not before ${date}. Your order lists what we still need.`,
    next: (amount, date) => `Your next payment of ${amount} is due on ${date}.`,
    autopay: (amount, date, card) =>
      `Autopay is on. The next charge is ${amount} on ${date}, to ${card}. Your authorization, and how to stop it, is in your agreement.`,
    stillToPay: (count, total, hasCoverage) =>
      `Still to pay on schedule: ${total}, tax ${hasCoverage ? 'and optional coverage ' : ''}included, in ${count === 1 ? '1 payment' : `${count} payments`}.`,
    buyOut: (price) => `To own it now instead, you would pay ${price} more, tax included.`,
    totals: (count, total, withTax, cash) =>
      `${count === 1 ? '1 payment' : `${count} payments`} total. Total cost before tax: ${total}; with tax: ${withTax}. Cash price: ${cash}.`,
    promotion: (name, amount) => `Promotion, already taken off: ${name}, −${amount}.`,
    sameAsCash: (date) => `Same as cash until ${date}.`,
    document: {
      'en-US': (isSigned) => (isSigned ? 'Your signed agreement:' : 'Your agreement in English:'),
      'es-US': (isSigned) => (isSigned ? 'Your signed agreement, in Spanish:' : 'The same in Spanish:'),
    },
    noCopy: {
      'en-US': 'Ask your store for a copy in English.',
      'es-US': 'Ask your store for a copy in Spanish.',
    },
    openedBy: 'Open it in the browser you ordered with, or signed in to your account.',
    lookUp: 'From anywhere else, or to cancel before delivery, look up your order:',
    signature: 'Rowan & Co. This is a demo store: nothing will be delivered or charged.',
  },
  'es-US': {
    subject: (agreementNumber) => `Su contrato ${agreementNumber} está firmado`,
    greeting: (firstName) => `Hola, ${firstName}:`,
    signed: (agreementNumber, orderNo) =>
      `Gracias. El contrato ${agreementNumber} del pedido ${orderNo} está firmado.`,
    ordinal: (number, count) => `Es el contrato ${number} de ${count} de su carrito.`,
    rest: 'Todavía no ha pedido los demás artículos: siguen en su carrito.',
    paid: (amount, method) => `Su primer pago de ${amount} se cobró a ${method}.`,
    debit: 'Su autorización del débito:',
    delivery: (date) => `La entrega es a más tardar el ${date}.`,
    deliveryWaits: (date) =>
      `Entregamos cuando aprobemos sus documentos, no antes del ${date}. Su pedido indica lo que falta.`,
    next: (amount, date) => `Su próximo pago de ${amount} vence el ${date}.`,
    autopay: (amount, date, card) =>
      `El pago automático está activado. El próximo cobro es de ${amount} el ${date}, en ${card}. Su autorización, y cómo detenerlo, está en su contrato.`,
    stillToPay: (count, total, hasCoverage) =>
      `Le falta pagar según su plan de pagos: ${total}, con impuestos${hasCoverage ? ' y cobertura opcional' : ''}, en ${count === 1 ? '1 pago' : `${count} pagos`}.`,
    buyOut: (price) => `Para ser dueño ahora, pagaría ${price} más, con impuestos.`,
    totals: (count, total, withTax, cash) =>
      `${count === 1 ? '1 pago' : `${count} pagos`} en total. Costo total antes de impuestos: ${total}; con impuestos: ${withTax}. Precio de contado: ${cash}.`,
    promotion: (name, amount) => `Promoción, ya descontada: ${name}, −${amount}.`,
    sameAsCash: (date) => `Mismo precio que al contado hasta el ${date}.`,
    document: {
      'en-US': (isSigned) => (isSigned ? 'Su contrato firmado, en inglés:' : 'El mismo contrato en inglés:'),
      'es-US': (isSigned) => (isSigned ? 'Su contrato firmado:' : 'Su contrato en español:'),
    },
    noCopy: {
      'en-US': 'Pida en su tienda una copia en inglés.',
      'es-US': 'Pida en su tienda una copia en español.',
    },
    openedBy: 'Ábralo en el navegador con el que hizo el pedido o con la sesión iniciada en su cuenta.',
    lookUp: 'Desde otro lugar, o para cancelar antes de la entrega, busque su pedido:',
    signature: 'Rowan & Co. Esta es una tienda de demostración: no se entregará ni se cobrará nada.',
  },
};

function autopayLine(autopay: NonNullable<Order['autopay']>, text: Texts, locale: Locale): string {
  const amount = formatCents(autopay.nextCents, locale);
  const method = paymentMethodName(autopay, locale);
  return text.autopay(amount, formatCalendarDate(autopay.nextDate, locale), method);
}

/** On every receipt, as California and New York require: also where the law leaves it out. */
function receiptLines({ payments, buyOutCents, quote }: Order, locale: Locale): string[] {
  const text = texts[locale];
  const rest = payments.slice(1);
  if (rest.length === 0 || buyOutCents === null) return [];
  const dueCents = sumCents(rest.map(({ totalCents }) => totalCents));
  const priceCents = buyOutCents + taxCents(buyOutCents, quote.taxRatePpm);
  return [
    text.stillToPay(rest.length, formatCents(dueCents, locale), quote.coverage !== null),
    text.buyOut(formatCents(priceCents, locale)),
  ];
}

/** A page of the shop; it opens in the language of the mail. */
function agreementLink(shopUrl: string, orderNo: string, copy: Locale, locale: Locale): string {
  const query = new URLSearchParams({ copy, language: locale });
  return `${shopUrl}/checkout/agreement/${encodeURIComponent(orderNo)}?${query}`;
}

/** The agreement in each language: a link, or where to get a copy. */
function documentLines(order: Order, locale: Locale, shopUrl: string): LetterLine[] {
  const text = texts[locale];
  const lineOf = (copy: AgreementCopy): LetterLine => ({
    label: text.document[copy.locale](copy.isSigned),
    link: agreementLink(shopUrl, order.orderNo, copy.locale, locale),
  });
  const { agreementCopies: copies } = order;
  const missing = LOCALES.filter((one) => !copies.some((copy) => copy.locale === one));
  return [...copies.map(lineOf), ...missing.map((one) => text.noCopy[one]), text.openedBy];
}

/**
 * E-mail to the customer after signature and first payment.
 * @param debit the customer's copy of what they authorised for a bank account; empty for other ways to pay
 */
export function confirmationEmail(
  order: Order,
  locale: Locale,
  shopUrl: string,
  debit: readonly string[] = [],
): Email {
  const text = texts[locale];
  const number = order.agreementNumber ?? '';
  const [, next] = order.payments;
  const { quote, sameAsCash, agreementOrdinal, agreementCount } = order;
  const lines: LetterLine[] = [
    text.greeting(order.firstName),
    text.signed(number, order.orderNo),
    ...(agreementCount > 1 ? [text.ordinal(agreementOrdinal, agreementCount)] : []),
    ...(agreementOrdinal < agreementCount
      ? [{ label: text.rest, link: `${shopUrl}/cart?language=${locale}` }]
      : []),
    text.paid(formatCents(order.paidCents, locale), paymentMethodName(order, locale)),
    (order.documentsNeeded.length > 0 ? text.deliveryWaits : text.delivery)(
      formatCalendarDate(order.deliveryDate, locale),
    ),
    ...(order.autopay ? [autopayLine(order.autopay, text, locale)] : []),
    ...(next && !order.autopay
      ? [text.next(formatCents(next.totalCents, locale), formatCalendarDate(next.dueDate, locale))]
      : []),
    ...receiptLines(order, locale),
    text.totals(
      quote.paymentCount,
      formatCents(quote.totalCostToOwnCents, locale),
      formatCents(quote.totalWithTaxCents, locale),
      formatCents(quote.cashPriceCents, locale),
    ),
    ...coverageParagraphs(quote, locale),
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
    ...(debit.length > 0 ? [text.debit, ...debit] : []),
    ...documentLines(order, locale, shopUrl),
    { label: text.lookUp, link: `${shopUrl}/orders?language=${locale}` },
  ];
  return toLetter({ to: order.email, subject: text.subject(number) }, lines, locale, text.signature);
}
