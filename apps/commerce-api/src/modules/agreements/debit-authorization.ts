import type { DebitAuthorization } from '@ownpath/contracts/checkout';
import { DEBIT_TEXT_VERSION } from '@ownpath/domain/agreements';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';

type Values = {
  readonly retailer: string;
  readonly date: string;
  readonly amount: string;
  readonly phone: string;
  readonly address: string;
};
type Texts = { readonly heading: string; readonly paragraphs: (values: Values) => string[] };

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    heading: 'Authorization to debit your bank account',
    paragraphs: ({ retailer, date, amount, phone, address }) => [
      `On ${date} I authorize ${retailer} to debit the bank account that I enter here one time, by electronic transfer (ACH), for ${amount}: my first payment. The account is mine, or I may use it.`,
      'The debit is made after I sign my agreement, on that day or the next business day. If I do not sign, nothing is debited.',
      `To stop it, I cancel the order here before I sign. After that I call ${phone} or write to ${address} before the debit is made.`,
      'If my bank returns the debit, I still owe the payment and can make it in another way. I pay no fee for that here.',
    ],
  },
  'es-US': {
    heading: 'Autorización de débito de su cuenta de banco',
    paragraphs: ({ retailer, date, amount, phone, address }) => [
      `El ${date} autorizo a ${retailer} a debitar una sola vez, por transferencia electrónica (ACH), ${amount} de la cuenta de banco que escribo aquí: mi primer pago. La cuenta es mía o tengo permiso para usarla.`,
      'El débito se hace después de que yo firme mi contrato, ese día o el siguiente día hábil. Si no firmo, no se debita nada.',
      `Para detenerlo, cancelo el pedido aquí antes de firmar. Después llamo al ${phone} o escribo a ${address} antes de que se haga el débito.`,
      'Si mi banco devuelve el débito, todavía debo el pago y puedo hacerlo de otra manera. Aquí no pago ningún cargo por eso.',
    ],
  },
};

/** What paying the first payment with a bank account authorises: what is debited, when, and how to stop it. */
export function debitAuthorization(input: {
  readonly locale: Locale;
  readonly retailerName: string;
  readonly amountCents: number;
  /** Calendar day at the store. */
  readonly date: string;
  readonly store: {
    readonly phone: string;
    readonly address1: string;
    readonly city: string;
    readonly stateCode: string;
    readonly postalCode: string;
  };
}): DebitAuthorization {
  const { locale, store } = input;
  const { heading, paragraphs } = texts[locale];
  const day = new Date(`${input.date}T00:00:00Z`);
  return {
    textVersion: DEBIT_TEXT_VERSION,
    heading,
    paragraphs: paragraphs({
      retailer: input.retailerName,
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
      amount: formatCents(input.amountCents, locale),
      phone: store.phone,
      address: `${store.address1}, ${store.city}, ${store.stateCode} ${store.postalCode}`,
    }),
  };
}
