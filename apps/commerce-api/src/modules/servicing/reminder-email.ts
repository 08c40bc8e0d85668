import { isOverdueLong } from '@ownpath/domain/agreements';
import { formatCents } from '@ownpath/domain/money';
import type { PaymentNotice } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, type LetterLine, toLetter } from '../notifications/index.ts';

/** An agreement in a reminder; amounts of today. */
export type RemindedAgreement = {
  readonly name: string;
  readonly agreementNumber: string;
  readonly dueOn: string;
  readonly dueCents: number;
  /** Of it. */
  readonly lateFeeCents: number;
  readonly remainingCents: number;
  readonly paymentsLeft: number;
  /** To own it now, with tax and what is past due; null where it is not offered. */
  readonly buyOutCents: number | null;
  /** The last day to pay and go on as if on time; null while nothing is late, or when it has passed. */
  readonly keepUntil: string | null;
};

type Texts = {
  readonly subject: Readonly<Record<'before' | 'late' | 'long', string>>;
  readonly intro: Readonly<Record<'before' | 'late' | 'long', string>>;
  readonly call: (phone: string) => string;
  readonly agreement: (name: string, number: string) => string;
  readonly due: (amount: string, date: string) => string;
  readonly late: (amount: string, date: string) => string;
  readonly fee: (amount: string) => string;
  readonly keep: (date: string) => string;
  readonly left: (total: string, count: number) => string;
  readonly buyOut: (amount: string) => string;
  readonly pay: string;
  readonly help: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: {
      before: 'Your next payment is due soon',
      late: 'Your payment is past due: here is how we can help',
      long: 'Call your store about your agreement',
    },
    intro: {
      before: 'A short reminder, so the date doesn’t catch you by surprise.',
      late: 'It happens. Every payment you’ve made still counts, whatever you choose.',
      long: 'Every payment you’ve made still counts. Your store can do more for you than our website, so call first.',
    },
    call: (phone) => `Your store’s phone number is ${phone}.`,
    agreement: (name, number) => `${name}, agreement ${number}:`,
    due: (amount, date) => `${amount} is due on ${date}, tax included.`,
    late: (amount, date) => `${amount} today, tax included, for what has been due since ${date}.`,
    fee: (amount) => `A late fee of ${amount} is part of it. It is charged only once per payment.`,
    keep: (date) =>
      `Pay by ${date}, and the agreement continues as if you had paid on time. There is no fee for that.`,
    left: (total, count) =>
      `Still to pay on schedule: ${total}, tax included, in ${count === 1 ? '1 payment' : `${count} payments`}.`,
    buyOut: (amount) => `To own it now instead, you would pay ${amount}, tax included.`,
    pay: 'Pay online:',
    help: 'Move the date, pay part of it, or ask your store for more time:',
  },
  'es-US': {
    subject: {
      before: 'Su próximo pago vence pronto',
      late: 'Tiene un pago atrasado: así podemos ayudarle',
      long: 'Llame a su tienda para hablar de su contrato',
    },
    intro: {
      before: 'Un breve recordatorio, para que la fecha no lo tome por sorpresa.',
      late: 'A cualquiera le pasa. Todos los pagos que ha hecho siguen contando, elija lo que elija.',
      long: 'Todos los pagos que ha hecho siguen contando. Su tienda puede hacer más por usted que nuestro sitio, así que llame primero.',
    },
    call: (phone) => `El teléfono de su tienda es ${phone}.`,
    agreement: (name, number) => `${name}, contrato ${number}:`,
    due: (amount, date) => `${amount} vencen el ${date}, con impuestos.`,
    late: (amount, date) => `${amount} hoy, con impuestos, por lo que debe desde el ${date}.`,
    fee: (amount) => `Incluye un cargo por atraso de ${amount}. Se cobra una sola vez por pago.`,
    keep: (date) =>
      `Si paga a más tardar el ${date}, el contrato sigue como si hubiera pagado a tiempo. No se cobra nada por eso.`,
    left: (total, count) =>
      `Le falta pagar según su plan de pagos: ${total}, con impuestos, en ${count === 1 ? '1 pago' : `${count} pagos`}.`,
    buyOut: (amount) => `Para ser dueño ahora, pagaría ${amount}, con impuestos.`,
    pay: 'Pague en línea:',
    help: 'Mueva la fecha, pague una parte o pida más tiempo a su tienda:',
  },
};

const kindOf = (notice: PaymentNotice) =>
  notice === 'before' ? 'before' : isOverdueLong(notice) ? 'long' : 'late';

function agreementLines(agreement: RemindedAgreement, isLate: boolean, locale: Locale): string[] {
  const text = texts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const { name, agreementNumber, dueCents, lateFeeCents, keepUntil, buyOutCents } = agreement;
  const dueOn = formatCalendarDate(agreement.dueOn, locale);
  return [
    text.agreement(name, agreementNumber),
    isLate ? text.late(money(dueCents), dueOn) : text.due(money(dueCents), dueOn),
    ...(lateFeeCents > 0 ? [text.fee(money(lateFeeCents))] : []),
    ...(keepUntil === null ? [] : [text.keep(formatCalendarDate(keepUntil, locale))]),
    text.left(money(agreement.remainingCents), agreement.paymentsLeft),
    ...(buyOutCents === null ? [] : [text.buyOut(money(buyOutCents))]),
  ];
}

/**
 * Tells of payments before they are due, and of late ones with what helps. What is left and what owning it costs stand on
 * each, as California asks for in writing (1812.632(b)(1)).
 */
export function reminderEmail(
  notice: PaymentNotice,
  agreements: readonly RemindedAgreement[],
  {
    to,
    locale,
    phone,
    shopUrl,
  }: { readonly to: string; readonly locale: Locale; readonly phone: string; readonly shopUrl: string },
): Email {
  const text = texts[locale];
  const kind = kindOf(notice);
  const query = new URLSearchParams({ language: locale });
  const [only] = agreements;
  if (only && agreements.length === 1) query.set('agreement', only.agreementNumber);
  const lines: LetterLine[] = [
    text.intro[kind],
    ...(kind === 'before' ? [] : [text.call(phone)]),
    ...agreements.flatMap((agreement) => agreementLines(agreement, kind !== 'before', locale)),
    ...(kind === 'long'
      ? []
      : [{ label: text.pay, link: `${shopUrl}/my-accounts/payment-agreement?${query}` }]),
    { label: text.help, link: `${shopUrl}/my-accounts/payment-help?${query}` },
  ];
  return toLetter({ to, subject: text.subject[kind] }, lines, locale);
}
