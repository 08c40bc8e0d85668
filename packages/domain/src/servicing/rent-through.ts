import { type CalendarDate, diffDays, isBefore } from '../dates/index.ts';
import { type Cents, multiplyByRatio } from '../money/index.ts';

/** An unpaid payment and the days that it covers. */
export type CoveredPayment = {
  readonly dueDate: CalendarDate;
  /** The last day covered. */
  readonly coversTo: CalendarDate;
  readonly rentCents: Cents;
  readonly taxCents: Cents;
  readonly coverageCents: Cents;
};

/**
 * What is owed of a payment when the goods are picked up on this day: its amounts by the day, through that day. Null when it
 * falls due later: it is not owed at all.
 */
export function owedThrough(
  payment: CoveredPayment,
  pickedUpOn: CalendarDate,
): Pick<CoveredPayment, 'rentCents' | 'taxCents' | 'coverageCents'> | null {
  const { dueDate, coversTo, rentCents, taxCents, coverageCents } = payment;
  if (isBefore(pickedUpOn, dueDate)) return null;
  if (!isBefore(pickedUpOn, coversTo)) return { rentCents, taxCents, coverageCents };
  const days = diffDays(dueDate, coversTo) + 1;
  const used = diffDays(dueDate, pickedUpOn) + 1;
  const share = (cents: Cents) => multiplyByRatio(cents, used, days);
  return { rentCents: share(rentCents), taxCents: share(taxCents), coverageCents: share(coverageCents) };
}
