import type { CartQuote } from '@ownpath/contracts/basket';
import type { RentalPrice } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import type { CalendarDate } from '@ownpath/domain/dates';
import {
  type EarlyPurchaseRule,
  type Frequency,
  type OwnershipPath,
  ownershipPath,
} from '@ownpath/domain/pricing';

type Terms = {
  readonly today: CalendarDate;
  /** Null where the store offers no early purchase; there is no path then. */
  readonly earlyPurchase: EarlyPurchaseRule | null;
};

/** The path to ownership of a whole cart, whose lines are one agreement and are bought out together. */
export function findCartPath(quote: CartQuote, terms: Terms): OwnershipPath | null {
  if (terms.earlyPurchase === null) return null;
  return ownershipPath({
    frequency: quote.frequency,
    payments: quote.segments.flatMap(({ count, paymentCents }) => Array<number>(count).fill(paymentCents)),
    cashPriceCents: quote.cashPriceCents,
    sameAsCashDays: quote.sameAsCashDays,
    rule: terms.earlyPurchase,
    startDate: terms.today,
  });
}

/** The path to ownership by condition, for the shopper's payment frequency. */
export function listOwnershipPaths(
  prices: readonly RentalPrice[],
  terms: Terms,
  frequency: Frequency,
): Partial<Record<Condition, OwnershipPath>> {
  const { earlyPurchase, today } = terms;
  if (earlyPurchase === null) return {};
  return Object.fromEntries(
    prices.flatMap(({ condition, rates, sameAsCashDays }) => {
      const rate = rates.find((candidate) => candidate.frequency === frequency);
      if (!rate) return [];
      const payments = Array.from({ length: rate.paymentCount }, (_, index) =>
        index === rate.paymentCount - 1 ? rate.lastPaymentCents : rate.paymentCents,
      );
      const path = ownershipPath({
        frequency,
        payments,
        cashPriceCents: rate.cashPriceCents,
        sameAsCashDays,
        rule: earlyPurchase,
        startDate: today,
      });
      return [[condition, path]];
    }),
  );
}
