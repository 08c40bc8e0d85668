import { type BasisPoints, type Cents, percentOf } from '../money/index.ts';
import type { Frequency } from './frequency.ts';

export type ByFrequency<T> = Readonly<Record<Frequency, T>>;

/** The highest fee that a statute allows for one late payment. */
export type LateFeeAmount =
  | { readonly type: 'FLAT'; readonly cents: Cents }
  /** By the size of the payment, in ascending order; `null`: any larger one. */
  | {
      readonly type: 'TIERED';
      readonly tiers: readonly { readonly paymentUpToCents: Cents | null; readonly cents: Cents }[];
    }
  /** The lesser of a share of the payment and a maximum, but not less than the minimum. */
  | {
      readonly type: 'LESSER';
      readonly shareBps: BasisPoints;
      readonly maxCents: Cents;
      readonly minCents: Cents;
    }
  /** The greater of a share of the payment and an amount. */
  | { readonly type: 'GREATER'; readonly shareBps: BasisPoints; readonly cents: Cents };

/** The late fee of one payment frequency. No fee for a payment up to `graceDays` late. */
export type LateFeeTerms = { readonly graceDays: number; readonly amount: LateFeeAmount };

/** A state's late fee. */
export type LateFeeRule = ByFrequency<LateFeeTerms>;

/** The fee for a payment this many days late, charged once per payment; 0 without a rule and within the grace days. */
export function lateFeeCents(
  rule: LateFeeRule | null,
  frequency: Frequency,
  paymentCents: Cents,
  daysLate: number,
): Cents {
  return agreedLateFeeCents(rule?.[frequency] ?? null, paymentCents, daysLate);
}

/** The same by the terms of one agreement. */
export function agreedLateFeeCents(terms: LateFeeTerms | null, paymentCents: Cents, daysLate: number): Cents {
  return terms === null || daysLate <= terms.graceDays ? 0 : amountOf(terms.amount, paymentCents);
}

function amountOf(amount: LateFeeAmount, paymentCents: Cents): Cents {
  switch (amount.type) {
    case 'FLAT':
      return amount.cents;
    case 'TIERED':
      return (
        amount.tiers.find((tier) => tier.paymentUpToCents === null || paymentCents <= tier.paymentUpToCents)
          ?.cents ?? 0
      );
    case 'LESSER':
      return Math.max(Math.min(percentOf(paymentCents, amount.shareBps), amount.maxCents), amount.minCents);
    case 'GREATER':
      return Math.max(percentOf(paymentCents, amount.shareBps), amount.cents);
  }
}
