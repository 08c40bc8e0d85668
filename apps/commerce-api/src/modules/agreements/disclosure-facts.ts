import type { CartQuote } from '@ownpath/contracts/basket';
import type { SameAsCashEnd, ScheduledPayment } from '@ownpath/contracts/checkout';
import { formatCents, type PartsPerMillion, PPM_PER_UNIT } from '@ownpath/domain/money';
import { sumOfCoverage } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { findPrescribedLabel } from './prescribed-labels.ts';

/** Everything that a disclosure shows; the amounts are the cart's. */
export type DisclosureInput = {
  readonly locale: Locale;
  readonly retailerName: string;
  readonly stateCode: string;
  readonly storePhone: string;
  readonly quote: CartQuote;
  readonly payments: readonly ScheduledPayment[];
  readonly sameAsCashEndsOn: string | null;
  /** What the payments reach by that day; null where same-as-cash is not offered. */
  readonly sameAsCash: SameAsCashEnd | null;
};

/** `label`: the words that the state's law prescribes; null where it leaves them to us. */
export type DisclosureFact = {
  code: string;
  label: string | null;
  amountCents: number | null;
  text: string | null;
};

/** Making a formatter takes a hundred times as long as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** `May 20, 2027`, `20 de mayo de 2027`; for tables `medium`: `May 20, 2027`, `20 may 2027`. */
export function formatCalendarDate(
  date: string,
  locale: Locale,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  const key = `${locale} ${dateStyle}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  dateFormats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** With three decimals, as cities levy it: `8.875%`. */
function formatTaxRate(ratePpm: PartsPerMillion, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(
    ratePpm / PPM_PER_UNIT,
  );
}

/** The figures of a disclosure, in the order in which they stand in it. */
export function disclosureFactsOf({
  quote,
  payments,
  sameAsCashEndsOn,
  locale,
  stateCode,
}: DisclosureInput): DisclosureFact[] {
  const label = (code: string) => findPrescribedLabel(stateCode, code, locale);
  const amount = (code: string, amountCents: number): DisclosureFact => ({
    code,
    label: label(code),
    amountCents,
    text: null,
  });
  const text = (code: string, value: string): DisclosureFact => ({
    code,
    label: label(code),
    amountCents: null,
    text: value,
  });
  const [first, last] = [payments[0], payments.at(-1)];
  // Where the law names this figure it is the whole cost above the cash price, mandatory fees included.
  const wholeCostCents = label('cost-of-rental') === null ? quote.totalCents : quote.totalCostToOwnCents;
  const costOfRentalCents = wholeCostCents - quote.cashPriceCents;
  const { coverage } = quote;
  const coverageCents = coverage ? sumOfCoverage(coverage.total) : 0;
  return [
    amount('first-payment-rent', first?.rentCents ?? 0),
    ...(first && first.feeCents > 0 ? [amount('processing-fee', first.feeCents)] : []),
    ...(coverage && coverage.firstPayment.waiverCents > 0
      ? [amount('first-payment-waiver', coverage.firstPayment.waiverCents)]
      : []),
    ...(coverage && coverage.firstPayment.clubCents > 0
      ? [amount('first-payment-club', coverage.firstPayment.clubCents)]
      : []),
    amount('first-payment-tax', first?.taxCents ?? 0),
    amount('first-payment-total', first?.totalCents ?? 0),
    amount('regular-payment', quote.paymentCents),
    text('payment-count', String(payments.length)),
    ...(last
      ? [
          amount('last-payment', last.rentCents),
          text('last-payment-date', formatCalendarDate(last.dueDate, locale)),
        ]
      : []),
    ...(quote.promotion
      ? [text('promotion', `${quote.promotion.name}: −${formatCents(quote.promotion.savedCents, locale)}`)]
      : []),
    amount('total-rent', quote.totalCents),
    amount('total-cost-to-own', quote.totalCostToOwnCents),
    amount('total-with-tax', quote.totalWithTaxCents),
    ...(coverage
      ? [
          amount('optional-coverage', coverageCents),
          amount('total-with-coverage', quote.totalWithTaxCents + coverageCents),
        ]
      : []),
    amount('cash-price', quote.cashPriceCents),
    amount('cost-of-rental', costOfRentalCents),
    text('tax-rate', formatTaxRate(quote.taxRatePpm, locale)),
    ...(sameAsCashEndsOn ? [text('same-as-cash-end', formatCalendarDate(sameAsCashEndsOn, locale))] : []),
  ];
}
