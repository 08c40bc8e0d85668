import type { CartQuote } from '@ownpath/contracts/basket';
import type { ScheduledPayment } from '@ownpath/contracts/checkout';
import { type BasisPoints, formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { getStateRule, type StateRule } from '@ownpath/domain/stores';
import type { DisclosureSectionCode, DisclosureTexts, DisclosureValues } from './disclosure-texts.ts';
import { englishDisclosure, spanishDisclosure } from './disclosure-texts.ts';

export type DisclosureFact = { code: string; amountCents: number | null; text: string | null };
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
};

export type Disclosure = {
  readonly transactionName: string;
  readonly facts: DisclosureFact[];
  readonly sections: DisclosureSection[];
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

function lateFeeText(rule: StateRule['lateFee'], locale: Locale): string {
  const money = (cents: number) => formatCents(cents, locale);
  const words = texts[locale];
  if (rule.type === 'FLAT') {
    return words.lateFeeFlat(
      money(rule.smallPaymentFeeCents),
      money(rule.smallPaymentMaxCents),
      money(rule.feeCents.subMonthly),
      money(rule.feeCents.monthly),
    );
  }
  return words.lateFeePercent(
    formatShare(rule.shareBps, locale),
    money(rule.floorCents.subMonthly),
    rule.capCents === undefined ? null : money(rule.capCents),
  );
}

function valuesOf(input: DisclosureInput, rule: StateRule): DisclosureValues {
  const { locale } = input;
  return {
    retailer: input.retailerName,
    transaction: texts[locale].transactionNames[rule.transactionName],
    sameAsCashEnd:
      input.sameAsCashEndsOn === null ? null : formatCalendarDate(input.sameAsCashEndsOn, locale),
    cashPrice: formatCents(input.quote.cashPriceCents, locale),
    earlyPurchaseShare: 'shareBps' in rule.epo ? formatShare(rule.epo.shareBps, locale) : null,
    lateFee: lateFeeText(rule.lateFee, locale),
    graceDaysWeekly: rule.lateFee.graceDays.subMonthly,
    graceDaysMonthly: rule.lateFee.graceDays.monthly,
    reinstateDaysWeekly: rule.reinstatement.graceDays.subMonthly,
    reinstateDaysMonthly: rule.reinstatement.graceDays.monthly,
    afterReturnDays: rule.reinstatement.afterReturnDays,
    storePhone: input.storePhone,
  };
}

function factsOf({ quote, payments, sameAsCashEndsOn, locale }: DisclosureInput): DisclosureFact[] {
  const amount = (code: string, amountCents: number): DisclosureFact => ({ code, amountCents, text: null });
  const text = (code: string, value: string): DisclosureFact => ({ code, amountCents: null, text: value });
  const [first] = payments;
  const last = payments.at(-1);
  return [
    amount('first-payment-rent', first?.rentCents ?? 0),
    amount('processing-fee', first?.feeCents ?? 0),
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
    amount('total-rent', quote.totalCents),
    amount('total-cost-to-own', quote.totalCostToOwnCents),
    amount('cash-price', quote.cashPriceCents),
    amount('cost-of-rental', quote.totalCents - quote.cashPriceCents),
    text('tax-rate', formatShare(quote.taxRateBps, locale)),
    ...(sameAsCashEndsOn ? [text('same-as-cash-end', formatCalendarDate(sameAsCashEndsOn, locale))] : []),
  ];
}

/**
 * The disclosure before signing, in the terms of the state's law (point-of-sale disclosure of CT, PA, IA, KS, WA and
 * NH, shown in every state).
 */
export function buildDisclosure(input: DisclosureInput): Disclosure {
  const rule = getStateRule(input.stateCode);
  const values = valuesOf(input, rule);
  const words = texts[input.locale];
  const earlyPurchase = [
    ...(values.sameAsCashEnd === null ? [] : [words.sameAsCash(values)]),
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
  };
  return {
    transactionName: values.transaction,
    facts: factsOf(input),
    sections: (Object.keys(paragraphs) as DisclosureSectionCode[]).map((code) => ({
      code,
      heading: words.headings[code],
      paragraphs: paragraphs[code],
    })),
  };
}
