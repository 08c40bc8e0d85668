import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPaymentSchedule } from '../agreements/index.ts';
import { FREQUENCIES } from '../pricing/index.ts';
import { coverageTermsOf, scheduleOptionsOf } from './coverage-terms.ts';
import { stateRules } from './state-rules.ts';

const store = {
  stateCode: 'CT',
  isLossDamageWaiverEnabled: true,
  lossDamageWaiverRateBps: 1_000,
  benefitPlusType: 'RAC',
  benefitPlusWeeklyCents: 349,
};
const shopper = { isBenefitPlusEnabled: true, clubMembershipCount: 0 };
const both = { hasWaiver: true, hasBenefitPlus: true };

describe('the waiver', () => {
  test('is sold where the store has it and the words of the law allow it', () => {
    const selling = Object.keys(stateRules).filter(
      (stateCode) => coverageTermsOf({ ...store, stateCode }, shopper).waiver !== null,
    );
    expect(selling.sort()).toEqual(['CT', 'IN', 'LA', 'NH', 'NM', 'OR', 'VT']);
    expect(coverageTermsOf({ ...store, isLossDamageWaiverEnabled: false }, shopper).waiver).toBeNull();
    expect(coverageTermsOf({ ...store, lossDamageWaiverRateBps: 0 }, shopper).waiver).toBeNull();
  });

  test('takes the share of the store, and the cap of its state by frequency', () => {
    const termsIn = (stateCode: string) => coverageTermsOf({ ...store, stateCode }, shopper).waiver;
    expect(termsIn('CT')?.('WEEKLY')).toEqual({ shareBps: 1_000, cap: { shareBps: 750 } });
    expect(termsIn('IN')?.('WEEKLY')).toEqual({
      shareBps: 1_000,
      cap: { shareBps: 1_000, orAtLeastCents: 200 },
    });
    expect(termsIn('IN')?.('MONTHLY').cap?.orAtLeastCents).toBe(500);
    expect(termsIn('OR')?.('WEEKLY')).toEqual({ shareBps: 1_000, cap: null });
  });
});

describe('the membership', () => {
  test.each([
    ['all four conditions', store, shopper, 349],
    ['without the preference', store, { ...shopper, isBenefitPlusEnabled: false }, null],
    ['in a store of another type', { ...store, benefitPlusType: 'NONE' }, shopper, null],
    ['in California', { ...store, stateCode: 'CA' }, shopper, null],
    ['in Indiana', { ...store, stateCode: 'IN' }, shopper, null],
    ['with a membership', store, { ...shopper, clubMembershipCount: 1 }, null],
  ])('%s', (_name, at, facts, weeklyCents) => {
    expect(coverageTermsOf(at, facts).clubWeeklyCents).toBe(weeklyCents);
  });
});

test('coverage adds to payments what it says, and changes neither rent, tax, total cost nor count', () => {
  const lines = fc.array(
    fc.record({
      weeklyRateCents: fc.integer({ min: 100, max: 20_000 }),
      weeks: fc.integer({ min: 4, max: 130 }),
      cashPriceCents: fc.integer({ min: 1_000, max: 500_000 }),
    }),
    { minLength: 1, maxLength: 3 },
  );
  const asked = fc.record({ hasWaiver: fc.boolean(), hasBenefitPlus: fc.boolean() });
  const sellingStates = fc.constantFrom('CT', 'IN', 'LA', 'TX', 'CA');
  fc.assert(
    fc.property(
      lines,
      asked,
      sellingStates,
      fc.constantFrom(...FREQUENCIES),
      (goods, choice, stateCode, frequency) => {
        const input = {
          lines: goods,
          payday: { frequency, weekday: 5 as const },
          deliveryDate: '2026-11-23',
          sameAsCashDays: 90,
          processingFeeCents: 1_000,
          taxRatePpm: 82_500,
        };
        const terms = coverageTermsOf({ ...store, stateCode }, shopper);
        const plain = buildPaymentSchedule(input);
        const covered = buildPaymentSchedule({
          ...input,
          options: scheduleOptionsOf(choice, terms, frequency),
        });
        const { coverage: _none, payments: without, ...figures } = plain;
        expect(covered).toMatchObject(figures);
        expect(covered.payments).toHaveLength(without.length);
        let waiverCents = 0;
        let clubCents = 0;
        covered.payments.forEach((payment, index) => {
          waiverCents += payment.waiverCents;
          clubCents += payment.clubCents;
          expect(payment.totalCents - payment.waiverCents - payment.clubCents).toBe(
            without[index]?.totalCents,
          );
          if (!choice.hasWaiver || terms.waiver === null) expect(payment.waiverCents).toBe(0);
          if (!choice.hasBenefitPlus || terms.clubWeeklyCents === null) expect(payment.clubCents).toBe(0);
          // Connecticut's limit, and the tenth of the store elsewhere.
          const limit = stateCode === 'CT' ? 0.075 : 0.1;
          expect(payment.waiverCents).toBeLessThanOrEqual(Math.max(payment.rentCents * limit + 0.5, 0));
        });
        expect(covered.coverage).toEqual({ waiverCents, clubCents });
      },
    ),
  );
});

test('what was asked for and is not sold is left out', () => {
  const none = { waiver: null, clubWeeklyCents: null };
  expect(scheduleOptionsOf(both, none, 'WEEKLY')).toEqual({ waiver: null, clubWeeklyCents: 0 });
});
