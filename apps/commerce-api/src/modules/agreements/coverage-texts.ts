import type { CartQuote, QuoteCoverage } from '@ownpath/contracts/basket';
import { formatCents } from '@ownpath/domain/money';
import { sumOfCoverage } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';

type CoverageTexts = {
  readonly heading: string;
  readonly waiver: (each: string, all: string) => string;
  readonly club: (each: string, all: string) => string;
  readonly terms: string;
  /** After the paydays of a payment's amount. */
  readonly withTax: (days: string) => string;
  readonly allPayments: (count: number) => string;
  readonly calendarIntro: string;
  /** In the summary and in the confirmation's e-mail. */
  readonly summary: (all: string) => string;
  readonly summaryText: string;
};

/** Words of an agreement with optional coverage, where they differ from those of one without. */
export const coverageTexts: Readonly<Record<Locale, CoverageTexts>> = {
  'en-US': {
    heading: 'Optional coverage you chose',
    waiver: (each, all) =>
      `Loss damage waiver: up to ${each} per payment, ${all} if you make every payment. While you pay for it you are not responsible for loss of the goods or damage to them, unless you cause it on purpose.`,
    club: (each, all) =>
      `Benefit Plus membership: up to ${each} per payment, ${all} if you make every payment. Your store gives you the list of its benefits.`,
    terms:
      'You can rent without it. It is not taxed, is not part of the total cost and does not count toward ownership. You may cancel it at any time at your store; it is not charged from the next payment on.',
    withTax: (days) => `${days}, tax and optional coverage included.`,
    allPayments: (count) =>
      `${count === 1 ? '1 payment' : `${count} payments`}, with tax and optional coverage`,
    calendarIntro: 'Each payment with its day and amount, tax and optional coverage included.',
    summary: (all) => `Optional coverage: ${all} in all.`,
    summaryText: 'It is not part of the total cost. Cancel it at your store at any time.',
  },
  'es-US': {
    heading: 'Cobertura opcional que usted eligió',
    waiver: (each, all) =>
      `Exención por pérdida y daños: hasta ${each} por pago, ${all} si hace todos los pagos. Mientras la pague, usted no responde por la pérdida ni los daños de los artículos, salvo los que cause a propósito.`,
    club: (each, all) =>
      `Membresía Benefit Plus: hasta ${each} por pago, ${all} si hace todos los pagos. Su tienda le da la lista de sus beneficios.`,
    terms:
      'Usted puede rentar sin ella. No lleva impuestos, no forma parte del costo total y no cuenta para ser dueño. Puede cancelarla cuando quiera en su tienda: desde el siguiente pago ya no se cobra.',
    withTax: (days) => `${days}, con impuestos y cobertura opcional.`,
    allPayments: (count) =>
      `${count === 1 ? '1 pago' : `${count} pagos`}, con impuestos y cobertura opcional`,
    calendarIntro: 'Cada pago con su fecha y su monto, con impuestos y cobertura opcional.',
    summary: (all) => `Cobertura opcional: ${all} en total.`,
    summaryText: 'No forma parte del costo total. Puede cancelarla en su tienda cuando quiera.',
  },
};

/** What the shopper agreed to, what it costs and how it ends; none without coverage. */
export function coverageParagraphs({ coverage }: CartQuote, locale: Locale): string[] {
  if (coverage === null) return [];
  const { waiver, club, terms } = coverageTexts[locale];
  const amounts = (of: 'waiverCents' | 'clubCents') =>
    [formatCents(coverage.payment[of], locale), formatCents(coverage.total[of], locale)] as const;
  return [
    ...(coverage.total.waiverCents > 0 ? [waiver(...amounts('waiverCents'))] : []),
    ...(coverage.total.clubCents > 0 ? [club(...amounts('clubCents'))] : []),
    terms,
  ];
}

export const allCoverage = ({ total }: QuoteCoverage, locale: Locale) =>
  formatCents(sumOfCoverage(total), locale);
