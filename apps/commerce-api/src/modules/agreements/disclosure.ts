import type { CartQuote } from '@ownpath/contracts/basket';
import type { SameAsCashEnd, ScheduledPayment } from '@ownpath/contracts/checkout';
import { getStateLaw, getStateRule, type StateRule } from '@ownpath/domain/law';
import { type BasisPoints, formatCents, type PartsPerMillion, PPM_PER_UNIT } from '@ownpath/domain/money';
import type { LateFeeAmount } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { englishDisclosure } from './disclosure-english.ts';
import { spanishDisclosure } from './disclosure-spanish.ts';
import type {
  DisclosureSectionCode,
  DisclosureTexts,
  DisclosureValues,
  LateFeeText,
  RecordsClause,
} from './disclosure-texts.ts';
import { findPrescribedLabel } from './prescribed-labels.ts';
import { type PrescribedNotice, prescribedNoticesOf } from './prescribed-notices.ts';
import { sameAsCashSentences } from './same-as-cash-text.ts';

/** `label`: the words that the state's law prescribes; null where it leaves them to us. */
export type DisclosureFact = {
  code: string;
  label: string | null;
  amountCents: number | null;
  text: string | null;
};
export type DisclosureSection = { code: DisclosureSectionCode; heading: string; paragraphs: string[] };

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
  /** A loss damage waiver is part of the agreement. */
  readonly hasWaiver?: boolean;
};

export type Disclosure = {
  readonly transactionName: string;
  readonly facts: DisclosureFact[];
  readonly sections: DisclosureSection[];
  readonly notices: PrescribedNotice[];
  /** Smallest type that the state's law allows for the agreement, in points; null where it sets none. */
  readonly minPointSize: number | null;
};

const texts: Readonly<Record<Locale, DisclosureTexts>> = {
  'en-US': englishDisclosure,
  'es-US': spanishDisclosure,
};

export function disclosureTextsOf(locale: Locale): DisclosureTexts {
  return texts[locale];
}

/** `May 20, 2027`, `20 de mayo de 2027`; for tables `medium`: `May 20, 2027`, `20 may 2027`. */
export function formatCalendarDate(
  date: string,
  locale: Locale,
  dateStyle: 'long' | 'medium' = 'long',
): string {
  return new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function formatShare(shareBps: BasisPoints, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    shareBps / 10_000,
  );
}

/** With three decimals, as cities levy it: `8.875%`. */
function formatTaxRate(ratePpm: PartsPerMillion, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(
    ratePpm / PPM_PER_UNIT,
  );
}

/** Clauses on receipts and copies that the state's law requires (`receipts`, `copyAndNotice` of its row). */
const RECORDS_CLAUSES: Readonly<Partial<Record<string, readonly RecordsClause[]>>> = {
  CA: ['receipt-shows-totals', 'enforceable-with-copy'],
  MD: ['receipt-shows-totals', 'statement-on-request'],
  NY: ['receipt-shows-totals', 'enforceable-with-copy'],
  VT: ['statement-on-request'],
  WV: ['yearly-statement'],
};

function lateFeeTextOf(amount: LateFeeAmount, locale: Locale): LateFeeText {
  const money = (cents: number) => formatCents(cents, locale);
  switch (amount.type) {
    case 'FLAT':
      return { type: 'FLAT', fee: money(amount.cents) };
    case 'TIERED': {
      const [small, large] = amount.tiers;
      if (!small || !large || amount.tiers.length !== 2)
        throw new RangeError('a tiered late fee has two tiers');
      return {
        type: 'TIERED',
        small: money(small.cents),
        smallMax: money(small.paymentUpToCents ?? 0),
        large: money(large.cents),
      };
    }
    case 'LESSER':
      return {
        type: 'LESSER',
        share: formatShare(amount.shareBps, locale),
        min: amount.minCents === 0 ? null : money(amount.minCents),
        max: money(amount.maxCents),
      };
    case 'GREATER':
      return { type: 'GREATER', share: formatShare(amount.shareBps, locale), fee: money(amount.cents) };
  }
}

