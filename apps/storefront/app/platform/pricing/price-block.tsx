import type { RentalRate } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { FormattedMessage } from 'react-intl';
import { FrequencyUnit, PriceFacts, useMoney } from './price-facts.tsx';

const sizes = {
  tile: {
    amount: 'text-price-sm tracking-[-0.03em]',
    unit: 'text-sm',
    facts: 'mt-1.5 text-xs leading-5',
  },
  page: {
    amount: 'text-price tracking-[-0.03em]',
    unit: 'text-lg',
    facts: 'mt-2.5 text-sm leading-6',
  },
} as const;

/** A full price: payment, unit in words, struck old price told in text too, percent off, and the honest line. */
export function PriceBlock({
  rate,
  condition,
  size = 'tile',
}: {
  readonly rate: RentalRate;
  readonly condition?: Condition | undefined;
  readonly size?: keyof typeof sizes;
}) {
  const money = useMoney();
  const style = sizes[size];
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className={`font-display font-bold tabular-nums ${style.amount}`}>
          {money(rate.paymentCents)}
        </span>
        <span className={`font-semibold ${style.unit}`}>
          <FrequencyUnit frequency={rate.frequency} />
        </span>
        {rate.wasPaymentCents !== null && (
          <>
            <s aria-hidden="true" className="text-ink-3">
              {money(rate.wasPaymentCents)}
            </s>
            <span className="sr-only">
              <FormattedMessage id="price.was" values={{ amount: money(rate.wasPaymentCents) }} />
            </span>
          </>
        )}
        {rate.percentOff !== null && (
          <span className="inline-flex min-h-6 items-center rounded-chip bg-honey-100 px-2 text-xs font-semibold text-honey-800">
            <FormattedMessage id="price.percentOff" values={{ percent: rate.percentOff }} />
          </span>
        )}
      </p>
      <PriceFacts rate={rate} condition={condition} className={style.facts} />
    </div>
  );
}
