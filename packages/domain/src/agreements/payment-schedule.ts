import { addDays, type CalendarDate, diffDays } from '../dates/index.ts';
import { type Cents, type PartsPerMillion, sumCents } from '../money/index.ts';
import {
  assertRentalTerms,
  type CartLineTerms,
  type Coverage,
  forDays,
  ldwCents,
  perPeriod,
  sameAsCashEndDate,
  taxCents,
  totalRentCents,
  type WaiverTerms,
} from '../pricing/index.ts';
import { firstPaydayFrom, firstPeriodEnd, type PaydayPreference, paydayAfter } from './payday.ts';

/**
 * `FIRST` is paid on signing; `SHORT` reaches the payday; `LAST` may be smaller. An agreement that one payment pays
 * off has only a `FIRST`.
 */
export type PaymentKind = 'FIRST' | 'SHORT' | 'REGULAR' | 'LAST';

export type ScheduledPayment = Coverage & {
  /** Counted from 1. */
  readonly number: number;
  readonly kind: PaymentKind;
  readonly dueDate: CalendarDate;
  readonly coversFrom: CalendarDate;
  /** The last day covered. */
  readonly coversTo: CalendarDate;
  readonly rentCents: Cents;
  readonly feeCents: Cents;
  readonly taxCents: Cents;
  /** Optional coverage included. */
  readonly totalCents: Cents;
};

export type PaymentSchedule = {
  readonly payments: readonly ScheduledPayment[];
  readonly totalRentCents: Cents;
  readonly cashPriceCents: Cents;
  /** The promotional discount on the first payment; already deducted from `totalRentCents`. */
  readonly discountCents: Cents;
  readonly feeCents: Cents;
  /** Rent and mandatory fees, before tax and optional coverage. */
  readonly totalCostToOwnCents: Cents;
  readonly coverage: Coverage;
  readonly taxCents: Cents;
  /** `null` where same-as-cash is not offered. */
  readonly sameAsCashEndDate: CalendarDate | null;
};

/** The optional coverage that the shopper chose. */
export type ScheduleOptions = {
  /** `null` without a waiver. */
  readonly waiver: WaiverTerms | null;
  /** 0 without the club. */
  readonly clubWeeklyCents: Cents;
};

export type ScheduleInput = {
  readonly lines: readonly CartLineTerms[];
  /** Frequency and payday. */
  readonly payday: PaydayPreference;
  readonly deliveryDate: CalendarDate;
  /** The day of signing, when the first payment is made. Default: the delivery date. */
  readonly firstPaymentDate?: CalendarDate;
  readonly sameAsCashDays: number;
  readonly processingFeeCents: Cents;
  readonly taxRatePpm: PartsPerMillion;
  readonly options?: ScheduleOptions;
  /** "Your first payment is $10": rent charged for the first period. The difference is never billed later. */
  readonly promotionalFirstRentCents?: Cents;
};

type Period = { dueDate: CalendarDate; coversFrom: CalendarDate; coversTo: CalendarDate; kind: PaymentKind };

const NO_OPTIONS: ScheduleOptions = { waiver: null, clubWeeklyCents: 0 };

/**
 * Calculates every payment of an agreement.
 *
 * The first payment covers the first period from delivery. If that period does not end on a payday, one short payment,
 * priced by the day and never above a full one, reaches the next payday. Regular payments follow on paydays. Each line pays its own rent until
 * its total is reached, and its last payment is the remainder, so rent adds up to the lines' totals to the cent and a
 * short payment is never an extra one. Tax applies to rent and fees, not to optional coverage.
 * @throws RangeError without lines, or on invalid terms or dates
 */
