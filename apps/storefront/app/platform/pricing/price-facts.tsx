import type { RentalRate } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { formatCents } from '@ownpath/domain/money';
import type { Frequency } from '@ownpath/domain/pricing';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Locale } from '../site/locale.ts';

/** Formats cents as dollars in the page's language. */
export function useMoney(): (cents: number) => string {
  const { locale } = useIntl();
  return (cents) => formatCents(cents, locale as Locale);
}

const bold = (chunks: ReactNode) => <b className="font-semibold text-ink">{chunks}</b>;

function CountMessage({ frequency, count }: { readonly frequency: Frequency; readonly count: number }) {
  switch (frequency) {
    case 'WEEKLY':
      return <FormattedMessage id="price.count.weekly" values={{ count }} />;
    case 'BIWEEKLY':
      return <FormattedMessage id="price.count.biweekly" values={{ count }} />;
    case 'SEMIMONTHLY':
      return <FormattedMessage id="price.count.semimonthly" values={{ count }} />;
    case 'MONTHLY':
      return <FormattedMessage id="price.count.monthly" values={{ count }} />;
  }
}

/** The unit of a payment in words: "a week", "every 2 weeks" … */
export function FrequencyUnit({ frequency }: { readonly frequency: Frequency }) {
  switch (frequency) {
    case 'WEEKLY':
      return <FormattedMessage id="price.unit.weekly" />;
    case 'BIWEEKLY':
      return <FormattedMessage id="price.unit.biweekly" />;
    case 'SEMIMONTHLY':
      return <FormattedMessage id="price.unit.semimonthly" />;
    case 'MONTHLY':
      return <FormattedMessage id="price.unit.monthly" />;
  }
}

export function ConditionName({ condition }: { readonly condition: Condition }) {
  switch (condition) {
    case 'NEW':
      return <FormattedMessage id="condition.new" />;
    case 'USED_GREAT':
      return <FormattedMessage id="condition.great" />;
    case 'USED_GOOD':
      return <FormattedMessage id="condition.good" />;
    case 'USED_FAIR':
      return <FormattedMessage id="condition.fair" />;
  }
}

/** What a payment comes to: everything that must stand beside it. */
export type PriceTotals = Pick<
  RentalRate,
  'frequency' | 'paymentCents' | 'paymentCount' | 'lastPaymentCents' | 'totalCents' | 'cashPriceCents'
>;

/** The honest line: count, irregular last payment, total cost, cash price, condition. Facts never break inside. */
export function PriceFacts({
  rate,
  condition,
  className = '',
}: {
  readonly rate: PriceTotals;
  readonly condition?: Condition | undefined;
  readonly className?: string;
}) {
  const money = useMoney();
  const facts: [string, ReactNode][] = [
    ['count', <CountMessage key="count" frequency={rate.frequency} count={rate.paymentCount} />],
    [
      'total',
      <FormattedMessage key="total" id="price.total" values={{ amount: money(rate.totalCents), b: bold }} />,
    ],
    [
      'cash',
      <FormattedMessage
        key="cash"
        id="price.cash"
        values={{ amount: money(rate.cashPriceCents), b: bold }}
      />,
    ],
  ];
  if (rate.lastPaymentCents !== rate.paymentCents && rate.paymentCount > 1) {
    const amount = money(rate.lastPaymentCents);
    facts.splice(1, 0, [
      'last',
      <FormattedMessage key="last" id="price.last" values={{ amount, b: bold }} />,
    ]);
  }
  if (condition) facts.push(['condition', <ConditionName key="condition" condition={condition} />]);
  return (
    <p className={`text-ink-2 ${className}`}>
      {facts.map(([key, fact], index) => (
        <span key={key}>
          <span className="whitespace-nowrap">
            {fact}
            {index < facts.length - 1 && <span className="text-ink-3">{' ·'}</span>}
          </span>{' '}
        </span>
      ))}
    </p>
  );
}
