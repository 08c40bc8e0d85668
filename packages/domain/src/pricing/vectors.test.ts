import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { conversionsOf } from '../approval/index.ts';
import { stateRules } from '../law/index.ts';
import {
  CLUB_WEEKLY_CENTS,
  DEFAULT_EARLY_PURCHASE_RULE,
  DEFAULT_PROCESSING_FEE_CENTS,
  type EarlyPurchaseRule,
  earlyPurchaseCents,
  FREQUENCIES,
  firstPayment,
  forDays,
  lateFeeCents,
  ldwCents,
  perPeriod,
  quoteEarlyPurchase,
  quoteRental,
  renewalPayment,
  rentalTerms,
  rentUpToSameAsCashCents,
  sameAsCashPayoffCents,
  taxCents,
} from './index.ts';
import vectors from './pricing-vectors.json' with { type: 'json' };

const TAX_RATE_PPM = 82_500;
const terms = rentalTerms(vectors.item.weekly, vectors.item.weeks);

describe('reference vectors, to the cent', () => {
  test('item', () => {
    expect(terms.cashPriceCents).toBe(vectors.item.cash);
    expect(quoteRental(terms, 'WEEKLY')).toMatchObject({
      totalCents: vectors.item.total,
      costOfRentalCents: vectors.item.total - vectors.item.cash,
    });
  });

  test.each(FREQUENCIES)('%s payments', (frequency) => {
    const { p, n, last, T } = vectors.freq[frequency];
    expect(quoteRental(terms, frequency)).toMatchObject({
      paymentCents: p,
      paymentCount: n,
      lastPaymentCents: last,
      totalCents: T,
    });
  });

  test.each(vectors.payoff)('payoffs in week $week', (vector) => {
    const progress = {
      totalRentCents: vectors.item.total,
      cashPriceCents: vectors.item.cash,
      rentPaidCents: vector.paid,
      paymentCount: vectors.item.weeks,
      paymentsMade: vector.week,
      paymentCents: vectors.item.weekly,
    };
    const by = (rule: EarlyPurchaseRule) => earlyPurchaseCents(rule, progress);
    expect({
      week: vector.week,
      paid: vector.week * vectors.item.weekly,
      sac: sameAsCashPayoffCents(vectors.item.cash, vector.paid),
      epo50: by(DEFAULT_EARLY_PURCHASE_RULE),
      frac: by(stateRules.WV.epo),
      sc55: by(stateRules.SC.epo),
      ma80: by({ strategy: 'PCT_REMAINING', shareBps: 8_000 }),
      oh: by(stateRules.OH.epo),
      mi45: by({ strategy: 'CASH_LESS_PCT', shareBps: 4_500 }),
    }).toEqual(vector);
  });

  test('charges, first payment and renewal', () => {
    const { charges, first, renewal } = vectors;
    expect(ldwCents(2_499)).toBe(charges.ldw10);
    expect(ldwCents(2_499, { cap: stateRules.CT.ldwCap?.WEEKLY ?? null })).toBe(charges.ldw75);
    expect(taxCents(2_499, TAX_RATE_PPM)).toBe(charges.tax_on_rent);
    expect(DEFAULT_PROCESSING_FEE_CENTS).toBe(charges.proc);
    expect(CLUB_WEEKLY_CENTS).toBe(charges.club);
    const parts = { rentCents: 2_499, ldwCents: 250, clubCents: 349, taxRatePpm: TAX_RATE_PPM };
    expect(firstPayment({ ...parts, processingCents: 1_000 })).toEqual({
      rentCents: first.rent,
      ldwCents: first.ldw,
      clubCents: first.club,
      processingCents: first.proc,
      taxCents: first.tax,
      totalCents: first.total,
    });
    expect(renewalPayment(parts)).toMatchObject({ taxCents: renewal.tax, totalCents: renewal.total });
    expect(forDays(2_499, 4)).toBe(vectors.prorate4);
  });

  test('early purchase in week 40, with tax', () => {
    const quote = quoteEarlyPurchase({
      rule: DEFAULT_EARLY_PURCHASE_RULE,
      progress: {
        totalRentCents: 194_922,
        cashPriceCents: 97_461,
        rentPaidCents: 99_960,
        paymentCount: 78,
        paymentsMade: 40,
        paymentCents: 2_499,
      },
      startDate: '2026-01-05',
      sameAsCashDays: 180,
      today: '2026-10-12',
      pastDueCents: 0,
      taxRatePpm: TAX_RATE_PPM,
    });
    expect(quote.totalCents).toBe(vectors.epo_tax_wk40);
  });

  test.each(['CA', 'CT', 'WV', 'NY', 'IN'] as const)('late fee in %s', (state) => {
    const rule = stateRules[state].lateFee;
    expect(lateFeeCents(rule, 'WEEKLY', perPeriod(2_499, 'WEEKLY'), 30)).toBe(vectors.late.weekly[state]);
    expect(lateFeeCents(rule, 'MONTHLY', perPeriod(2_499, 'MONTHLY'), 30)).toBe(vectors.late.monthly[state]);
  });

  test('approval amounts', () => {
    expect(conversionsOf(50)).toEqual({
      weekly: 50,
      biweekly: vectors.approval50.bi,
      semimonthly: vectors.approval50.semi,
      monthly: vectors.approval50.monthly,
    });
  });

  test('whole periods inside the same-as-cash window', () => {
    for (const [days, periods] of [
      [90, vectors.sac.d90],
      [120, vectors.sac.d120],
      [180, vectors.sac.d180],
    ] as const) {
      expect(rentUpToSameAsCashCents(2_499, 'WEEKLY', days)).toBe(periods * 2_499);
    }
  });
});

const shared = new URL('../../../../../shared/reference/pricing-vectors.json', import.meta.url);
test.skipIf(!existsSync(shared))('the fixture equals the reference', () => {
  expect(vectors).toEqual(JSON.parse(readFileSync(shared, 'utf8')));
});