export function buildPaymentSchedule(input: ScheduleInput): PaymentSchedule {
  if (input.lines.length === 0) throw new RangeError('A schedule needs at least one line');
  const lines = input.lines.map((line) => {
    assertRentalTerms(line);
    return {
      weeklyRateCents: line.weeklyRateCents,
      quantity: line.quantity ?? 1,
      leftCents: totalRentCents(line),
    };
  });
  const payments: ScheduledPayment[] = [];
  let discountCents = 0;
  for (const period of periodsOf(input)) {
    const rents = lines.map((line) => {
      const full = regularRent(line.weeklyRateCents, period, input);
      const rent = Math.min(full, line.leftCents);
      line.leftCents -= rent;
      return rent * line.quantity;
    });
    const isLast = lines.every((line) => line.leftCents === 0);
    const kind = isLast && period.kind !== 'FIRST' ? 'LAST' : period.kind;
    const fullRent = sumCents(rents);
    const rent =
      kind === 'FIRST' ? Math.min(fullRent, input.promotionalFirstRentCents ?? fullRent) : fullRent;
    discountCents += fullRent - rent;
    payments.push(scheduledPayment(payments.length + 1, { ...period, kind }, rent, input));
    if (isLast) break;
  }
  return summarise(payments, discountCents, input);
}

function* periodsOf(input: ScheduleInput): Generator<Period> {
  const { deliveryDate, payday } = input;
  const periodEnd = firstPeriodEnd(deliveryDate, payday.frequency);
  const firstPayday = firstPaydayFrom(periodEnd, payday, deliveryDate);
  yield {
    dueDate: input.firstPaymentDate ?? deliveryDate,
    coversFrom: deliveryDate,
    coversTo: addDays(periodEnd, -1),
    kind: 'FIRST',
  };
  if (firstPayday !== periodEnd) {
    yield { dueDate: periodEnd, coversFrom: periodEnd, coversTo: addDays(firstPayday, -1), kind: 'SHORT' };
  }
  const series = { ...payday, dayOfMonth: monthlyPayday(input) };
  for (let index = 0; ; index++) {
    const start = paydayAfter(firstPayday, index, series);
    const next = paydayAfter(firstPayday, index + 1, series);
    yield { dueDate: start, coversFrom: start, coversTo: addDays(next, -1), kind: 'REGULAR' };
  }
}

function monthlyPayday({ payday, deliveryDate }: ScheduleInput): number | undefined {
  if (payday.frequency !== 'MONTHLY') return undefined;
  return payday.dayOfMonth ?? Number(deliveryDate.slice(8));
}

function regularRent(weeklyCents: Cents, period: Period, input: ScheduleInput): Cents {
  const fullCents = perPeriod(weeklyCents, input.payday.frequency);
  if (period.kind !== 'SHORT') return fullCents;
  // From the 16th to the 1st can be 16 days, more than the 15 that a semi-monthly payment pays for.
  return Math.min(fullCents, forDays(weeklyCents, diffDays(period.coversFrom, period.coversTo) + 1));
}

function scheduledPayment(
  number: number,
  period: Period,
  rentCents: Cents,
  input: ScheduleInput,
): ScheduledPayment {
  const options = input.options ?? NO_OPTIONS;
  const feeCents = period.kind === 'FIRST' ? input.processingFeeCents : 0;
  const waiverCents = options.waiver ? ldwCents(rentCents, options.waiver) : 0;
  const clubCents = regularRent(options.clubWeeklyCents, period, input);
  const tax = taxCents(rentCents + feeCents, input.taxRatePpm);
  return {
    number,
    ...period,
    rentCents,
    feeCents,
    waiverCents,
    clubCents,
    taxCents: tax,
    totalCents: rentCents + feeCents + waiverCents + clubCents + tax,
  };
}

function summarise(
  payments: readonly ScheduledPayment[],
  discountCents: Cents,
  input: ScheduleInput,
): PaymentSchedule {
  const rent = sumCents(payments.map((payment) => payment.rentCents));
  const fees = sumCents(payments.map((payment) => payment.feeCents));
  return {
    payments,
    totalRentCents: rent,
    cashPriceCents: sumCents(input.lines.map((line) => line.cashPriceCents * (line.quantity ?? 1))),
    discountCents,
    feeCents: fees,
    totalCostToOwnCents: rent + fees,
    coverage: {
      waiverCents: sumCents(payments.map((payment) => payment.waiverCents)),
      clubCents: sumCents(payments.map((payment) => payment.clubCents)),
    },
    taxCents: sumCents(payments.map((payment) => payment.taxCents)),
    sameAsCashEndDate:
      input.sameAsCashDays > 0 ? sameAsCashEndDate(input.deliveryDate, input.sameAsCashDays) : null,
  };
}
