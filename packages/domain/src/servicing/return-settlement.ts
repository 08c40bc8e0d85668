import { addDays, type CalendarDate, diffDays, isBefore } from '../dates/index.ts';
import { type Cents, multiplyByRatio, sumCents } from '../money/index.ts';

type Amounts = { readonly rentCents: Cents; readonly taxCents: Cents; readonly coverageCents: Cents };

/** A payment of the schedule with the days that it covers, and what was paid of it. */
export type CoveredPeriod = Amounts & {
  readonly number: number;
  readonly from: CalendarDate;
  /** The last day covered. */
  readonly to: CalendarDate;
  readonly paid: Amounts;
};

/** A payment of which something is given back, or owed. */
export type ReturnLine = {
  readonly number: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Days of the payment, and how many of them the customer had the goods. */
  readonly days: number;
  readonly daysUsed: number;
  /** Given back; negative where it is owed. */
  readonly rentCents: Cents;
  readonly taxCents: Cents;
  readonly coverageCents: Cents;
};

export type ReturnSettlement = {
  readonly lines: readonly ReturnLine[];
  /** Money that was waiting for the next payment; below 0 what is open of it. */
  readonly suspenseCents: Cents;
  /** Given back in all; negative: owed in all. */
  readonly totalCents: Cents;
};

type ScheduledRow = {
  readonly dueOn: CalendarDate;
  /** As signed; null in old schedules. */
  readonly coversTo: CalendarDate | null;
};

/**
 * The days that each payment of a schedule covers. The first begins with rent, the others on their due dates: a moved date moves
 * the days with it. @param rentStartsOn day from which the schedule counts
 */
export function coveredDays(
  rows: readonly ScheduledRow[],
  rentStartsOn: CalendarDate,
): { readonly from: CalendarDate; readonly to: CalendarDate }[] {
  return rows.map(({ dueOn, coversTo }, index) => {
    const from = index === 0 ? rentStartsOn : dueOn;
    const previous = rows[index - 1]?.coversTo ?? addDays(rentStartsOn, -1);
    const next = rows[index + 1]?.dueOn;
    if (coversTo === null) return { from, to: next === undefined ? from : addDays(next, -1) };
    return { from, to: addDays(from, Math.max(0, diffDays(previous, coversTo) - 1)) };
  });
}

function daysUsedOf({ from, to }: CoveredPeriod, lastDay: CalendarDate): number {
  if (isBefore(lastDay, from)) return 0;
  return diffDays(from, isBefore(to, lastDay) ? to : lastDay) + 1;
}

/**
 * What a return settles: rent, tax and coverage count by the day, through the last day. What was paid for later days is given
 * back with money that waits in suspense; what was not paid for earlier ones is owed, and taken off it.
 */
export function settleReturn(
  periods: readonly CoveredPeriod[],
  suspenseCents: Cents,
  lastDay: CalendarDate,
): ReturnSettlement {
  const lines = periods
    .map((period): ReturnLine => {
      const { number, from, to, paid } = period;
      const days = diffDays(from, to) + 1;
      const daysUsed = daysUsedOf(period, lastDay);
      const backOf = (part: keyof Amounts) => paid[part] - multiplyByRatio(period[part], daysUsed, days);
      return {
        number,
        from,
        to,
        days,
        daysUsed,
        rentCents: backOf('rentCents'),
        taxCents: backOf('taxCents'),
        coverageCents: backOf('coverageCents'),
      };
    })
    .filter((line) => line.rentCents !== 0 || line.taxCents !== 0 || line.coverageCents !== 0);
  const cents = lines.map((line) => line.rentCents + line.taxCents + line.coverageCents);
  return { lines, suspenseCents, totalCents: sumCents(cents) + suspenseCents };
}
