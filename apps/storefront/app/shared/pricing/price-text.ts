import type { RentalRate } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { formatCents } from '@ownpath/domain/money';
import type { Frequency } from '@ownpath/domain/pricing';
import type { Locale } from '@ownpath/domain/site';
import { type IntlShape, useIntl } from 'react-intl';
import type { PriceFact } from '../../ui/price-block.tsx';

const unitIds = {
  WEEKLY: 'price.unit.weekly',
  BIWEEKLY: 'price.unit.biweekly',
  SEMIMONTHLY: 'price.unit.semimonthly',
  MONTHLY: 'price.unit.monthly',
} as const satisfies Record<Frequency, string>;

const countIds = {
  WEEKLY: 'price.count.weekly',
  BIWEEKLY: 'price.count.biweekly',
  SEMIMONTHLY: 'price.count.semimonthly',
  MONTHLY: 'price.count.monthly',
} as const satisfies Record<Frequency, string>;

const conditionIds = {
  NEW: 'condition.new',
  USED_GREAT: 'condition.great',
  USED_GOOD: 'condition.good',
  USED_FAIR: 'condition.fair',
} as const satisfies Record<Condition, string>;

/**
 * Amounts that must be shown with every payment amount. A line of an agreement has no total cost of its own, because the
 * fee belongs to the agreement: it shows all of its rent.
 */
export type PriceTotals = Pick<
  RentalRate,
  'frequency' | 'paymentCents' | 'paymentCount' | 'lastPaymentCents' | 'totalCents' | 'cashPriceCents'
> &
  Partial<Pick<RentalRate, 'totalCostToOwnCents'>>;

/** Formats prices in the page's language. */
export type PriceText = {
  money(cents: number): string;
  /** "a week", "every two weeks" … */
  unit(frequency: Frequency): string;
  count(frequency: Frequency, count: number): string;
  condition(condition: Condition): string;
  /** Count, irregular last payment, total cost, cash price, condition. */
  facts(totals: PriceTotals, condition?: Condition): PriceFact[];
  /** Of an item in an agreement, whose number of payments is the schedule's: rent, cash price, condition. */
  itemFacts(totals: PriceTotals, condition?: Condition): PriceFact[];
};

function createPriceText(intl: IntlShape): PriceText {
  const money = (cents: number) => formatCents(cents, intl.locale as Locale);
  const text = (id: string) => intl.formatMessage({ id });
  const count = (frequency: Frequency, payments: number) =>
    intl.formatMessage({ id: countIds[frequency] }, { count: payments });
  return {
    money,
    unit: (frequency) => text(unitIds[frequency]),
    count,
    condition: (condition) => text(conditionIds[condition]),
    itemFacts: (totals, condition) => [
      { label: text('price.rent'), amount: money(totals.totalCents) },
      { label: text('price.cash'), amount: money(totals.cashPriceCents) },
      ...(condition ? [{ label: text(conditionIds[condition]) }] : []),
    ],
    facts: (totals, condition) => [
      { label: count(totals.frequency, totals.paymentCount) },
      ...(totals.lastPaymentCents !== totals.paymentCents && totals.paymentCount > 1
        ? [{ label: text('price.last'), amount: money(totals.lastPaymentCents) }]
        : []),
      totals.totalCostToOwnCents === undefined
        ? { label: text('price.rent'), amount: money(totals.totalCents) }
        : { label: text('price.total'), amount: money(totals.totalCostToOwnCents) },
      { label: text('price.cash'), amount: money(totals.cashPriceCents) },
      ...(condition ? [{ label: text(conditionIds[condition]) }] : []),
    ],
  };
}

export function usePriceText(): PriceText {
  return createPriceText(useIntl());
}