function valuesOf(input: DisclosureInput, rule: StateRule): DisclosureValues {
  const { locale, quote } = input;
  const { epo, reinstatement } = rule;
  const lateFee = rule.lateFee?.[quote.frequency] ?? null;
  const share = (bps: BasisPoints | null = null) => (bps === null ? null : formatShare(bps, locale));
  return {
    retailer: input.retailerName,
    transaction: texts[locale].transactionNames[rule.transactionName],
    sameAsCashEnd:
      input.sameAsCashEndsOn === null ? null : formatCalendarDate(input.sameAsCashEndsOn, locale),
    cashPrice: formatCents(quote.cashPriceCents, locale),
    earlyPurchaseShare: 'shareBps' in epo ? formatShare(epo.shareBps, locale) : null,
    isAtLeastOnePayment: epo.strategy === 'FRACTION' && epo.isAtLeastOnePayment === true,
    ownershipShare: share(epo.ownershipAtShareBps),
    lateFee: lateFee && lateFeeTextOf(lateFee.amount, locale),
    graceDays: lateFee?.graceDays ?? 0,
    lateFeeLimitOfSeveral: share(rule.lateFeeLimitOfSeveralBps),
    reinstateDays: reinstatement.inPossession.days[quote.frequency],
    isReinstatedInBusinessDays: reinstatement.inPossession.unit === 'business days',
    afterReturnDays: reinstatement.afterReturn.days,
    isMostRecentPaymentFirst: rule.paymentOrder === 'MOST_RECENT_FIRST',
    hasProcessingFee: quote.processingFeeCents > 0,
    storePhone: input.storePhone,
  };
}

function factsOf({
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
  return [
    amount('first-payment-rent', first?.rentCents ?? 0),
    ...(first && first.feeCents > 0 ? [amount('processing-fee', first.feeCents)] : []),
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
    amount('cash-price', quote.cashPriceCents),
    amount('cost-of-rental', costOfRentalCents),
    text('tax-rate', formatTaxRate(quote.taxRatePpm, locale)),
    ...(sameAsCashEndsOn ? [text('same-as-cash-end', formatCalendarDate(sameAsCashEndsOn, locale))] : []),
  ];
}

const creditTexts: Readonly<Record<Locale, (amount: string) => string>> = {
  'en-US': (amount) => `${amount} of rent that a promotion takes off the first payment counts as paid.`,
  'es-US': (amount) =>
    `Los ${amount} de renta que una promoción descuenta del primer pago cuentan como pagados.`,
};

function promotionCredit({ quote, locale }: DisclosureInput): string[] {
  const creditCents = quote.promotion?.creditCents ?? 0;
  return creditCents > 0 ? [creditTexts[locale](formatCents(creditCents, locale))] : [];
}

/**
 * The disclosure before signing, in the terms of the state's law; every act that was read requires one. Its figures are
 * the ones that the engine charges by.
 */
export function buildDisclosure(input: DisclosureInput): Disclosure {
  const rule = getStateRule(input.stateCode);
  const values = valuesOf(input, rule);
  const words = texts[input.locale];
  const earlyPurchase = [
    ...(values.sameAsCashEnd === null ? [] : [words.sameAsCash(values)]),
    ...promotionCredit(input),
    ...(input.sameAsCash ? sameAsCashSentences(input.sameAsCash, input.locale, formatCalendarDate) : []),
    words.earlyPurchase[rule.epo.strategy](values),
  ];
  const paragraphs: Readonly<Record<DisclosureSectionCode, string[]>> = {
    ownership: words.ownership(values),
    'early-purchase': earlyPurchase,
    'late-payment': words.latePayment(values),
    reinstatement: words.reinstatement(values),
    return: words.returning(values),
    'loss-and-damage': words.lossAndDamage(values),
    maintenance: words.maintenance(values),
    warranty: words.warranty(values),
    'other-charges': words.otherCharges(values),
    'receipts-and-copies': [
      ...words.receiptsAndCopies,
      ...(RECORDS_CLAUSES[input.stateCode] ?? []).map((clause) => words.records[clause]),
    ],
  };
  return {
    transactionName: values.transaction,
    facts: factsOf(input),
    sections: (Object.keys(paragraphs) as DisclosureSectionCode[]).map((code) => ({
      code,
      heading: words.headings[code],
      paragraphs: paragraphs[code],
    })),
    notices: prescribedNoticesOf(input.stateCode, input.locale, { hasWaiver: input.hasWaiver === true }),
    minPointSize: getStateLaw(input.stateCode)?.disclosures?.minPointSize ?? null,
  };
}
