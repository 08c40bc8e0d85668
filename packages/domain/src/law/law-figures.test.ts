import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays, diffDays } from '../dates/index.ts';
import { earlyPurchaseCents, FREQUENCIES, type Frequency, lateFeeCents } from '../pricing/index.ts';
import { RETAILER_DAYS_AFTER_RETURN, reinstatementEndDate, stateRules } from './index.ts';

/**
 * Recomputes each state's figures from the rows, with code of its own, and compares them with what the engine charges.
 * Nothing of `law/` is used but the rules under test.
 */

// biome-ignore lint/suspicious/noExplicitAny: read as plain data, so that no type of the code under test is used
type Row = Record<string, any>;
const file = new URL('./state-law.json', import.meta.url);
const { _meta, ...rows }: Record<string, Row> = JSON.parse(readFileSync(file, 'utf8'));
const states = Object.keys(rows) as (keyof typeof stateRules)[];
const isSeen = (row: Row | null | undefined) => row?.quality === 'statute text seen';
const CLOSED = ['MN', 'NC', 'NJ', 'PR', 'WI'];

/** States in which the shorter figure covers less than every payment more often than monthly: W, B, S. */
const shortGrace: Record<string, string> = {
  CA: 'W',
  WV: 'W',
  CT: 'W',
  NY: 'W',
  OR: 'W',
  CO: 'WB',
  HI: 'WB',
  IN: 'WB',
};
const shortDays: Record<string, string> = { CA: 'W', MD: 'W', OH: 'W', MT: 'S' };

function figure(of: Row, named: string | undefined, frequency: Frequency): number {
  const isShort = frequency !== 'MONTHLY' && (named ?? 'WBS').includes(frequency.charAt(0));
  return isShort ? of.subMonthly : Math.max(of.subMonthly, of.monthly);
}

function expectedDays(state: string, frequency: Frequency): { days: number; unit: string } {
  const row = rows[state]?.reinstatement;
  const longest: Record<Frequency, number> = { WEEKLY: 7, BIWEEKLY: 10, SEMIMONTHLY: 10, MONTHLY: 15 };
  if (!isSeen(row) || row.inPossessionDays.monthly === null)
    return { days: longest[frequency], unit: 'days' };
  const { unit } = row.inPossessionDays;
  if (row.rule) return { days: { WEEKLY: 7, BIWEEKLY: 7, SEMIMONTHLY: 8, MONTHLY: 15 }[frequency], unit };
  return { days: figure(row.inPossessionDays, shortDays[state], frequency), unit };
}

function expectedFee(state: string, frequency: Frequency, paymentCents: number, daysLate: number): number {
  const row = rows[state]?.lateFee;
  if (CLOSED.includes(state) || !isSeen(row)) return 0;
  const amount = frequency === 'MONTHLY' ? row.monthly : row.subMonthly;
  const grace =
    row.graceDays.monthly === null
      ? expectedDays(state, frequency).days
      : figure(row.graceDays, shortGrace[state], frequency);
  if (daysLate <= grace) return 0;
  const share = Math.floor((paymentCents * (amount.shareBps ?? 0)) / 10_000 + 0.5);
  switch (row.kind) {
    case 'FLAT':
      return amount.maxCents;
    case 'TIERED_FLAT':
      if (frequency === 'MONTHLY') return amount.maxCents;
      return amount.tiers.find((tier: Row) => paymentCents <= (tier.paymentUpToCents ?? Infinity)).maxCents;
    case 'PERCENT_CAPPED':
      return Math.max(Math.min(share, amount.maxCents), amount.minCents ?? 0);
    case 'PERCENT_OR_FLAT':
      return Math.max(share, amount.maxCents);
    default:
      return 0;
  }
}

const amounts = [499, 1_999, 2_000, 2_001, 2_499, 4_999, 10_710, 35_000];
const daysLate = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 15, 16, 30, 60];

