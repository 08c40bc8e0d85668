import type { AutopayAuthorization, ScheduledPayment } from '@ownpath/contracts/checkout';
import {
  AUTOPAY_NOTICE_DAYS,
  AUTOPAY_STOP_BUSINESS_DAYS,
  autopayChargesOf,
} from '@ownpath/domain/agreements';
import { formatCents } from '@ownpath/domain/money';
import { type Frequency, sumOfCoverage } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import type { PaymentMethod } from '@ownpath/domain/stores';

/** Version of the texts below; change it with every edit. */
export const AUTOPAY_TEXT_VERSION = 'autopay-2026-12';

export type AutopayCard = {
  readonly method: PaymentMethod;
  readonly brand: string | null;
  readonly last4: string;
};

export type AutopayInput = {
  readonly locale: Locale;
  readonly retailerName: string;
  readonly storePhone: string;
  readonly storeAddress: string;
  readonly frequency: Frequency;
  readonly payments: readonly ScheduledPayment[];
  /** Null before the shopper has entered a card or a bank account. */
  readonly card: AutopayCard | null;
};

type Values = {
  readonly retailer: string;
  readonly date: string;
  readonly card: AutopayCard | null;
  readonly count: number;
  readonly amounts: { readonly least: string; readonly most: string };
  readonly hasCoverage: boolean;
  readonly frequency: Frequency;
  readonly weekday: string;
  /** Set when the first charge is a short payment, off the paydays. */
  readonly short: string | null;
  readonly first: string;
  readonly last: string;
  readonly phone: string;
  readonly address: string;
};

type Texts = { readonly heading: string; readonly paragraphs: (values: Values) => string[] };

const english: Texts = {
  heading: 'Autopay authorization',
  paragraphs: (values) => {
    const { retailer, card, amounts, weekday } = values;
    const isBank = card?.method === 'ACH';
    const method = card
      ? `my ${isBank ? 'bank account' : `${card.brand ?? ''} card`} ending in ${card.last4}`.replace(
          '  ',
          ' ',
        )
      : 'the card or bank account that I use for the first payment';
    const days = {
      WEEKLY: `every ${weekday}`,
      BIWEEKLY: `every two weeks on ${weekday}`,
      SEMIMONTHLY: 'twice a month',
      MONTHLY: 'once a month',
    }[values.frequency];
    const amount = amounts.least === amounts.most ? amounts.most : `${amounts.least} to ${amounts.most}`;
    const included = values.hasCoverage ? 'tax and optional coverage included' : 'tax included';
    const payments =
      values.count === 1
        ? `one payment of ${amount}, ${included}, on ${values.first}`
        : `${values.count} payments of ${amount}, ${included}, ${values.short === null ? '' : `one on ${values.short}, then `}${days} from ${values.first} to ${values.last}`;
    return [
      `On ${values.date} I authorize ${retailer} to charge ${method} for the payments of this agreement after the first one, each on its due date: ${payments}. If it is declined for the first payment, this applies to the card or bank account that I use instead.`,
      `Every amount and date is in my payment schedule. If a charge will differ from it, ${retailer} tells me the amount and the date in writing at least ${AUTOPAY_NOTICE_DAYS} days before.`,
      `I can stop autopay at any time, at no cost: by phone at ${values.phone}, at the store, or in writing to ${values.address}, at least ${AUTOPAY_STOP_BUSINESS_DAYS} business days before a charge. I then make each payment myself.`,
      'Autopay is optional: I can rent without it, and the price is the same. It ends with the last payment, or when the agreement ends before that. A copy of this authorization is part of my agreement.',
    ];
  },
};

const spanish: Texts = {
  heading: 'Autorización de pago automático',
  paragraphs: (values) => {
    const { retailer, card, amounts, weekday } = values;
    const isBank = card?.method === 'ACH';
    const method = card
      ? `mi ${isBank ? 'cuenta de banco' : `tarjeta ${card.brand ?? ''}`} terminada en ${card.last4}`.replace(
          '  ',
          ' ',
        )
      : 'la tarjeta o cuenta de banco que use para el primer pago';
    const days = {
      WEEKLY: `cada ${weekday}`,
      BIWEEKLY: `cada dos semanas en ${weekday}`,
      SEMIMONTHLY: 'dos veces al mes',
      MONTHLY: 'una vez al mes',
    }[values.frequency];
    const amount = amounts.least === amounts.most ? amounts.most : `entre ${amounts.least} y ${amounts.most}`;
    const included = values.hasCoverage ? 'con impuestos y cobertura opcional' : 'impuestos incluidos';
    const payments =
      values.count === 1
        ? `un pago de ${amount}, ${included}, el ${values.first}`
        : `${values.count} pagos de ${amount}, ${included}, ${values.short === null ? '' : `uno el ${values.short} y después `}${days} del ${values.first} al ${values.last}`;
    return [
      `El ${values.date} autorizo a ${retailer} a cobrar en ${method} los pagos de este contrato posteriores al primero, cada uno en su fecha de vencimiento: ${payments}. Si es rechazada en el primer pago, esto se aplica a la tarjeta o cuenta de banco que use en su lugar.`,
      `Todos los montos y las fechas están en mi plan de pagos. Si un cobro va a ser distinto, ${retailer} me avisa por escrito el monto y la fecha al menos ${AUTOPAY_NOTICE_DAYS} días antes.`,
      `Puedo detener el pago automático en cualquier momento y sin costo: por teléfono al ${values.phone}, en la tienda o por escrito a ${values.address}, al menos ${AUTOPAY_STOP_BUSINESS_DAYS} días hábiles antes de un cobro. Después hago yo cada pago.`,
      'El pago automático es opcional: puedo rentar sin él y el precio es el mismo. Termina con el último pago, o antes si el contrato termina. Una copia de esta autorización forma parte de mi contrato.',
    ];
  },
};

const texts: Readonly<Record<Locale, Texts>> = { 'en-US': english, 'es-US': spanish };

function format(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The authorisation of autopay, dated on the day of the first payment; null when no payment follows it. */
export function autopayAuthorization(input: AutopayInput): AutopayAuthorization | null {
  const { locale, payments } = input;
  const charges = autopayChargesOf(payments);
  const [today] = payments;
  if (charges === null || today === undefined) return null;
  const [next, second] = payments.slice(1);
  const short = next?.kind === 'short' && second ? next : null;
  const long = (date: string) => format(date, locale, { dateStyle: 'long' });
  const { heading, paragraphs } = texts[locale];
  return {
    code: 'autopay',
    heading,
    paragraphs: paragraphs({
      retailer: input.retailerName,
      date: long(today.dueDate),
      card: input.card,
      count: charges.count,
      amounts: {
        least: formatCents(charges.leastCents, locale),
        most: formatCents(charges.mostCents, locale),
      },
      hasCoverage: payments.some((payment) => sumOfCoverage(payment) > 0),
      frequency: input.frequency,
      weekday: format(charges.lastDate, locale, { weekday: 'long' }),
      short: short && long(short.dueDate),
      first: long(short && second ? second.dueDate : charges.firstDate),
      last: long(charges.lastDate),
      phone: input.storePhone,
      address: input.storeAddress,
    }),
  };
}
