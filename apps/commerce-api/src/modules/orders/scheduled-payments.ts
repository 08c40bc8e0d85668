import type { ScheduledPayment } from '@ownpath/contracts/checkout';
import { paydayAfter } from '@ownpath/domain/agreements';
import { addDays, datePartsOf } from '@ownpath/domain/dates';
import type { Frequency } from '@ownpath/domain/pricing';
import { chargeOf, type ScheduledPayment as PaymentRow } from '../agreements/index.ts';

/** The stored schedule with the days that each payment covers; rows without kind and days follow the due dates. */
export function toScheduledPayments(
  rows: readonly PaymentRow[],
  deliveryDate: string,
  frequency: Frequency,
): ScheduledPayment[] {
  const startOf = (index: number) => (index === 0 ? deliveryDate : rows[index]?.dueOn);
  const series = { frequency, dayOfMonth: datePartsOf(deliveryDate).day };
  return rows.map((row, index) => {
    const coversFrom = startOf(index) ?? row.dueOn;
    const next = startOf(index + 1) ?? paydayAfter(coversFrom, 1, series);
    const isShort = index === 1 && next !== paydayAfter(coversFrom, 1, series);
    const isLast = index === rows.length - 1;
    return {
      kind: row.kind ?? (index === 0 ? 'first' : isLast ? 'last' : isShort ? 'short' : 'regular'),
      dueDate: row.dueOn,
      coversFrom,
      coversTo: row.coversTo ?? addDays(next, -1),
      rentCents: row.rentCents,
      feeCents: row.processingFeeCents,
      waiverCents: row.coverageCents,
      clubCents: row.clubCents,
      taxCents: row.taxCents,
      totalCents: chargeOf(row),
    };
  });
}
