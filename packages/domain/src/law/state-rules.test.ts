import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isStateCode, US_STATES, US_STATES_AND_TERRITORIES } from '../stores/index.ts';
import {
  AFFILIATE_STATE_CODES,
  canRentIn,
  deriveStateRule,
  getStateRule,
  LAW_TOPICS,
  readStateLaw,
  type StateLaw,
  stateLaw,
  stateRules,
  storeTermsOf,
} from './index.ts';

/** A state with late fee, reinstatement, early purchase and fees of one quality. */
function lawOf(quality: string): StateLaw {
  const cited = { cite: '§ 1', source: 'act', quality };
  const days = { subMonthly: 2, monthly: 5, unit: 'days' };
  const amount = { maxCents: 500, minCents: null, shareBps: null };
  return readStateLaw('TX', {
    ...Object.fromEntries(LAW_TOPICS.map((topic) => [topic, null])),
    name: 'Fixture',
    status: 'statute',
    sources: { act: { url: 'https://law.example/1', title: 'Act', year: '2026' } },
    term: { ...cited, value: 'lease-purchase' },
    lateFee: { ...cited, kind: 'FLAT', graceDays: days, subMonthly: amount, monthly: amount },
    reinstatement: {
      ...cited,
      inPossessionDays: days,
      afterReturn: [{ fromPaidShareBps: 0, days: 21 }],
      maxFeeCents: 500,
      condition: 'past-due rent',
    },
    earlyPurchase: {
      ...cited,
      fixedByLaw: true,
      formula: 'PCT_REMAINING',
      shareBps: 5_500,
      details: '55 %',
    },
    caps: { ...cited, totalPerCashBps: 24_000 },
    fees: { ...cited, processingMaxCents: 700 },
    damageWaiver: { ...cited, mandatoryAllowed: false, maxShareBps: 750 },
  });
}

describe('figures by the quality of their source', () => {
  test('statute text that was seen sets the figures', () => {
    const rule = deriveStateRule('TX', lawOf('statute text seen'));
    expect(rule.transactionName).toBe('lease-purchase');
    expect(rule.lateFee?.WEEKLY).toEqual({ graceDays: 2, amount: { type: 'FLAT', cents: 500 } });
    expect(rule.reinstatement.inPossession).toMatchObject({ basis: 'law', unit: 'days' });
    expect(rule.reinstatement.inPossession.days).toMatchObject({ WEEKLY: 2, MONTHLY: 5 });
    expect(rule.reinstatement.fee).toEqual({ basis: 'policy', cents: 0, maxCents: 500 });
    expect(rule).toMatchObject({
      epo: { strategy: 'PCT_REMAINING', shareBps: 5_500 },
      epoBasis: 'law',
      priceCap: { type: 'TOTAL_PER_CASH', totalPerCashBps: 24_000 },
      processingFeeMaxCents: 700,
      ldwCap: { WEEKLY: { shareBps: 750 } },
    });
  });

  test.each(['secondary', 'own knowledge'])(
    'a row of quality "%s" gives the most generous contract',
    (quality) => {
      const { enabled, ...rule } = deriveStateRule('TX', lawOf(quality));
      const none = { ...lawOf(quality), ...Object.fromEntries(LAW_TOPICS.map((topic) => [topic, null])) };
      const { enabled: _, ...generous } = deriveStateRule('TX', none as StateLaw);
      expect(enabled).toBe(true);
      expect(rule).toEqual(generous);
      expect(rule).toMatchObject({
        lateFee: null,
        transactionName: 'rental-purchase',
        epo: { strategy: 'PCT_REMAINING', shareBps: 5_000 },
        epoBasis: 'policy',
        reinstatement: { inPossession: { basis: 'policy', days: { WEEKLY: 7, MONTHLY: 15 } } },
      });
    },
  );

  test('a row that is not in the known form is refused with state and field', () => {
    const law = lawOf('statute text seen');
    const refusal = (row: unknown) => () => readStateLaw('TX', row);
    expect(refusal(lawOf)).toThrow('State law of TX: unexpected row');
    expect(() => lawOf('hearsay')).toThrow('State law of TX: unexpected term.quality');
    expect(refusal({ ...law, sources: {} })).toThrow('unexpected term.source');
    expect(refusal({ ...law, lateFee: { ...law.lateFee, kind: 'DOUBLE' } })).toThrow(
      'unexpected lateFee.kind',
    );
    expect(refusal({ ...law, earlyPurchase: { ...law.earlyPurchase, formula: 'X' } })).toThrow('formula');
  });
});