describe.each(states)('%s', (state) => {
  const rule = stateRules[state];
  const row = rows[state] ?? {};

  test.each(FREQUENCIES)('late fee, paid %s', (frequency) => {
    for (const cents of amounts) {
      for (const days of daysLate) {
        const charged = lateFeeCents(rule.lateFee, frequency, cents, days);
        expect(charged, `${cents} cents, ${days} days`).toBe(expectedFee(state, frequency, cents, days));
      }
    }
  });

  test('the last day to reinstate before a return', () => {
    for (const frequency of FREQUENCIES) {
      const { days, unit } = expectedDays(state, frequency);
      for (const due of ['2026-11-20', '2026-11-25', '2026-12-24', '2027-01-14', '2027-02-28']) {
        const end = reinstatementEndDate(rule.reinstatement, frequency, due);
        if (unit === 'days') expect(diffDays(due, end)).toBe(days);
        else expect(workdays(due, end)).toBe(days);
      }
    }
  });

  test('after a return the retailer gives at least what the law gives', () => {
    const law = isSeen(row.reinstatement) ? row.reinstatement : {};
    const terms = Math.max(law.afterReturnLeaseTerms ?? 0, law.maxMissedPayments ?? 0);
    const legal = [terms * 31, ...(law.afterReturn ?? []).map((after: Row) => after.days)];
    expect(rule.reinstatement.afterReturn).toEqual({ basis: 'policy', days: RETAILER_DAYS_AFTER_RETURN });
    expect(Math.max(...legal)).toBeLessThanOrEqual(730);
    expect(rule.reinstatement.fee.cents).toBe(0);
    expect(rule.reinstatement.fee.maxCents).toBe(law.maxFeeCents ?? null);
  });

  test('early purchase price after any number of payments', () => {
    const total = 194_922;
    const payment = 2_499;
    for (const cash of [97_461, 86_000, 110_000]) {
      for (const made of [1, 13, 40, 60, 77]) {
        const paid = made * payment;
        const law = isSeen(row.earlyPurchase) && row.earlyPurchase.fixedByLaw ? row.earlyPurchase : {};
        const priced = {
          FRACTION: (cash * (78 - made)) / 78,
          SAC_THEN_FRACTION: (cash * (78 - made)) / 78,
          CASH_LESS_PCT: cash - (paid * (law.shareBps ?? 0)) / 10_000,
          PCT_REMAINING: ((total - paid) * (law.shareBps ?? 0)) / 10_000,
        }[law.formula as 'FRACTION'];
        const price = Math.max(priced ?? (total - paid) / 2, law.atLeastOnePayment ? payment : 0);
        const isOwned = ['HI', 'OH'].includes(state) && paid / 2 >= cash;
        const expected = isOwned ? 0 : Math.min(total - paid, Math.max(0, price));
        const progress = {
          totalRentCents: total,
          cashPriceCents: cash,
          rentPaidCents: paid,
          paymentCents: payment,
        };
        const charged = earlyPurchaseCents(rule.epo, { ...progress, paymentCount: 78, paymentsMade: made });
        expect(Math.abs(charged - expected), `cash ${cash}, ${made} payments`).toBeLessThanOrEqual(0.5);
      }
    }
  });

  test('term, caps, fees and waiver are those of the row', () => {
    expect(rule.transactionName).toBe(isSeen(row.term) ? row.term.value : 'rental-purchase');
    const caps = isSeen(row.caps) ? row.caps : {};
    const { cashPerMerchantCostBps: multiples } = caps;
    if (caps.totalPerCashBps) {
      expect(rule.priceCap).toEqual({ type: 'TOTAL_PER_CASH', totalPerCashBps: caps.totalPerCashBps });
    } else if (multiples) {
      expect(rule.priceCap).toMatchObject({
        cashPerCostBps: {
          appliances: multiples.appliances,
          computers: multiples.computers ?? multiples.other,
          electronics: multiples.electronics,
          furniture: multiples.furniture,
          other: multiples.other,
        },
        totalPerMaxCashBps: caps.totalPerMaxCashBps,
      });
      const { cheapElectronicsBps = null } = rule.priceCap as { cheapElectronicsBps?: number };
      expect(cheapElectronicsBps).toBe(multiples.electronicsCostUnder15000Cents ?? null);
    } else expect(rule.priceCap).toBeNull();

    const fees = isSeen(row.fees) ? row.fees : {};
    const max = caps.totalPerCashBps === 20_000 ? 0 : (fees.processingMaxCents ?? null);
    expect(rule.processingFeeMaxCents).toBe(max);

    const waiver = isSeen(row.damageWaiver) ? row.damageWaiver : {};
    for (const frequency of FREQUENCIES) {
      const atLeast = waiver.orAtLeastCents?.[frequency === 'MONTHLY' ? 'monthly' : 'subMonthly'];
      const expected = { shareBps: waiver.maxShareBps, ...(atLeast && { orAtLeastCents: atLeast }) };
      expect(rule.ldwCap?.[frequency] ?? null).toEqual(waiver.maxShareBps ? expected : null);
    }
  });
});

/** Monday to Friday after one date, through another, without the holidays in the dates above. */
function workdays(from: string, to: string): number {
  const holidays = ['2026-11-26', '2026-12-25', '2027-01-01', '2027-01-18'];
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1)) {
    const day = new Date(`${date}T00:00:00Z`).getUTCDay();
    if (day !== 0 && day !== 6 && !holidays.includes(date)) count += 1;
  }
  return count;
}

test('the retailer’s own days before a return are the longest that any statute gives', () => {
  for (const frequency of FREQUENCIES) {
    const byLaw = states.filter(
      (state) =>
        isSeen(rows[state]?.reinstatement) && rows[state]?.reinstatement.inPossessionDays.monthly !== null,
    );
    const longest = Math.max(...byLaw.map((state) => expectedDays(state, frequency).days));
    expect(expectedDays('NC', frequency).days).toBe(longest);
    expect(stateRules.NC.reinstatement.inPossession.days[frequency]).toBe(longest);
  }
});

test('late fees are charged in thirteen states only', () => {
  const charging = states.filter((state) => stateRules[state].lateFee !== null);
  expect(charging.join(' ')).toBe('AK CA CO CT HI IL IN MO ND NH NY OR WV');
});

test('the used-goods caps take a share of the earlier rent or of the cash price', () => {
  expect(stateRules.CA.priceCap).toMatchObject({ used: { lessEarlierRentBps: { furniture: 5_000 } } });
  expect(stateRules.VT.priceCap).toMatchObject({ used: { cashPerNewCashBps: 9_000 } });
});
