import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import type { AgreementSettlement } from './settle-agreement.ts';

type Texts = {
  readonly ended: string;
  readonly owed: (amount: string, date: string) => string;
  readonly line: (number: number, period: string, daysLeft: number, days: number, amount: string) => string;
  readonly suspense: (amount: string) => string;
  readonly open: (amount: string) => string;
  readonly back: (amount: string, method: string) => string;
  readonly atStore: (amount: string) => string;
  readonly nothingOwed: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    ended: 'Your agreement has ended. Nothing more falls due.',
    owed: (amount, date) => `Rent through ${date} is still to be paid at your store: ${amount}.`,
    line: (number, period, daysLeft, days, amount) =>
      `Payment ${number}, ${period}: ${daysLeft} of ${days} days not used, ${amount}.`,
    suspense: (amount) => `Credit on the agreement: ${amount}.`,
    open: (amount) => `Open from a payment that came back: ${amount}.`,
    back: (amount, method) =>
      `We refund ${amount} to ${method}. Most banks show it within 3 to 5 business days.`,
    atStore: (amount) =>
      `Your store gives back ${amount}: it was paid there, or the bank has not settled it yet.`,
    nothingOwed: 'Your agreement has ended, and you owe nothing.',
  },
  'es-US': {
    ended: 'Su contrato terminó. Ya no vence nada más.',
    owed: (amount, date) => `Le falta pagar en su tienda la renta hasta el ${date}: ${amount}.`,
    line: (number, period, daysLeft, days, amount) =>
      `Pago ${number}, ${period}: ${daysLeft} de ${days} días sin usar, ${amount}.`,
    suspense: (amount) => `Saldo a su favor en el contrato: ${amount}.`,
    open: (amount) => `Pendiente de un pago devuelto: ${amount}.`,
    back: (amount, method) =>
      `Le devolvemos ${amount} a ${method}. La mayoría de los bancos lo muestra en 3 a 5 días hábiles.`,
    atStore: (amount) =>
      `Su tienda le devuelve ${amount}: se pagó allí o el banco todavía no lo ha confirmado.`,
    nothingOwed: 'Su contrato terminó y no debe nada.',
  },
};

/** What a return gives back, payment by payment, or leaves to pay. */
export function settlementLines(settlement: AgreementSettlement, locale: Locale): string[] {
  const text = texts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const date = (day: string) => formatCalendarDate(day, locale);
  const { lines, suspenseCents, totalCents, back, atStoreCents, lastDay } = settlement;
  if (totalCents < 0) return [text.ended, text.owed(money(-totalCents), date(lastDay))];
  if (totalCents === 0) return [text.nothingOwed];
  return [
    text.ended,
    ...lines.map(({ number, from, to, days, daysUsed, rentCents, taxCents, coverageCents }) =>
      text.line(
        number,
        `${date(from)} – ${date(to)}`,
        days - daysUsed,
        days,
        money(rentCents + taxCents + coverageCents),
      ),
    ),
    ...(suspenseCents > 0 ? [text.suspense(money(suspenseCents))] : []),
    ...(suspenseCents < 0 ? [text.open(money(-suspenseCents))] : []),
    ...back.map(({ amountCents, paymentMethod, cardBrand, last4: cardLast4 }) =>
      text.back(money(amountCents), paymentMethodName({ paymentMethod, cardBrand, cardLast4 }, locale)),
    ),
    ...(atStoreCents > 0 ? [text.atStore(money(atStoreCents))] : []),
  ];
}
