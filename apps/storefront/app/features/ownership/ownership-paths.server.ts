import type { Basket, CartQuote } from '@ownpath/contracts/basket';
import type { RentalPrice } from '@ownpath/contracts/catalog';
import type { PaySchedule } from '@ownpath/contracts/checkout';
import type { Condition } from '@ownpath/contracts/wire';
import { buildPaymentSchedule, paydayOfDelivery } from '@ownpath/domain/agreements';
import type { CalendarDate } from '@ownpath/domain/dates';
import {
  type CartLineTerms,
  type EarlyPurchaseRule,
  type Frequency,
  type OwnershipPath,
  ownershipPath,
} from '@ownpath/domain/pricing';
import { deliveryDateOf, type OrderDay } from '@ownpath/domain/stores';
import { LRUCache } from 'lru-cache';

type Terms = OrderDay & {
  /** Null where the store offers no early purchase; there is no path then. */
  readonly earlyPurchase: EarlyPurchaseRule | null;
};

type PathInput = {
  readonly lines: readonly CartLineTerms[];
  readonly frequency: Frequency;
  readonly today: CalendarDate;
  readonly deliveryDate: CalendarDate;
  readonly sameAsCashDays: number;
  readonly rule: EarlyPurchaseRule;
  readonly promotionalFirstRentCents?: number;
};

/** Paths by all that they are computed from: a product's is the same for all who rent it in a store on a day. */
const paths = new LRUCache<string, OwnershipPath, PathInput>({
  max: 500,
  memoMethod: (_, __, { context }) => computePath(context),
});

/** The path of an agreement signed today whose paydays are counted from delivery: none are chosen yet. */
function expectedPath(input: PathInput): OwnershipPath {
  return paths.memo(JSON.stringify(input), { context: input });
}

function computePath({ rule, today, deliveryDate, frequency, ...input }: PathInput): OwnershipPath {
  const schedule = buildPaymentSchedule({
    ...input,
    deliveryDate,
    firstPaymentDate: today,
    payday: paydayOfDelivery(frequency, deliveryDate),
    // The path is before tax and fees.
    processingFeeCents: 0,
    taxRatePpm: 0,
  });
  return ownershipPath({
    frequency,
    payments: schedule.payments,
    creditCents: schedule.discountCents,
    cashPriceCents: schedule.cashPriceCents,
    sameAsCashDays: input.sameAsCashDays,
    rule,
    startDate: deliveryDate,
  });
}

type Cart = { readonly quote: CartQuote; readonly items: Basket['items'] };

/**
 * The path to ownership of a whole cart, whose lines are one agreement and are bought out together.
 * @param schedule the chosen one; null before payment days are chosen
 */
export function findCartPath(
  { quote, items }: Cart,
  terms: Terms,
  schedule: PaySchedule | null,
): OwnershipPath | null {
  if (terms.earlyPurchase === null) return null;
  const { frequency, sameAsCashDays, cashPriceCents } = quote;
  if (schedule) {
    return ownershipPath({
      frequency,
      payments: schedule.payments,
      creditCents: quote.promotion?.creditCents ?? 0,
      cashPriceCents,
      sameAsCashDays,
      rule: terms.earlyPurchase,
      startDate: schedule.deliveryDate,
    });
  }
  const orderable = items.filter((item) => item.orderable && item.weeklyPaymentCents > 0);
  if (orderable.length === 0) return null;
  return expectedPath({
    lines: orderable.map(({ quantity, weeklyPaymentCents, totalCents, cashPriceCents: cash }) => ({
      weeklyRateCents: weeklyPaymentCents / quantity,
      weeks: totalCents / weeklyPaymentCents,
      cashPriceCents: cash / quantity,
      quantity,
    })),
    frequency,
    today: terms.today,
    deliveryDate: deliveryDateOf(
      orderable.map(({ deliveryBand }) => deliveryBand),
      terms,
    ),
    sameAsCashDays,
    rule: terms.earlyPurchase,
    promotionalFirstRentCents: quote.firstPaymentRentCents,
  });
}

/**
 * The path to ownership by condition, for the shopper's payment frequency.
 * @param startDates promised delivery by condition
 */
export function listOwnershipPaths(
  prices: readonly RentalPrice[],
  terms: Terms,
  startDates: Readonly<Record<string, CalendarDate>>,
  frequency: Frequency,
): Partial<Record<Condition, OwnershipPath>> {
  const { earlyPurchase, today } = terms;
  if (earlyPurchase === null) return {};
  return Object.fromEntries(
    prices.flatMap(({ condition, rates, sameAsCashDays }) => {
      const weekly = rates.find((candidate) => candidate.frequency === 'WEEKLY');
      if (!weekly) return [];
      const { paymentCents: weeklyRateCents, paymentCount: weeks, cashPriceCents } = weekly;
      const path = expectedPath({
        lines: [{ weeklyRateCents, weeks, cashPriceCents }],
        frequency,
        today,
        deliveryDate: startDates[condition] ?? today,
        sameAsCashDays,
        rule: earlyPurchase,
      });
      return [[condition, path]];
    }),
  );
}
