import type { CalendarDate } from '@ownpath/domain/dates';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, toLetter } from '../notifications/index.ts';

type Answered = 'agreed' | 'call' | 'refused';
type Texts = {
  readonly subject: string;
  readonly asked: (name: string, number: string) => string;
  readonly answers: Readonly<Record<Answered, (date: string) => string>>;
  readonly rule: string;
  readonly words: (answer: string) => string;
  readonly page: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: 'Your store answered about your exchange',
    asked: (name, number) => `You asked to exchange ${name}, agreement ${number}.`,
    answers: {
      agreed: (date) => `Your store agrees. Choose the new item and sign its agreement by ${date}.`,
      call: () => 'Your store would like to talk about it. Please call, or wait for its call.',
      refused: () => 'Your store cannot do this right now. Your agreement stays as it is.',
    },
    rule: 'One visit brings the new item and picks up the old one. On that day the old agreement ends: you pay its rent by the day, through the day before.',
    words: (answer) => `From your store: “${answer}”`,
    page: 'Your exchange:',
  },
  'es-US': {
    subject: 'Su tienda respondió sobre su cambio',
    asked: (name, number) => `Usted pidió cambiar ${name}, contrato ${number}.`,
    answers: {
      agreed: (date) =>
        `Su tienda está de acuerdo. Elija el nuevo artículo y firme su contrato a más tardar el ${date}.`,
      call: () => 'Su tienda quiere hablar con usted. Llame o espere su llamada.',
      refused: () => 'Por ahora su tienda no puede hacerlo. Su contrato sigue igual.',
    },
    rule: 'En una sola visita llevamos el nuevo y recogemos el anterior. Ese día termina el contrato anterior: paga su renta por día, hasta el día anterior.',
    words: (answer) => `De su tienda: «${answer}»`,
    page: 'Su cambio:',
  },
};

/** What the store answered to a request for an exchange. */
export function exchangeEmail(
  exchange: {
    readonly name: string;
    readonly agreementNumber: string;
    readonly status: Answered;
    readonly answer: string | null;
    readonly chooseBy: CalendarDate | null;
  },
  { to, locale, shopUrl }: { readonly to: string; readonly locale: Locale; readonly shopUrl: string },
): Email {
  const text = texts[locale];
  const { name, agreementNumber, status, answer, chooseBy } = exchange;
  const query = new URLSearchParams({ agreement: agreementNumber, language: locale });
  return toLetter(
    { to, subject: text.subject },
    [
      text.asked(name, agreementNumber),
      text.answers[status](chooseBy === null ? '' : formatCalendarDate(chooseBy, locale)),
      ...(answer === null ? [] : [text.words(answer)]),
      ...(status === 'agreed' ? [text.rule] : []),
      { label: text.page, link: `${shopUrl}/my-accounts/exchange?${query}` },
    ],
    locale,
  );
}
