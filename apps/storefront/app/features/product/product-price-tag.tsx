import type { RentalPrice, RentalRate } from '@ownpath/contracts/catalog';
import { sameAsCashEndDate } from '@ownpath/domain/pricing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { pickRate, useFrequency } from '../../shared/pricing/payment-frequency.tsx';
import { PriceBlock } from '../../shared/pricing/price-block.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { TagCard } from '../../ui/tag-card.tsx';
import type { PurchaseTerms } from './purchase-terms.server.ts';

type Props = {
  readonly price: RentalPrice;
  readonly terms: PurchaseTerms;
  /** The day of delivery that same-as-cash is counted from. */
  readonly startDate: string;
};

/** The full price, and the last day of same as cash. */
export function ProductPriceTag({ price, terms, startDate }: Props) {
  const rate = pickRate(price.rates, useFrequency());
  if (!rate) return null;
  return (
    <TagCard className="py-4! pr-4! pl-10!">
      <PriceBlock rate={rate} condition={price.condition} size="page" />
      <p className="mt-1.5 text-xs leading-5 text-ink-2">
        <SameAsCashSentence price={price} startDate={startDate} />{' '}
        <ExtrasSentence rate={rate} terms={terms} /> <WasSentence rate={rate} />
      </p>
    </TagCard>
  );
}

/** The old price in full: a payment is never shown without its number of payments. */
function WasSentence({ rate }: { readonly rate: RentalRate }) {
  const priceText = usePriceText();
  const dates = useDateText();
  const { wasPaymentCents, wasPaymentCount, wasSince, frequency } = rate;
  if (wasPaymentCents === null || !wasPaymentCount || !wasSince) return null;
  return (
    <FormattedMessage
      id="price.wasDetail"
      values={{
        amount: priceText.money(wasPaymentCents),
        unit: priceText.unit(frequency),
        payments: priceText.count(frequency, wasPaymentCount),
        date: dates.long(wasSince),
      }}
    />
  );
}

function SameAsCashSentence({ price, startDate }: Pick<Props, 'price' | 'startDate'>) {
  const dates = useDateText();
  const days = price.sameAsCashDays;
  if (days <= 0) return null;
  return (
    <FormattedMessage
      id="product.sameAsCash"
      values={{
        date: dates.long(sameAsCashEndDate(startDate, days)),
        days,
        b: (text) => <b className="font-semibold">{text}</b>,
      }}
    />
  );
}

/** What the total cost contains, and what it comes to with tax. */
function ExtrasSentence({ rate, terms }: { readonly rate: RentalRate; readonly terms: PurchaseTerms }) {
  const priceText = usePriceText();
  const fee = terms.processingFeeCents;
  const values = {
    fee: priceText.money(fee),
    total: rate.totalWithTaxCents === null ? 'none' : priceText.money(rate.totalWithTaxCents),
  };
  return (
    <FormattedMessage id={fee === 0 ? 'product.extras.tax' : 'product.extras.feeAmount'} values={values} />
  );
}
