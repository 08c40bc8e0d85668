import { type BasisPoints, type Cents, percentOf } from '../money/index.ts';
import type { Frequency } from './frequency.ts';

/** Statutes distinguish payments more often than monthly from monthly payments. */
export type ByCadence<T> = { readonly subMonthly: T; readonly monthly: T };

/** A state's ceiling on the fee for one late payment. No fee within `graceDays`. */
export type LateFeeRule =
  | {
      readonly type: 'PERCENT';
      readonly shareBps: BasisPoints;
      readonly floorCents: ByCadence<Cents>;
      /** No ceiling when left out. */
      readonly capCents?: Cents;
      readonly graceDays: ByCadence<number>;
    }
  | {
      readonly type: 'FLAT';
      readonly smallPaymentMaxCents: Cents;
      readonly smallPaymentFeeCents: Cents;
      readonly feeCents: ByCadence<Cents>;
      readonly graceDays: ByCadence<number>;
    };

/** Indiana's schedule (IN 24-7-5), used for every state without its own. */
export const DEFAULT_LATE_FEE_RULE: LateFeeRule = {
  type: 'FLAT',
  smallPaymentMaxCents: 2_000,
  smallPaymentFeeCents: 300,
  feeCents: { subMonthly: 500, monthly: 800 },
  graceDays: { subMonthly: 2, monthly: 5 },
};

/** The fee for a payment this many days late; 0 within the grace days. Charged once per payment. */
export function lateFeeCents(
  rule: LateFeeRule,
  frequency: Frequency,
  paymentCents: Cents,
  daysLate: number,
): Cents {
  const cadence = cadenceOf(frequency);
  if (daysLate <= rule.graceDays[cadence]) return 0;
  if (rule.type === 'PERCENT') {
    const share = Math.min(percentOf(paymentCents, rule.shareBps), rule.capCents ?? Number.POSITIVE_INFINITY);
    return Math.max(share, rule.floorCents[cadence]);
  }
  const isSmall = cadence === 'subMonthly' && paymentCents <= rule.smallPaymentMaxCents;
  return isSmall ? rule.smallPaymentFeeCents : rule.feeCents[cadence];
}

export function cadenceOf(frequency: Frequency): keyof ByCadence<unknown> {
  return frequency === 'MONTHLY' ? 'monthly' : 'subMonthly';
}
