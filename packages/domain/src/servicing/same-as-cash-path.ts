import { addDays, type CalendarDate, diffDays, isBefore } from '../dates/index.ts';
import { type Cents, sumCents } from '../money/index.ts';
import { type EarlyPurchaseRule, quoteEarlyPurchase } from '../pricing/index.ts';
import { buyOutOf } from './buy-out.ts';
import { type OpenPayment, openPayments, progressOf, type RentalAccount } from './rental-account.ts';

/** What the end of same as cash changes must be seen: at least so many days after it, and a third of all days. */
const DAYS_AFTER = 30;

/** The price of ownership on a day, before tax. Two on one day are before and after its payment. */
export type SameAsCashPoint = {
  readonly date: CalendarDate;
  /** While only the usual payments are made. */
  readonly usualCents: Cents;
  /** With the extra of the plan; null once it has bought everything, and where there is none. */
  readonly plannedCents: Cents | null;
};

/** The price of ownership on a day on which `left` is still to be paid, before tax and what is past due. */
export function priceWith(
  account: RentalAccount,
  rule: EarlyPurchaseRule,
  left: readonly OpenPayment[],
  date: CalendarDate,
): Cents {
  return quoteEarlyPurchase({
    rule,
    progress: progressOf(account, left),
    startDate: account.startDate,
    sameAsCashDays: account.sameAsCashDays,
    today: date,
    pastDueCents: 0,
    taxRatePpm: 0,
  }).purchasePriceCents;
}

type Plan = {
  readonly endsOn: CalendarDate;
  readonly afterCents: Cents;
  readonly payments: readonly { readonly dueDate: CalendarDate; readonly extraCents: Cents }[];
};

/**
 * The price of ownership from today until some weeks after same as cash ends: today, with every payment, on its last day and
 * the day after. Late payments count as made today, as in the price of ownership.
 */
export function sameAsCashPath(
  account: RentalAccount,
  rule: EarlyPurchaseRule,
  plan: Plan,
  today: CalendarDate,
): SameAsCashPoint[] {
  const { endsOn, afterCents, payments } = plan;
  const open = openPayments(account).filter(({ rentCents }) => rentCents > 0);
  const extraCents = sumCents(payments.map((payment) => payment.extraCents));
  const usualOn = (date: CalendarDate) =>
    priceWith(
      account,
      rule,
      open.filter(({ dueDate }) => isBefore(date, dueDate)),
      date,
    );
  const extraUntil = (date: CalendarDate) =>
    sumCents(payments.filter(({ dueDate }) => !isBefore(date, dueDate)).map((payment) => payment.extraCents));
  const dates = [
    ...new Set(payments.map(({ dueDate }) => (isBefore(dueDate, today) ? today : dueDate)).concat(endsOn)),
  ].sort();
  const start = buyOutOf(account, today)?.priceCents ?? 0;
  const points: SameAsCashPoint[] = [
    { date: today, usualCents: start, plannedCents: extraCents > 0 ? start : null },
  ];
  let isBought = extraCents === 0;
  for (const date of dates) {
    const usualCents = usualOn(date);
    const plannedCents = isBought ? null : Math.max(0, usualCents - extraUntil(date));
    points.push({ date, usualCents, plannedCents });
    isBought ||= plannedCents === 0;
  }
  if (afterCents === 0) return points;
  const after = addDays(endsOn, 1);
  const shownTo = addDays(endsOn, Math.max(DAYS_AFTER, Math.ceil(diffDays(today, endsOn) / 2)));
  const later = open.map(({ dueDate }) => dueDate).filter((date) => isBefore(after, date));
  const shown = [after, ...later.filter((date) => isBefore(date, shownTo)), shownTo];
  return [...points, ...shown.map((date) => ({ date, usualCents: usualOn(date), plannedCents: null }))];
}
