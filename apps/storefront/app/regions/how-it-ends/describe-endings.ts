import type { RentalRate } from '@ownpath/contracts/catalog';
import { sameAsCashPayoffCents } from '@ownpath/domain/pricing';

const WEEKS_PER_MONTH = 52 / 12;

type Value = { readonly cents?: number; readonly count?: number };
export type EndingKind = 'keep-paying' | 'buy-early' | 'send-back';

/** What the names in the region's texts stand for, and what each ending comes to. The example week lies within same as cash. */
export function describeEndings(
  weekly: RentalRate,
  sameAsCashDays: number,
  exampleWeek: number,
): {
  readonly values: Readonly<Record<string, Value>>;
  readonly amountCents: Readonly<Record<EndingKind, number>>;
} {
  const lastWeekOfWindow = Math.floor(sameAsCashDays / 7);
  const week = Math.min(exampleWeek, lastWeekOfWindow, weekly.paymentCount);
  const paidCents = Math.min(weekly.paymentCents * week, weekly.totalCents);
  const buyOutCents = sameAsCashPayoffCents(weekly.cashPriceCents, paidCents);
  return {
    values: {
      weekly: { cents: weekly.paymentCents },
      weeks: { count: weekly.paymentCount },
      months: { count: Math.round(weekly.paymentCount / WEEKS_PER_MONTH) },
      total: { cents: weekly.totalCents },
      cash: { cents: weekly.cashPriceCents },
      week: { count: week },
      paid: { cents: paidCents },
      buyOut: { cents: buyOutCents },
      sameAsCashDays: { count: sameAsCashDays },
    },
    amountCents: {
      'keep-paying': weekly.totalCents,
      'buy-early': paidCents + buyOutCents,
      'send-back': 0,
    },
  };
}
