import { getStateRule } from '@ownpath/domain/law';
import { LOCALES } from '@ownpath/domain/site';
import { US_STATES } from '@ownpath/domain/stores';
import { describe, expect, test } from 'vitest';
import { sampleQuote } from '../../testing/sample-agreement.ts';
import { documentTexts } from './agreement-texts.ts';
import { buildDisclosure } from './disclosure.ts';
import type { DisclosureInput } from './disclosure-facts.ts';

const payment = {
  kind: 'first',
  dueDate: '2027-03-01',
  coversFrom: '2027-03-04',
  coversTo: '2027-03-10',
  rentCents: 2499,
  feeCents: 1000,
  waiverCents: 0,
  clubCents: 0,
  taxCents: 289,
  totalCents: 3788,
} as const;
const input: DisclosureInput = {
  locale: 'en-US',
  retailerName: 'Rowan & Co.',
  stateCode: 'TX',
  storePhone: '(214) 555-0142',
  quote: sampleQuote,
  payments: [payment],
  sameAsCashEndsOn: '2027-08-31',
  sameAsCash: {
    date: '2027-08-31',
    paymentsMade: 26,
    paidCents: 64_974,
    reachedCents: 64_974,
    buyOutCents: 32_487,
    buyOutAfterCents: 64_974,
    aboveCashPriceCents: 32_487,
    extraPaymentCents: 1_300,
    extraPaymentCount: 25,
    reachedOn: null,
  },
};
const sectionText = (of: DisclosureInput, code: string) =>
  buildDisclosure(of)
    .sections.find((section) => section.code === code)
    ?.paragraphs.join(' ');

describe('the disclosure', () => {
  test.each([
    ['TX', 'early-purchase', 'Through August 31, 2027'],
    ['TX', 'early-purchase', '50% of the rent you have not yet paid'],
    ['SC', 'early-purchase', '55% of the rent'],
    ['OH', 'early-purchase', 'less 50% of the rent you have paid'],
    ['CA', 'early-purchase', 'the share of the payments you have not yet made'],
    ['CA', 'late-payment', '5% of the late payment, at least $2.00 and at most $5.00'],
    ['IN', 'late-payment', '$3.00 for a payment of up to $20.00 and $5.00 for a larger one'],
    ['NY', 'late-payment', '10% of the late payment or $3.00, whichever is more'],
    ['CA', 'reinstatement', 'within 7 days.'],
  ])('of %s says in %s: %s', (stateCode, code, text) => {
    expect(sectionText({ ...input, stateCode }, code)).toContain(text);
  });

  test('names the transaction as the state’s law does', () => {
    expect(buildDisclosure({ ...input, stateCode: 'CT' }).transactionName).toBe('rent-to-own agreement');
    expect(
      buildDisclosure({ ...input, stateCode: 'VT', sameAsCashEndsOn: null, sameAsCash: null })
        .transactionName,
    ).toBe('rent-to-own agreement');
  });

  test('without same-as-cash does not mention it', () => {
    const vermont = { ...input, stateCode: 'VT', sameAsCashEndsOn: null, sameAsCash: null };
    expect(sectionText(vermont, 'early-purchase')).not.toContain('Through');
    expect(buildDisclosure(vermont).facts.map((fact) => fact.code)).not.toContain('same-as-cash-end');
  });

  test('is complete in every open state and both languages', () => {
    for (const { code } of US_STATES.filter((state) => getStateRule(state.code).enabled)) {
      for (const locale of LOCALES) {
        const { sections, facts } = buildDisclosure({ ...input, locale, stateCode: code });
        const text = JSON.stringify(sections);
        expect(text).not.toMatch(/undefined|null|NaN/);
        for (const fact of facts) expect(documentTexts[locale].facts).toHaveProperty(fact.code);
      }
    }
  });
});
