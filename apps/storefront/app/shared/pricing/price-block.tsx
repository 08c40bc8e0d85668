import type { RentalRate } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { useIntl } from 'react-intl';
import { PriceBlock as PriceBlockLayout } from '../../ui/price-block.tsx';
import { type PriceTotals, usePriceText } from './price-text.ts';

type Props = {
  readonly rate: PriceTotals & Pick<RentalRate, 'wasPaymentCents' | 'percentOff'>;
  readonly condition?: Condition | undefined;
  /** In an agreement, whose schedule has the number of payments. */
  readonly isScheduled?: boolean;
  readonly size?: 'tile' | 'page';
};

/** A full price: payment with its period, old price with percent off, and the line of totals. */
export function PriceBlock({ rate, condition, isScheduled = false, size = 'tile' }: Props) {
  const intl = useIntl();
  const priceText = usePriceText();
  return (
    <PriceBlockLayout
      amount={priceText.money(rate.paymentCents)}
      unit={priceText.unit(rate.frequency)}
      facts={isScheduled ? priceText.itemFacts(rate, condition) : priceText.facts(rate, condition)}
      size={size}
      {...(rate.wasPaymentCents !== null && rate.percentOff !== null
        ? {
            old: {
              amount: priceText.money(rate.wasPaymentCents),
              spokenPrefix: intl.formatMessage({ id: 'price.was' }),
              saving: intl.formatMessage({ id: 'price.percentOff' }, { percent: rate.percentOff }),
            },
          }
        : {})}
    />
  );
}
