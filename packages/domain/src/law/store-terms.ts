import type { Cents } from '../money/index.ts';
import { processingFeeCents } from '../pricing/index.ts';
import type { StateRule } from './state-rule.ts';
import { getStateRule } from './state-rules.ts';

/** What a store adds to the rent, within the limits of its state. */
export type StoreTerms = { readonly processingFeeCents: Cents; readonly sameAsCashDays: number };

/** The store's own settings within the limits of its state: fee capped, same-as-cash at least as long as by right. */
export function storeTermsOf(store: StoreTerms & { readonly stateCode: string }): StoreTerms {
  const rule = getStateRule(store.stateCode);
  return {
    processingFeeCents: processingFeeCents(store.processingFeeCents, rule.processingFeeMaxCents),
    sameAsCashDays: Math.max(store.sameAsCashDays, rule.sameAsCashMinDays),
  };
}

/** What a store asks for a reservation, and how much of that it refunds when no agreement follows. */
export type ReservationDeposit = { readonly cents: Cents; readonly refundableCents: Cents };

/** The store's two parts within the law of its state: without a law that lets it keep one, all is refundable. */
export function reservationDepositOf(
  store: { readonly refundableDepositCents: Cents; readonly nonRefundableDepositCents: Cents },
  { depositMayBeKept }: Pick<StateRule, 'depositMayBeKept'>,
): ReservationDeposit {
  const cents = store.refundableDepositCents + store.nonRefundableDepositCents;
  return { cents, refundableCents: depositMayBeKept ? store.refundableDepositCents : cents };
}

/** What goes back of a deposit when its reservation ends: all of it when the items were ordered, else the refundable part. */
export function depositReturnOf({ cents, refundableCents }: ReservationDeposit, isOrdered: boolean): Cents {
  return isOrdered ? cents : refundableCents;
}
