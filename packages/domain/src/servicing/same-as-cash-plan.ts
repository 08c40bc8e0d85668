import { addDays, type CalendarDate, diffDays, isBefore } from '../dates/index.ts';
import { type Cents, sumCents } from '../money/index.ts';
import { isWithinSameAsCash, sameAsCashEndDate, sameAsCashPayoffCents } from '../pricing/index.ts';
import { openPayments, progressOf, type RentalAccount } from './rental-account.ts';
import { priceWith, type SameAsCashPoint, sameAsCashPath } from './same-as-cash-path.ts';

/** How the cash price can be reached while same as cash lasts. Rent only, before tax. */
export type SameAsCashPlan = {
  /** The last day of same as cash. */
  readonly endsOn: CalendarDate;
  /** 0 on that day. */
  readonly daysLeft: number;
  /** What the usual payments leave of the cash price on that day; 0 when they reach it. */
  readonly missingCents: Cents;
  /** Price of ownership on the day after, when only the usual payments are made. */
  readonly afterCents: Cents;
  /** The payments until then; with their extra they reach the cash price. Empty when none is due before. */
  readonly payments: readonly {
    readonly dueDate: CalendarDate;
    readonly rentCents: Cents;
    readonly extraCents: Cents;
  }[];
  /** The price of ownership over time, by date. */
  readonly path: readonly SameAsCashPoint[];
};

/** Null without an early purchase option, after same as cash, and once nothing is left to buy. */
export function sameAsCashPlan(account: RentalAccount, today: CalendarDate): SameAsCashPlan | null {
  const { earlyPurchase: rule, startDate, sameAsCashDays } = account;
  const open = openPayments(account).filter(({ rentCents }) => rentCents > 0);
  if (rule === null || open.length === 0 || !isWithinSameAsCash(startDate, sameAsCashDays, today)) {
    return null;
  }
  const endsOn = sameAsCashEndDate(startDate, sameAsCashDays);
  const usual = open.filter(({ dueDate }) => !isBefore(endsOn, dueDate));
  const left = open.slice(usual.length);
  const { rentPaidCents } = progressOf(account, left);
  const missingCents = sameAsCashPayoffCents(account.cashPriceCents, rentPaidCents);
  const plan = {
    endsOn,
    daysLeft: diffDays(today, endsOn),
    missingCents,
    afterCents: missingCents === 0 ? 0 : priceWith(account, rule, left, addDays(endsOn, 1)),
    payments: usual.map(({ dueDate, rentCents }, index) => ({
      dueDate,
      rentCents,
      extraCents: shareOf(missingCents, usual.length, index),
    })),
  };
  return { ...plan, path: sameAsCashPath(account, rule, plan, today) };
}

/** Equal shares in whole cents, rounded up; the last ones are smaller. */
function shareOf(cents: Cents, count: number, index: number): Cents {
  const share = Math.ceil(cents / count);
  return Math.min(share, Math.max(0, cents - share * index));
}

/** What the extra of a plan comes to: the missing part, or 0 without payments to add it to. */
export const extraOf = ({ payments }: SameAsCashPlan): Cents =>
  sumCents(payments.map(({ extraCents }) => extraCents));
