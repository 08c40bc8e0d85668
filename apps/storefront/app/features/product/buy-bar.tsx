import { FormattedMessage } from 'react-intl';
import { useFetcher } from 'react-router';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Button } from '../../ui/button.tsx';
import { FactLine } from '../../ui/price-block.tsx';
import { BUY_FORM_ID, buyFetcherKey } from './buy-form.tsx';
import type { ConditionChoice } from './product-choice.ts';

type Props = { readonly productId: string; readonly chosen: ConditionChoice };

/** Full price and "Add to cart" at the bottom of narrow screens. */
export function BuyBar({ productId, chosen }: Props) {
  const priceText = usePriceText();
  const fetcher = useFetcher({ key: buyFetcherKey(productId) });
  const rate = pickRate(chosen.price.rates, useFrequency());
  if (!rate) return null;
  const isBusy = fetcher.state !== 'idle';
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-30 short:static grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-oat-300 bg-white px-4 py-2.5 lg:hidden"
    >
      <p>
        <b className="font-display text-lg leading-tight font-bold">{priceText.money(rate.paymentCents)}</b>{' '}
        <span className="text-xs font-semibold">{priceText.unit(rate.frequency)}</span>
      </p>
      <Button type="submit" form={BUY_FORM_ID} variant="action" isBusy={isBusy}>
        <FormattedMessage id={isBusy ? 'product.adding' : 'product.add'} />
      </Button>
      <FactLine facts={priceText.facts(rate, chosen.price.condition)} className="col-span-full text-2xs" />
    </div>
  );
}
