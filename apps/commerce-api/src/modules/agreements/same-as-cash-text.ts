import type { SameAsCashEnd } from '@ownpath/contracts/checkout';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';

type Values = {
  readonly date: string;
  readonly count: number;
  readonly reached: string;
  readonly left: string;
  readonly extra: string;
  readonly extraCount: number;
  readonly price: string;
  readonly above: string;
  readonly reachedOn: string;
};

type Texts = {
  readonly reached: (values: Values) => string;
  readonly short: (values: Values) => string;
  readonly extra: (values: Values) => string;
  readonly once: (values: Values) => string;
  readonly above: (values: Values) => string;
};

const texts: Readonly<Record<Locale, Texts>> = {
  'en-US': {
    reached: ({ reachedOn }) =>
      `Your scheduled payments alone reach the cash price on ${reachedOn}. From that day the goods are yours.`,
    short: ({ count, reached, date, left }) =>
      `Your scheduled payments alone do not reach the cash price in time: the ${count === 1 ? 'one due by' : `${count} due by`} ${date} ${count === 1 ? 'comes' : 'come'} to ${reached}, and ${left} is left.`,
    extra: ({ extra, extraCount, left, date }) =>
      `To reach it, add ${extra} to ${extraCount === 1 ? 'the payment' : `each of the ${extraCount} payments`} after the first, or pay ${left} once by ${date}.`,
    once: ({ left, date }) => `To reach it, pay ${left} once by ${date}.`,
    above: ({ price, above }) =>
      `The day after, buying costs ${price}. With the rent you will have paid by then, that is ${above} more than the cash price.`,
  },
  'es-US': {
    reached: ({ reachedOn }) =>
      `Con solo los pagos de su plan llega al precio de contado el ${reachedOn}. Desde ese día los artículos son suyos.`,
    short: ({ count, reached, date, left }) =>
      `Con solo los pagos de su plan no llega a tiempo al precio de contado: ${count === 1 ? `el que vence hasta el ${date} suma` : `los ${count} que vencen hasta el ${date} suman`} ${reached} y faltan ${left}.`,
    extra: ({ extra, extraCount, left, date }) =>
      `Para llegar, agregue ${extra} ${extraCount === 1 ? 'al pago' : `a cada uno de los ${extraCount} pagos`} después del primero, o pague ${left} una sola vez a más tardar el ${date}.`,
    once: ({ left, date }) => `Para llegar, pague ${left} una sola vez a más tardar el ${date}.`,
    above: ({ price, above }) =>
      `Al día siguiente, comprarlo cuesta ${price}. Sumado a la renta que ya habrá pagado, son ${above} más que el precio de contado.`,
  },
};

/** Whether the schedule reaches the cash price in time, what would, and what buying costs after it. */
export function sameAsCashSentences(
  end: SameAsCashEnd,
  locale: Locale,
  formatDate: (date: string, locale: Locale) => string,
): string[] {
  const words = texts[locale];
  const money = (cents: number) => formatCents(cents, locale);
  const values: Values = {
    date: formatDate(end.date, locale),
    count: end.paymentsMade,
    reached: money(end.reachedCents),
    left: money(end.buyOutCents),
    extra: money(end.extraPaymentCents ?? 0),
    extraCount: end.extraPaymentCount,
    price: money(end.buyOutAfterCents),
    above: money(end.aboveCashPriceCents),
    reachedOn: end.reachedOn === null ? '' : formatDate(end.reachedOn, locale),
  };
  if (end.reachedOn !== null) return [words.reached(values)];
  return [
    words.short(values),
    (end.extraPaymentCents === null ? words.once : words.extra)(values),
    ...(end.aboveCashPriceCents > 0 ? [words.above(values)] : []),
  ];
}