describe('state rules', () => {
  test('every state, DC and territory has a rule, every state, DC and Puerto Rico a row of law', () => {
    expect(US_STATES).toHaveLength(51);
    expect(Object.keys(stateRules).sort()).toEqual(US_STATES_AND_TERRITORIES.map(({ code }) => code).sort());
    expect(Object.keys(stateLaw).sort()).toEqual([...US_STATES.map(({ code }) => code), 'PR'].sort());
  });

  test('Minnesota, North Carolina, New Jersey and Wisconsin are closed, each with its own reason', () => {
    const closedStates = US_STATES.map(({ code }) => code).filter((code) => !stateRules[code].enabled);
    expect(closedStates).toEqual(['MN', 'NJ', 'NC', 'WI']);
    for (const code of AFFILIATE_STATE_CODES) {
      expect(stateRules[code].closure).toEqual({ reason: 'treated-as-credit-sale', hasAffiliate: true });
    }
    expect(stateRules.NC.closure).toEqual({ reason: 'treated-as-credit-sale', hasAffiliate: false });
    expect(stateRules.NJ.closure).toEqual({ reason: 'treated-as-retail-instalment', hasAffiliate: false });
    expect(stateRules.PR.closure).toEqual({ reason: 'not-served', hasAffiliate: false });
    expect(stateRules.GU.closure).toEqual({ reason: 'not-served', hasAffiliate: false });
  });

  test('a state is closed exactly when a reason is given', () => {
    for (const rule of Object.values(stateRules)) expect(rule.closure === null).toBe(rule.enabled);
  });

  test('a waiver only where the words were read and ask for no further paper', () => {
    const offering = US_STATES.map(({ code }) => code).filter(
      (code) => stateRules[code].waiverRefusal === null,
    );
    expect(offering.toSorted()).toEqual(['CT', 'IN', 'LA', 'NH', 'NM', 'OR', 'VT']);
    expect(stateRules).toMatchObject({
      CA: { waiverRefusal: 'no-source' },
      CO: { waiverRefusal: 'separate-handout' },
      FL: { waiverRefusal: 'no-source' },
      PR: { waiverRefusal: 'no-source' },
      TX: { waiverRefusal: 'approved-form' },
      WY: { waiverRefusal: 'separate-agreement' },
    });
  });

  test('no club in California and Indiana', () => {
    const without = US_STATES.map(({ code }) => code).filter((code) => !stateRules[code].clubAllowed);
    expect(without).toEqual(['CA', 'IN']);
  });

  test.each([
    ['TX', 'rental-purchase'],
    ['NV', 'lease-with-option-to-purchase'],
    ['SC', 'consumer-rental-purchase'],
    ['GA', 'lease-purchase'],
    ['OH', 'lease-purchase'],
    ['WV', 'rent-to-own'],
    ['VT', 'rent-to-own'],
    ['CT', 'rent-to-own'],
    ['MA', 'consumer-lease'],
    ['RI', 'rental-purchase'],
  ])('%s calls it %s', (code, name) => {
    expect(getStateRule(code).transactionName).toBe(name);
  });

  test('Connecticut applies payments to the most recent due first, all others to the oldest', () => {
    const first = Object.entries(stateRules).filter(([, rule]) => rule.paymentOrder === 'MOST_RECENT_FIRST');
    expect(first.map(([code]) => code)).toEqual(['CT']);
  });

  test('rent requires an open state for the store and the delivery address', () => {
    expect(canRentIn('TX', 'OK')).toBe(true);
    expect(canRentIn('TX', 'MN')).toBe(false);
    expect(canRentIn('NJ', 'NY')).toBe(false);
    expect(canRentIn('SC', 'NC')).toBe(false);
    expect(canRentIn('TX', 'XX')).toBe(false);
    expect(canRentIn('TX', 'constructor')).toBe(false);
  });

  test('an unknown state has no rule', () => {
    expect(getStateRule('OH').epo.strategy).toBe('CASH_LESS_PCT');
    expect(() => getStateRule('toString')).toThrow(RangeError);
    expect(isStateCode('PR')).toBe(true);
    expect(isStateCode('pr')).toBe(false);
  });
});

describe('store terms', () => {
  const storeTerms = { processingFeeCents: 1500, sameAsCashDays: 90 };

  test.each([
    ['TX', { processingFeeCents: 1500, sameAsCashDays: 90 }],
    ['IN', { processingFeeCents: 1000, sameAsCashDays: 90 }],
    ['CO', { processingFeeCents: 1000, sameAsCashDays: 90 }],
    ['MI', { processingFeeCents: 0, sameAsCashDays: 90 }],
    // No room for a fee where the total is at most twice the cash price.
    ['OH', { processingFeeCents: 0, sameAsCashDays: 90 }],
    ['PA', { processingFeeCents: 0, sameAsCashDays: 90 }],
    ['HI', { processingFeeCents: 0, sameAsCashDays: 90 }],
    // Same-as-cash for three months by right.
    ['CA', { processingFeeCents: 1500, sameAsCashDays: 92 }],
    ['VT', { processingFeeCents: 1500, sameAsCashDays: 90 }],
  ])('in %s the state’s limits hold', (stateCode, expected) => {
    expect(storeTermsOf({ ...storeTerms, stateCode })).toEqual(expected);
  });

  test('a store may offer more than the state gives by right', () => {
    expect(storeTermsOf({ ...storeTerms, sameAsCashDays: 120, stateCode: 'CA' }).sameAsCashDays).toBe(120);
  });
});

const shared = new URL('../../../../../shared/reference/state-law.json', import.meta.url);
/** Read in a statute's text after the reference was compiled (each row names its source), or a row's note as a flag. */
const READ_SINCE = [
  'HI.disclosures.note',
  'HI.disclosures.notices.0',
  'MD.disclosures.labels.0',
  'MD.disclosures.prescribedForm',
  'TX.damageWaiver.needsApprovedForm',
];

function differences(own: unknown, reference: unknown, path = ''): string[] {
  if (Object.is(own, reference)) return [];
  if (typeof own !== 'object' || typeof reference !== 'object' || !own || !reference) return [path];
  const names = new Set([...Object.keys(own), ...Object.keys(reference)]);
  return [...names].flatMap((name) =>
    differences(Reflect.get(own, name), Reflect.get(reference, name), path === '' ? name : `${path}.${name}`),
  );
}

test.skipIf(!existsSync(shared))('the rows of law equal the reference but for what was read since', () => {
  const reference = JSON.parse(readFileSync(shared, 'utf8'));
  const own = JSON.parse(readFileSync(new URL('./state-law.json', import.meta.url), 'utf8'));
  expect(differences(own, reference).sort()).toEqual(READ_SINCE);
});
