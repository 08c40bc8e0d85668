import { formatCents } from '@ownpath/domain/money';
import type { DebitReturnReason } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, type LetterLine, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import { formatHour } from './autopay-emails.ts';

export type ReturnedFacts = {
  readonly to: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly shopUrl: string;
  readonly amountCents: number;
  readonly receiptNumber: string;
  readonly method: Parameters<typeof paymentMethodName>[0];
  readonly reason: DebitReturnReason;
  readonly lines: readonly {
    readonly name: string;
    readonly agreementNumber: string;
    readonly amountCents: number;
    /** Null when nothing is due on it. */
    readonly dueOn: string | null;
  }[];
  /** When autopay tries it once more; the hour is of the store's day. */
  readonly retry: { readonly day: string; readonly hour: number } | null;
  /** The account isn't debited any more. */
  readonly isBlocked: boolean;
  /** What autopay was turned off for. */
  readonly autopayOff: readonly string[];
};

type Texts = {
  readonly subject: (amount: string) => string;
  readonly greeting: (firstName: string) => string;
  readonly returned: (amount: string, method: string, receipt: string) => string;
  readonly reasons: Readonly<Record<DebitReturnReason, string>>;
  readonly due: (name: string, number: string, amount: string, date: string) => string;
  readonly credit: (name: string, number: string, amount: string) => string;
  readonly noFee: string;
  readonly retry: (date: string, hour: string) => string;
  readonly noRetry: string;
  readonly blocked: string;
  readonly autopayOff: (names: string) => string;
  readonly pay: string;
  readonly manage: string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    subject: (amount) => `Your bank returned your payment of ${amount}`,
    greeting: (firstName) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`),
    returned: (amount, method, receipt) =>
      `Your bank returned the payment of ${amount} from ${method}, receipt ${receipt}. It no longer counts as paid.`,
    reasons: {
      'insufficient-funds': 'The bank says there was not enough money in the account.',
      'account-closed': 'The bank says the account is closed or does not exist.',
      'not-authorized': 'The bank says the debit was not authorized.',
    },
    due: (name, number, amount, date) =>
      `${name}, agreement ${number}: ${amount} is not paid. The next payment is due on ${date}.`,
    credit: (name, number, amount) => `${name}, agreement ${number}: ${amount} is not paid.`,
    noFee: 'We add no fee for the return. If a payment is late, the late fee in your agreement applies.',
    retry: (date, hour) =>
      `Autopay will try once more on ${date} at ${hour}. If you pay before then, nothing more is debited.`,
    noRetry: 'Nothing is debited again automatically. You can pay by card or with another bank account.',
    blocked: 'We no longer debit this bank account. Choose a card or another account.',
    autopayOff: (names) => `Autopay is off for: ${names}.`,
    pay: 'Pay now:',
    manage: 'See or change autopay:',
  },
  'es-US': {
    subject: (amount) => `Su banco devolvió su pago de ${amount}`,
    greeting: (firstName) => (firstName === '' ? 'Hola:' : `Hola, ${firstName}:`),
    returned: (amount, method, receipt) =>
      `Su banco devolvió el pago de ${amount} de ${method}, recibo ${receipt}. Ya no cuenta como pagado.`,
    reasons: {
      'insufficient-funds': 'El banco dice que no había suficiente dinero en la cuenta.',
      'account-closed': 'El banco dice que la cuenta está cerrada o no existe.',
      'not-authorized': 'El banco dice que el débito no estaba autorizado.',
    },
    due: (name, number, amount, date) =>
      `${name}, contrato ${number}: faltan ${amount} por pagar. El próximo pago vence el ${date}.`,
    credit: (name, number, amount) => `${name}, contrato ${number}: faltan ${amount} por pagar.`,
    noFee:
      'No agregamos ningún cargo por la devolución. Si un pago se atrasa, se aplica el cargo por atraso de su contrato.',
    retry: (date, hour) =>
      `El pago automático lo intenta una vez más el ${date} a las ${hour}. Si paga antes, no se debita nada más.`,
    noRetry:
      'No se vuelve a debitar nada automáticamente. Puede pagar con tarjeta o con otra cuenta de banco.',
    blocked: 'Ya no debitamos esta cuenta de banco. Elija una tarjeta u otra cuenta.',
    autopayOff: (names) => `El pago automático está desactivado para: ${names}.`,
    pay: 'Pagar ahora:',
    manage: 'Ver o cambiar el pago automático:',
  },
};

/** E-mail to the customer whose bank returned a payment on agreements: why, what is due again, and what happens next. */
export function returnedPaymentEmail(facts: ReturnedFacts): Email {
  const { to, locale, shopUrl, lines, retry, autopayOff } = facts;
  const text = texts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const amount = money(facts.amountCents);
  const link = (path: string) => `${shopUrl}/my-accounts/${path}?language=${locale}`;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(autopayOff);
  const all: LetterLine[] = [
    text.greeting(facts.firstName),
    text.returned(amount, paymentMethodName(facts.method, locale), facts.receiptNumber),
    text.reasons[facts.reason],
    ...lines.map(({ name, agreementNumber, amountCents, dueOn }) =>
      dueOn === null
        ? text.credit(name, agreementNumber, money(amountCents))
        : text.due(name, agreementNumber, money(amountCents), formatCalendarDate(dueOn, locale)),
    ),
    text.noFee,
    retry ? text.retry(formatCalendarDate(retry.day, locale), formatHour(retry.hour, locale)) : text.noRetry,
    ...(facts.isBlocked ? [text.blocked] : []),
    ...(autopayOff.length > 0 ? [text.autopayOff(names)] : []),
    { label: text.pay, link: link('payment-agreement') },
    ...(retry || autopayOff.length > 0 ? [{ label: text.manage, link: link('enroll-autopay') }] : []),
  ];
  return toLetter({ to, subject: text.subject(amount) }, all, locale);
}
