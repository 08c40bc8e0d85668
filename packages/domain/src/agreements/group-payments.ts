import type { CalendarDate } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';

type Payment = { readonly dueDate: CalendarDate; readonly totalCents: Cents };

/** Payments in a row that are equal to the cent. */
export type PaymentGroup<P extends Payment = Payment> = {
  readonly count: number;
  /** One payment, tax included. */
  readonly eachCents: Cents;
  readonly togetherCents: Cents;
  readonly first: P;
  readonly last: P;
};

/**
 * A schedule as a reader needs it: 1 payment of $37.88, then 77 of $27.05. The first payment stands by itself, whatever
 * its amount, because it is paid on signing.
 */
export function groupEqualPayments<P extends Payment>(payments: readonly P[]): PaymentGroup<P>[] {
  const groups: PaymentGroup<P>[] = [];
  for (const payment of payments) {
    const open = groups.length > 1 ? groups.at(-1) : undefined;
    if (open?.eachCents === payment.totalCents) {
      const count = open.count + 1;
      groups[groups.length - 1] = {
        ...open,
        count,
        togetherCents: open.eachCents * count,
        last: payment,
      };
      continue;
    }
    const { totalCents } = payment;
    groups.push({
      count: 1,
      eachCents: totalCents,
      togetherCents: totalCents,
      first: payment,
      last: payment,
    });
  }
  return groups;
}
