import type { Order } from '@ownpath/contracts/orders';
import { getStateRule } from '@ownpath/domain/law';
import { formatCents } from '@ownpath/domain/money';
import { taxCents } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type PostedLetter, queueLetter } from '../notifications/index.ts';
import { getStoreOfOrder, type Transaction } from './orders-queries.ts';

type Figures = Readonly<Record<'number' | 'cash' | 'price' | 'tax' | 'total' | 'date', string>>;

const texts: Readonly<Record<Locale, (name: string, figures: Figures) => readonly string[]>> = {
  'en-US': (name, { number, cash, price, tax, total, date }) => [
    `${name},`,
    `you have the right to own what you rent under agreement ${number} until ${date}. You pay the cash price of ${cash} and any past due fees, less all the rental payments that you have made.`,
    `After your first payment that is ${price}, plus ${tax} tax: ${total}. Each further rental payment lowers it.`,
    `To use this right, pay at your store by ${date}.`,
    'Rowan & Co.',
  ],
  'es-US': (name, { number, cash, price, tax, total, date }) => [
    `${name}:`,
    `Usted tiene derecho a ser dueño de lo que renta con el contrato ${number} hasta el ${date}. Paga el precio de contado de ${cash} y los cargos vencidos, si los hay, menos todos los pagos de renta que ya hizo.`,
    `Después de su primer pago, eso es ${price}, más ${tax} de impuestos: ${total}. Cada nuevo pago de renta lo reduce.`,
    `Para usar este derecho, pague en su tienda a más tardar el ${date}.`,
    'Rowan & Co.',
  ],
};

/** Null without same-as-cash, or without an address to send it to. */
export function sameAsCashLetter(order: Order, locale: Locale): PostedLetter | null {
  const { quote, sameAsCash, buyOutCents, shippingAddress: address } = order;
  if (!sameAsCash || buyOutCents === null || !address) return null;
  const name = `${order.firstName} ${order.lastName}`;
  const tax = taxCents(buyOutCents, quote.taxRatePpm);
  const money = (cents: number) => formatCents(cents, locale);
  const lines = texts[locale](name, {
    number: order.agreementNumber ?? '',
    cash: money(quote.cashPriceCents),
    price: money(buyOutCents),
    tax: money(tax),
    total: money(buyOutCents + tax),
    date: formatCalendarDate(sameAsCash.date, locale),
  });
  const town = `${address.city}, ${address.stateCode} ${address.postalCode}`;
  const recipient = [name, address.address1, address.address2, town];
  return {
    recipient: recipient.filter((line) => line != null && line !== '') as string[],
    text: lines.join('\n\n'),
    locale,
  };
}

/**
 * California (1812.632(a)(2)): within days of signing, by first-class mail and with nothing else in the envelope. It
 * leaves with the confirmation, so always in time.
 */
export async function queueSameAsCashLetter(
  transaction: Transaction,
  order: Order,
  locale: Locale,
  now: Date,
): Promise<void> {
  const { stateCode } = await getStoreOfOrder(transaction, order.storeId);
  if (getStateRule(stateCode).sameAsCashLetterDays === null) return;
  const letter = sameAsCashLetter(order, locale);
  if (letter) await queueLetter(transaction, `same-as-cash:${order.orderNo}`, letter, now);
}
