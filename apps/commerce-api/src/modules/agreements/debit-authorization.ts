import type { DebitAuthorization } from '@ownpath/contracts/checkout';
import { DEBIT_TEXT_VERSION } from '@ownpath/domain/agreements';
import { formatCents } from '@ownpath/domain/money';
import { PAYMENT_DEBIT_TEXT_VERSION } from '@ownpath/domain/servicing';
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

const paymentTexts: Readonly<
  Record<
    Locale,
    {
      readonly heading: string;
      readonly account: (last4: string | null) => string;
      readonly paragraphs: (values: Values & { readonly account: string }) => string[];
    }
  >
> = {
  'en-US': {
    heading: 'Authorization to debit your bank account',
    account: (last4) =>
      last4 === null ? 'the bank account that I enter here' : `my bank account ending in ${last4}`,
    paragraphs: ({ retailer, date, amount, phone, address, account }) => [
      `On ${date} I authorize ${retailer} to debit ${account} one time, by electronic transfer (ACH), for ${amount}: the payment on my rental agreements that is shown here. The account is mine, or I may use it.`,
      'The debit is made on that day or the next business day. The payment counts from today, unless my bank returns the debit.',
      `To revoke this authorization, I call ${phone} or write to ${address} before the debit is made.`,
      'If my bank returns the debit, I still owe the payment and can make it in another way. I pay no fee for that here.',
    ],
  },
  'es-US': {
    heading: 'Autorización de débito de su cuenta de banco',
    account: (last4) =>
      last4 === null
        ? 'de la cuenta de banco que escribo aquí'
        : `de mi cuenta de banco terminada en ${last4}`,
    paragraphs: ({ retailer, date, amount, phone, address, account }) => [
      `El ${date} autorizo a ${retailer} a debitar una sola vez, por transferencia electrónica (ACH), ${amount} ${account}: el pago de mis contratos de renta que se muestra aquí. La cuenta es mía o tengo permiso para usarla.`,
      'El débito se hace ese día o el siguiente día hábil. El pago cuenta desde hoy, a menos que mi banco devuelva el débito.',
      `Para revocar esta autorización, llamo al ${phone} o escribo a ${address} antes de que se haga el débito.`,
      'Si mi banco devuelve el débito, todavía debo el pago y puedo hacerlo de otra manera. Aquí no pago ningún cargo por eso.',
    ],
  },
};

type DebitInput = {
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
};

function valuesOf({ locale, store, ...input }: DebitInput): Values {
  const day = new Date(`${input.date}T00:00:00Z`);
  return {
    retailer: input.retailerName,
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    amount: formatCents(input.amountCents, locale),
    phone: store.phone,
    address: `${store.address1}, ${store.city}, ${store.stateCode} ${store.postalCode}`,
  };
}

/** What paying the first payment with a bank account authorises: what is debited, when, and how to stop it. */
export function debitAuthorization(input: DebitInput): DebitAuthorization {
  const { heading, paragraphs } = texts[input.locale];
  return { textVersion: DEBIT_TEXT_VERSION, heading, paragraphs: paragraphs(valuesOf(input)) };
}

/** As `debitAuthorization`, of a payment on agreements. @param input.last4 null for an account that is typed */
export function paymentDebitAuthorization(
  input: DebitInput & { readonly last4: string | null },
): DebitAuthorization {
  const { heading, account, paragraphs } = paymentTexts[input.locale];
  return {
    textVersion: PAYMENT_DEBIT_TEXT_VERSION,
    heading,
    paragraphs: paragraphs({ ...valuesOf(input), account: account(input.last4) }),
  };
}
