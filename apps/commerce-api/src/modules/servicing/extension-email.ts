import type { DueDateMove } from '@ownpath/contracts/servicing';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, toLetter } from '../notifications/index.ts';

type Texts = {
  readonly subject: (date: string) => string;
  readonly moved: (name: string, number: string, from: string, to: string) => string;
  readonly last: (from: string, to: string, count: number) => string;
  readonly same: (total: string) => string;
  readonly page: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (date) => `Your next payment is now due on ${date}`,
    moved: (name, number, from, to) =>
      `As you asked, the next payment for your ${name}, agreement ${number}, is due on ${to} instead of ${from}.`,
    last: (from, to, count) =>
      count === 1
        ? 'It is your last payment.'
        : `Your other payments move by the same number of days: the last one from ${from} to ${to}.`,
    same: (total) => `Your total cost stays ${total}, and moving the date was free.`,
    page: 'Your dates, and more help with payments:',
  },
  'es-US': {
    subject: (date) => `Su próximo pago ahora vence el ${date}`,
    moved: (name, number, from, to) =>
      `Como lo pidió, el próximo pago de ${name}, contrato ${number}, vence el ${to} en lugar del ${from}.`,
    last: (from, to, count) =>
      count === 1
        ? 'Es su último pago.'
        : `Sus demás pagos se mueven el mismo número de días: el último, del ${from} al ${to}.`,
    same: (total) => `Su costo total sigue siendo ${total} y mover la fecha fue gratis.`,
    page: 'Sus fechas y más ayuda con los pagos:',
  },
};

/** Tells the customer which dates moved, old and new. */
export function extensionEmail(
  move: DueDateMove,
  agreement: {
    readonly name: string;
    readonly agreementNumber: string;
    readonly totalCostCents: number;
    readonly paymentsLeft: number;
  },
  { to, locale, shopUrl }: { readonly to: string; readonly locale: Locale; readonly shopUrl: string },
): Email {
  const text = texts[locale];
  const day = (date: string) => formatCalendarDate(date, locale);
  const { name, agreementNumber: number, totalCostCents, paymentsLeft } = agreement;
  const query = new URLSearchParams({ agreement: number, language: locale });
  return toLetter(
    { to, subject: text.subject(day(move.toDueOn)) },
    [
      text.moved(name, number, day(move.fromDueOn), day(move.toDueOn)),
      text.last(day(move.fromLastDueOn), day(move.toLastDueOn), paymentsLeft),
      text.same(formatCents(totalCostCents, locale)),
      { label: text.page, link: `${shopUrl}/my-accounts/payment-help?${query}` },
    ],
    locale,
  );
}
