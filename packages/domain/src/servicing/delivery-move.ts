import { addDays, type CalendarDate, diffDays, isBefore } from '../dates/index.ts';
import { type MovablePayment, moveDueDates } from './extension.ts';

/** What the day of delivery moves, as an agreement has it now. */
export type DeliveryTerms = {
  /** The day that was promised when the agreement was signed. */
  readonly promisedOn: CalendarDate;
  /** The day from which the schedule counts now. */
  readonly rentStartsOn: CalendarDate;
  readonly sameAsCashUntil: CalendarDate | null;
  readonly payments: readonly MovablePayment[];
};

export type DeliveryMove = {
  /** By which everything moves; negative when an earlier change is taken back. */
  readonly days: number;
  readonly rentStartsOn: CalendarDate;
  readonly sameAsCashUntil: CalendarDate | null;
  readonly nextDueOn: CalendarDate | null;
  readonly lastDueOn: CalendarDate | null;
};

/**
 * What a delivery on this day moves (decision 0070). Rent starts when the goods are there: delivered later than promised,
 * every unpaid payment and the end of same-as-cash move by as many days. Delivered earlier, nothing moves: the days before
 * the promised one are free.
 */
export function moveToDelivery(terms: DeliveryTerms, deliveryDay: CalendarDate): DeliveryMove {
  const { promisedOn, rentStartsOn, sameAsCashUntil } = terms;
  const startsOn = isBefore(deliveryDay, promisedOn) ? promisedOn : deliveryDay;
  const days = diffDays(rentStartsOn, startsOn);
  const moved = moveDueDates(terms, days).payments.filter(({ isPaid }) => !isPaid);
  return {
    days,
    rentStartsOn: startsOn,
    sameAsCashUntil: sameAsCashUntil === null ? null : addDays(sameAsCashUntil, days),
    nextDueOn: moved[0]?.dueDate ?? null,
    lastDueOn: moved.at(-1)?.dueDate ?? null,
  };
}
