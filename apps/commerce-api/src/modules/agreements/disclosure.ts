import { getStateLaw, getStateRule, type StateRule } from '@ownpath/domain/law';
import { type BasisPoints, formatCents } from '@ownpath/domain/money';
import type { LateFeeAmount } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { coverageParagraphs, coverageTexts } from './coverage-texts.ts';
import { englishDisclosure } from './disclosure-english.ts';
import {
  type DisclosureFact,
  type DisclosureInput,
  disclosureFactsOf,
  formatCalendarDate,
} from './disclosure-facts.ts';
import { spanishDisclosure } from './disclosure-spanish.ts';
import type {
  DisclosureSectionCode,
  DisclosureTexts,
  DisclosureValues,
  LateFeeText,
  RecordsClause,
} from './disclosure-texts.ts';
import { type PrescribedNotice, prescribedNoticesOf } from './prescribed-notices.ts';
import { sameAsCashSentences } from './same-as-cash-text.ts';

export type DisclosureSection = { code: DisclosureSectionCode; heading: string; paragraphs: string[] };

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

function formatShare(shareBps: BasisPoints, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    shareBps / 10_000,
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
  const headings = { ...words.headings, 'optional-coverage': coverageTexts[input.locale].heading };
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
    'optional-coverage': coverageParagraphs(input.quote, input.locale),
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
    facts: disclosureFactsOf(input),
    sections: (Object.keys(paragraphs) as DisclosureSectionCode[])
      .filter((code) => paragraphs[code].length > 0)
      .map((code) => ({ code, heading: headings[code], paragraphs: paragraphs[code] })),
    notices: prescribedNoticesOf(input.stateCode, input.locale, {
      hasWaiver: (input.quote.coverage?.total.waiverCents ?? 0) > 0,
    }),
    minPointSize: getStateLaw(input.stateCode)?.disclosures?.minPointSize ?? null,
  };
}
