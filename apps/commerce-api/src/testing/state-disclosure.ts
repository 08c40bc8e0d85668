import { getStateRule } from '@ownpath/domain/law';
import type { Frequency } from '@ownpath/domain/pricing';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { US_STATES } from '@ownpath/domain/stores';
import { buildDisclosure, type Disclosure } from '../modules/agreements/disclosure.ts';
import { sampleQuote } from './sample-agreement.ts';

const payment = {
  dueDate: '2027-03-01',
  coversFrom: '2027-03-01',
  coversTo: '2027-03-07',
  kind: 'first',
  rentCents: 2499,
  feeCents: 1000,
  waiverCents: 0,
  clubCents: 0,
  taxCents: 289,
  totalCents: 3788,
} as const;

const each = { waiverCents: 187, clubCents: 0 };
const WAIVER = { firstPayment: each, payment: each, total: { waiverCents: 14_586, clubCents: 0 } };

/** The disclosure of a sofa at $24.99 a week for 78 weeks in a state. */
export function disclosureOf(
  stateCode: string,
  locale: Locale,
  frequency: Frequency = 'WEEKLY',
  hasWaiver = false,
): Disclosure {
  return buildDisclosure({
    locale,
    retailerName: 'Rowan & Co.',
    stateCode,
    storePhone: '(214) 555-0142',
    quote: { ...sampleQuote, frequency, coverage: hasWaiver ? WAIVER : null },
    payments: [payment],
    sameAsCashEndsOn: '2027-08-31',
    sameAsCash: null,
  });
}

/** A section's text. */
export function clauseOf(disclosure: Disclosure, code: string): string {
  const section = disclosure.sections.find((one) => one.code === code);
  return (section?.paragraphs ?? []).join(' ');
}

/** Every state with agreements, in both languages. */
export const openCases = US_STATES.map(({ code }) => code)
  .filter((code) => getStateRule(code).enabled)
  .flatMap((state) => LOCALES.map((locale) => [state, locale] as const));
