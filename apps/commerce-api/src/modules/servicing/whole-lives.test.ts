import { buildPaymentSchedule, daysLate, type PaydayPreference } from '@ownpath/domain/agreements';
import { getStateRule, storeTermsOf } from '@ownpath/domain/law';
import { FREQUENCIES, type Frequency, lateFeeCents } from '@ownpath/domain/pricing';
import {
  extensionOffer,
  moveDueDates,
  openPayments,
  quotePayment,
  type RentalAccount,
} from '@ownpath/domain/servicing';
import { US_STATES } from '@ownpath/domain/stores';
import { describe, expect, test } from 'vitest';
import { openLedger, stepsOf } from '../../testing/life-ledger.ts';

const OPENED = '2026-11-21';
/** Thousandths of a percent: 8.125 %, 6.875 %, 0 %, 10.25 %. */
const TAX_RATES = [8_125, 6_875, 0, 10_250];
const PAYDAYS: Readonly<Record<Frequency, PaydayPreference>> = {
  WEEKLY: { frequency: 'WEEKLY', weekday: 5 },
  BIWEEKLY: { frequency: 'BIWEEKLY', weekday: 5 },
  SEMIMONTHLY: { frequency: 'SEMIMONTHLY', daysOfMonth: [1, 15] },
  MONTHLY: { frequency: 'MONTHLY', dayOfMonth: 31 },
};
const SOFA = { weeklyRateCents: 24_99, weeks: 78, cashPriceCents: 974_61 };

function signed(stateCode: string, frequency: Frequency, taxRate: number) {
  const store = { stateCode, processingFeeCents: 10_00, sameAsCashDays: 120 };
  const schedule = buildPaymentSchedule({
    lines: [SOFA],
    payday: PAYDAYS[frequency],
    deliveryDate: '2026-11-24',
    firstPaymentDate: OPENED,
    taxRatePpm: taxRate * 10,
    ...storeTermsOf(store),
  });
  const { sameAsCashDays } = storeTermsOf(store);
  const account: RentalAccount = {
    payments: schedule.payments.map(({ number, dueDate, rentCents, taxCents }) => ({
      number,
      dueDate,
      rentCents,
      taxCents,
      isPaid: number === 1,
      coverageCents: 0,
      feeCents: 0,
      lateFeeCents: 0,
    })),
    extraRentCents: 0,
    suspenseCents: 0,
    creditCents: 0,
    cashPriceCents: schedule.cashPriceCents,
    earlyPurchase: getStateRule(stateCode).epo,
    startDate: '2026-11-24',
    sameAsCashDays,
    taxRatePpm: taxRate * 10,
    paymentOrder: getStateRule(stateCode).paymentOrder,
  };
  const ledger = openLedger({
    stateCode,
    frequency,
    taxRate,
    cash: schedule.cashPriceCents,
    sameAsCashUntil: schedule.sameAsCashEndDate,
    payments: schedule.payments.map(({ dueDate, rentCents, feeCents, taxCents }) => ({
      date: dueDate,
      rent: rentCents,
      fee: feeCents,
      tax: taxCents,
    })),
  });
  return { account, ledger };
}

/** The account with the late fees of a day; one that is charged stays. */
function onDay(account: RentalAccount, day: string, stateCode: string, frequency: Frequency): RentalAccount {
  const { lateFee } = getStateRule(stateCode);
  const feeOf = ({ dueDate, rentCents }: RentalAccount['payments'][number]) =>
    lateFeeCents(lateFee, frequency, rentCents, daysLate(dueDate, day));
  return {
    ...account,
    payments: account.payments.map((payment) =>
      payment.isPaid || payment.lateFeeCents > 0 ? payment : { ...payment, lateFeeCents: feeOf(payment) },
    ),
  };
}

/** Walks a whole life with both; every payment is the same to the cent. */
function live(stateCode: string, frequency: Frequency, taxRate: number) {
  const { account: start, ledger } = signed(stateCode, frequency, taxRate);
  let account = start;
  let isOwned = false;
  const moves: string[] = [];
  let charged = 0;
  let lateFees = 0;
  for (const step of stepsOf(ledger)) {
    const { day } = step;
    const name = `${stateCode} ${frequency} ${step.kind} on ${day}`;
    account = onDay(account, day, stateCode, frequency);
    if (step.kind === 'move') {
      const { options } = extensionOffer(account, moves, day);
      expect(
        options.map(({ days }) => days),
        name,
      ).toContain(step.days);
      account = moveDueDates(account, step.days);
      moves.push(day);
      ledger.move(day, step.days);
      continue;
    }
    const choice =
      step.kind === 'due' ? ({ kind: 'DUE' } as const) : ({ kind: 'PART', amountCents: step.cents } as const);
    const quote = quotePayment(account, choice, day);
    if (typeof quote === 'string') throw new Error(`${name}: ${quote}`);
    const paid = step.kind === 'due' ? ledger.pay(day) : ledger.payPart(day, step.cents);
    const { chargeCents, parts } = quote;
    expect(
      {
        charged: chargeCents,
        rent: parts.rentCents,
        tax: parts.taxCents,
        late: parts.lateFeeCents,
        price: parts.buyOutCents,
        isOwned: quote.isOwned,
      },
      name,
    ).toEqual(paid);
    expect(quote.after.suspenseCents, name).toBe(ledger.suspense());
    account = quote.after;
    ({ isOwned } = quote);
    charged += chargeCents;
    lateFees += parts.lateFeeCents;
    if (!isOwned)
      expect(
        account.payments.map(({ dueDate }) => dueDate),
        name,
      ).toEqual(ledger.dates());
  }
  expect(isOwned).toBe(true);
  expect(moves).toHaveLength(2);
  return { charged, lateFees, left: openPayments(account) };
}

describe('a whole life, from the first payment to ownership: on time, late, in parts, with new dates', () => {
  const open = US_STATES.filter(({ code }) => getStateRule(code).enabled);

  test.each(FREQUENCIES)('%s in every open state, to the cent', (frequency) => {
    const withFees: string[] = [];
    for (const [index, { code }] of open.entries()) {
      const { charged, lateFees } = live(code, frequency, TAX_RATES[index % TAX_RATES.length] ?? 0);
      expect(charged).toBeGreaterThan(SOFA.cashPriceCents / 2);
      if (lateFees > 0) withFees.push(code);
    }
    expect(open.length).toBeGreaterThan(40);
    // No other state has a text that was read and that names an amount.
    expect(withFees).toEqual(['AK', 'CA', 'CO', 'CT', 'HI', 'IL', 'IN', 'MO', 'NH', 'NY', 'ND', 'OR', 'WV']);
  });
});
