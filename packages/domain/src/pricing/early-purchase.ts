import type { CalendarDate } from '../dates/index.ts';
import {
  type BasisPoints,
  type Cents,
  multiplyByRatio,
  type PartsPerMillion,
  percentOf,
} from '../money/index.ts';
import { taxCents } from './charges.ts';
import { isWithinSameAsCash, sameAsCashPayoffCents } from './same-as-cash.ts';

/** How a state prices an early purchase option (EPO) once same-as-cash has ended. Shares in basis points. */
export type EarlyPurchaseRule = EarlyPurchaseFormula & {
  /** Ownership passes by itself once this share of the rent paid equals the cash price. */
  readonly ownershipAtShareBps?: BasisPoints;
};

type EarlyPurchaseFormula =
  /** Cash price x remaining payments / total payments. */
  | { readonly strategy: 'FRACTION'; readonly isAtLeastOnePayment?: boolean }
  /** A share of the unpaid rent. */
  | { readonly strategy: 'PCT_REMAINING'; readonly shareBps: BasisPoints }
  /** Cash price less a share of the rent paid. */
  | { readonly strategy: 'CASH_LESS_PCT'; readonly shareBps: BasisPoints }
  /** Cash price less all rent paid: same as cash without a time limit. */
  | { readonly strategy: 'SAC' };

export type EpoStrategy = EarlyPurchaseRule['strategy'];

/** Default without a state rule: half of the remaining rent. */
export const DEFAULT_EARLY_PURCHASE_RULE: EarlyPurchaseRule = { strategy: 'PCT_REMAINING', shareBps: 5_000 };

/**
 * Progress of an agreement. Rent only: no fees, no tax. Rent that a promotion credited counts as paid and is part of the
 * total.
 */
export type RentalProgress = {
  readonly totalRentCents: Cents;
  readonly cashPriceCents: Cents;
  readonly rentPaidCents: Cents;
  readonly paymentCount: number;
  readonly paymentsMade: number;
  /** The regular payment; minimum of the option where the state sets one. */
  readonly paymentCents: Cents;
};

/**
 * Price of ownership by the state's rule, before past-due amounts and tax.
 * Never below zero and never above the remaining rent.
 */
export function earlyPurchaseCents(rule: EarlyPurchaseRule, progress: RentalProgress): Cents {
  const remainingRent = Math.max(0, progress.totalRentCents - progress.rentPaidCents);
  if (rule.ownershipAtShareBps !== undefined) {
    const counted = percentOf(progress.rentPaidCents, rule.ownershipAtShareBps);
    if (counted >= progress.cashPriceCents) return 0;
  }
  return Math.min(remainingRent, Math.max(0, priceBy(rule, progress, remainingRent)));
}

export type EarlyPurchaseQuote = {
  /** Which price applies: the same-as-cash payoff or the state's early purchase option. */
  readonly basis: 'SAME_AS_CASH' | 'EARLY_PURCHASE';
  readonly purchasePriceCents: Cents;
  readonly pastDueCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
};

/**
 * Cost to own everything today. Inside the same-as-cash window the lower of both prices applies.
 * `pastDueCents` is rent, fees and their tax already due, collected in addition to the price. Tax is calculated on the
 * price only.
 */
export function quoteEarlyPurchase(input: {
  readonly rule: EarlyPurchaseRule;
  readonly progress: RentalProgress;
  readonly startDate: CalendarDate;
  readonly sameAsCashDays: number;
  readonly today: CalendarDate;
  readonly pastDueCents: Cents;
  readonly taxRatePpm: PartsPerMillion;
}): EarlyPurchaseQuote {
  const { progress, pastDueCents } = input;
  const option = earlyPurchaseCents(input.rule, progress);
  const payoff = earlyPurchaseCents({ strategy: 'SAC' }, progress);
  const isSameAsCash =
    isWithinSameAsCash(input.startDate, input.sameAsCashDays, input.today) && payoff <= option;
  const purchasePriceCents = isSameAsCash ? payoff : option;
  const tax = taxCents(purchasePriceCents, input.taxRatePpm);
  return {
    basis: isSameAsCash ? 'SAME_AS_CASH' : 'EARLY_PURCHASE',
    purchasePriceCents,
    pastDueCents,
    taxCents: tax,
    totalCents: purchasePriceCents + pastDueCents + tax,
  };
}

function priceBy(rule: EarlyPurchaseRule, progress: RentalProgress, remainingRent: Cents): Cents {
  switch (rule.strategy) {
    case 'FRACTION': {
      const fraction = fractionOfCashCents(progress, remainingRent);
      return rule.isAtLeastOnePayment === true ? Math.max(fraction, progress.paymentCents) : fraction;
    }
    case 'PCT_REMAINING':
      return percentOf(remainingRent, rule.shareBps);
    case 'CASH_LESS_PCT':
      return progress.cashPriceCents - percentOf(progress.rentPaidCents, rule.shareBps);
    case 'SAC':
      return sameAsCashPayoffCents(progress.cashPriceCents, progress.rentPaidCents);
  }
}

/** By payments or by rent, whichever is lower: a short last payment must not raise the price. */
function fractionOfCashCents(progress: RentalProgress, remainingRent: Cents): Cents {
  const paymentsLeft = Math.max(0, progress.paymentCount - progress.paymentsMade);
  const byPayments = multiplyByRatio(progress.cashPriceCents, paymentsLeft, progress.paymentCount);
  const byRent = multiplyByRatio(progress.cashPriceCents, remainingRent, progress.totalRentCents);
  return Math.min(byPayments, byRent);
}
