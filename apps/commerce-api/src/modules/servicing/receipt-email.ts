import type { AgreementPaymentReceipt } from '@ownpath/contracts/servicing';
import { formatCents } from '@ownpath/domain/money';
import { PART_NAMES } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, type LetterLine, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import { partNames } from './part-names.ts';

type Line = AgreementPaymentReceipt['lines'][number];

type Texts = {
  readonly subject: (amount: string, receipt: string) => string;
  readonly paid: (amount: string, method: string) => string;
  readonly autopaid: (amount: string, method: string) => string;
  readonly credit: string;
  readonly receipt: (number: string) => string;
  readonly agreement: (name: string, number: string) => string;
  readonly fromSuspense: (amount: string) => string;
  readonly toSuspense: (amount: string) => string;
  readonly charged: (amount: string) => string;
  readonly dates: (dates: string, count: number) => string;
  readonly next: (date: string) => string;
  readonly left: (count: number, total: string) => string;
  readonly buyOut: (price: string) => string;
  readonly owned: (name: string) => string;
  /** Of a bank debit: it counts, and can still come back. */
  readonly debit: (date: string) => string;
  readonly debitCopy: string;
  readonly history: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (amount, receipt) => `Your payment of ${amount}, receipt ${receipt}`,
    paid: (amount, method) => `Thank you. ${amount} was charged to ${method}.`,
    autopaid: (amount, method) => `Autopay charged ${amount} to ${method}. Thank you.`,
    credit: 'Thank you. Your credit covers this payment, and nothing was charged.',
    receipt: (number) => `Receipt ${number}`,
    agreement: (name, number) => `${name}, agreement ${number}:`,
    fromSuspense: (amount) => `Credit used: −${amount}`,
    toSuspense: (amount) => `Kept as credit for the next payment: ${amount}`,
    charged: (amount) => `Paid: ${amount}`,
    dates: (dates, count) =>
      `${count === 1 ? 'It covers the payment due' : 'It covers the payments due'} ${dates}.`,
    next: (date) => `Your next payment is due on ${date}.`,
    left: (count, total) =>
      `Still to pay on schedule: ${total}, tax included, in ${count === 1 ? '1 payment' : `${count} payments`}.`,
    buyOut: (price) => `To own it now instead, you would pay ${price} more, tax included.`,
    owned: (name) => `It’s yours: you own the ${name}. Nothing more is due on this agreement.`,
    debit: (date) =>
      `The payment counts today. It is a bank debit, so it is provisional until ${date}: if your bank returns it by then, or later because you dispute it, the payment is due again and we’ll let you know.`,
    debitCopy: 'Your copy of the authorization:',
    history: 'All your payments:',
  },
  'es-US': {
    subject: (amount, receipt) => `Su pago de ${amount}, recibo ${receipt}`,
    paid: (amount, method) => `Gracias. Se cobraron ${amount} a ${method}.`,
    autopaid: (amount, method) => `El pago automático cobró ${amount} en ${method}. Gracias.`,
    credit: 'Gracias. Su saldo a favor cubre este pago y no se cobró nada.',
    receipt: (number) => `Recibo ${number}`,
    agreement: (name, number) => `${name}, contrato ${number}:`,
    fromSuspense: (amount) => `Saldo a favor usado: −${amount}`,
    toSuspense: (amount) => `Queda a su favor para el próximo pago: ${amount}`,
    charged: (amount) => `Pagado: ${amount}`,
    dates: (dates, count) =>
      `${count === 1 ? 'Cubre el pago que vence' : 'Cubre los pagos que vencen'} el ${dates}.`,
    next: (date) => `Su próximo pago vence el ${date}.`,
    left: (count, total) =>
      `Le falta pagar según su plan de pagos: ${total}, con impuestos, en ${count === 1 ? '1 pago' : `${count} pagos`}.`,
    buyOut: (price) => `Para ser dueño ahora, pagaría ${price} más, con impuestos.`,
    owned: (name) => `Ya es suyo: ${name}. No debe nada más de este contrato.`,
    debit: (date) =>
      `El pago cuenta hoy. Como es un débito bancario, es provisional hasta el ${date}: si su banco lo devuelve antes de esa fecha, o después porque usted lo disputa, el pago vence otra vez y le avisamos.`,
    debitCopy: 'Su copia de la autorización:',
    history: 'Todos sus pagos:',
  },
};

function agreementLines(line: Line, locale: Locale): string[] {
  const text = texts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const { parts, suspenseBeforeCents, suspenseAfterCents, paidDates, name } = line;
  const suspenseCents = suspenseAfterCents - suspenseBeforeCents;
  const days = paidDates.map((date) => formatCalendarDate(date, locale));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(days);
  const amounts = PART_NAMES.filter((part) => parts[part] > 0).map(
    (part) => `${partNames[locale][part]}: ${money(parts[part])}`,
  );
  return [
    text.agreement(name, line.agreementNumber),
    ...amounts,
    ...(suspenseCents < 0 ? [text.fromSuspense(money(-suspenseCents))] : []),
    ...(suspenseCents > 0 && suspenseBeforeCents >= 0 ? [text.toSuspense(money(suspenseCents))] : []),
    ...(suspenseBeforeCents < 0 ? [`${partNames[locale].returned}: ${money(suspenseCents)}`] : []),
    text.charged(money(line.chargeCents)),
    ...(line.isOwned ? [text.owned(name)] : []),
    ...(days.length > 0 && !line.isOwned ? [text.dates(list, days.length)] : []),
    ...(line.nextDueOn ? [text.next(formatCalendarDate(line.nextDueOn, locale))] : []),
    ...(line.isOwned ? [] : [text.left(line.paymentsLeft, money(line.leftCents))]),
    ...(line.buyOutAfterCents === null ? [] : [text.buyOut(money(line.buyOutAfterCents))]),
  ];
}

/** The receipt of a payment: on every one what is left and what owning it costs, as California and New York require. */
export function receiptEmail(
  receipt: AgreementPaymentReceipt,
  {
    to,
    locale,
    shopUrl,
    debit = [],
  }: {
    readonly to: string;
    readonly locale: Locale;
    readonly shopUrl: string;
    /** What was authorised for a bank account. */
    readonly debit?: readonly string[] | undefined;
  },
): Email {
  const text = texts[locale];
  const amount = formatCents(receipt.amountCents, locale);
  const { receiptNumber, paymentMethod, cardBrand, last4 } = receipt;
  const method = paymentMethodName({ paymentMethod, cardBrand, cardLast4: last4 }, locale);
  const paid = receipt.source === 'autopay' ? text.autopaid : text.paid;
  const lines: LetterLine[] = [
    receipt.amountCents === 0 ? text.credit : paid(amount, method),
    text.receipt(receiptNumber),
    ...(receipt.debit?.state === 'pending'
      ? [text.debit(formatCalendarDate(receipt.debit.settlesOn, locale))]
      : []),
    ...receipt.lines.flatMap((line) => agreementLines(line, locale)),
    ...(debit.length > 0 ? [text.debitCopy, ...debit] : []),
    { label: text.history, link: `${shopUrl}/my-accounts/payment-history?language=${locale}` },
  ];
  return toLetter({ to, subject: text.subject(amount, receiptNumber) }, lines, locale);
}
