import type { RentalRate } from '@ownpath/contracts/catalog';
import type { Condition } from '@ownpath/contracts/wire';
import { useIntl } from 'react-intl';
import { PriceBlock as PriceBlockLayout } from '../../ui/price-block.tsx';
import { usePriceWords } from './price-words.ts';

type Props = {
  readonly rate: RentalRate;
  readonly condition?: Condition | undefined;
  readonly size?: 'tile' | 'page';
};

/** A full price: payment, unit in words, old price and percent off, and the honest line. */
export function PriceBlock({ rate, condition, size = 'tile' }: Props) {
  const intl = useIntl();
  const words = usePriceWords();
  return (
    <PriceBlockLayout
      amount={words.money(rate.paymentCents)}
      unit={words.unit(rate.frequency)}
      facts={words.facts(rate, condition)}
      size={size}
      {...(rate.wasPaymentCents !== null && rate.percentOff !== null
        ? {
            old: {
              amount: words.money(rate.wasPaymentCents),
              spokenPrefix: intl.formatMessage({ id: 'price.was' }),
              saving: intl.formatMessage({ id: 'price.percentOff' }, { percent: rate.percentOff }),
            },
          }
        : {})}
    />
  );
}
