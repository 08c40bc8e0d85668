import { AUTOPAY_NOTICE_DAYS } from '@ownpath/domain/agreements';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from './disclosure-facts.ts';

/** Version of the texts below; change it with every edit. */
const AUTOPAY_CONSENT_VERSION = 'autopay-account-2026-12';

type Values = {
  readonly retailer: string;
  readonly agreement: string;
  readonly date: string;
  /** Null while the customer chooses it. */
  readonly method: string | null;
  readonly count: number;
  readonly amount: string;
  readonly first: string;
  readonly last: string;
  readonly hour: string;
  readonly phone: string;
};
type Texts = { readonly heading: string; readonly paragraphs: (values: Values) => string[] };

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    heading: 'Autopay authorization',
    paragraphs: ({ retailer, agreement, date, method, count, amount, first, last, hour, phone }) => [
      `On ${date} I authorize ${retailer} to charge ${method ?? 'the card or bank account that I choose here'} for agreement ${agreement}, each payment on its due date: ${count === 1 ? `one payment of ${amount} on ${first}` : `${count} payments of ${amount} from ${first} to ${last}`}, tax included. A bank account is debited electronically (ACH), within two business days.`,
      `A charge is never more than my payment schedule says. If it will be less, ${retailer} tells me the amount and the date at least ${AUTOPAY_NOTICE_DAYS} days before, or at once when a payment of mine changes it later. A charge that does not go through is tried once more two days later.`,
      `I can stop autopay here with one click until ${hour} on the day of a charge, or by phone at ${phone}, at no cost. It is optional: I can rent without it, and the price is the same. It ends with the last payment, or when the agreement ends before that.`,
    ],
  },
  'es-US': {
    heading: 'Autorización de pago automático',
    paragraphs: ({ retailer, agreement, date, method, count, amount, first, last, hour, phone }) => [
      `El ${date} autorizo a ${retailer} a cobrar en ${method ?? 'la tarjeta o cuenta de banco que elijo aquí'} los pagos del contrato ${agreement}, cada uno en su fecha de vencimiento: ${count === 1 ? `un pago de ${amount} el ${first}` : `${count} pagos de ${amount} del ${first} al ${last}`}, con impuestos. Una cuenta de banco se debita electrónicamente (ACH), en un plazo de dos días hábiles.`,
      `Un cobro nunca es mayor que lo que dice mi plan de pagos. Si va a ser menor, ${retailer} me avisa el monto y la fecha al menos ${AUTOPAY_NOTICE_DAYS} días antes, o enseguida cuando un pago mío lo cambia después. Un cobro que no se pudo hacer se intenta una vez más dos días después.`,
      `Puedo detener el pago automático aquí con un clic hasta las ${hour} del día de un cobro, o por teléfono al ${phone}, sin costo. Es opcional: puedo rentar sin él y el precio es el mismo. Termina con el último pago, o antes si el contrato termina.`,
    ],
  },
};

/** What turning autopay on in the account authorises; null when nothing is left to charge. */
export function autopayConsent(input: {
  readonly locale: Locale;
  readonly retailerName: string;
  readonly agreementNumber: string;
  /** Calendar day at the store. */
  readonly date: string;
  /** "my Visa card ending in 4242"; null while it is chosen. */
  readonly method: string | null;
  readonly charges: readonly { readonly date: string; readonly amountCents: number }[];
  /** `8 PM`. */
  readonly hour: string;
  readonly storePhone: string;
}): { textVersion: string; heading: string; paragraphs: string[] } | null {
  const { locale, charges } = input;
  const [first] = charges;
  const last = charges.at(-1);
  if (!first || !last) return null;
  const amounts = charges.map(({ amountCents }) => amountCents);
  const money = (cents: number) => formatCents(cents, locale);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const range =
    locale === 'es-US' ? `entre ${money(least)} y ${money(most)}` : `${money(least)} to ${money(most)}`;
  const { heading, paragraphs } = texts[locale];
  return {
    textVersion: AUTOPAY_CONSENT_VERSION,
    heading,
    paragraphs: paragraphs({
      retailer: input.retailerName,
      agreement: input.agreementNumber,
      date: formatCalendarDate(input.date, locale),
      method: input.method,
      count: charges.length,
      amount: least === most ? money(most) : range,
      first: formatCalendarDate(first.date, locale),
      last: formatCalendarDate(last.date, locale),
      hour: input.hour,
      phone: input.storePhone,
    }),
  };
}
