import type { CartQuote } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import { CoverageTotals } from '../pricing/coverage-totals.tsx';
import { usePriceText } from '../pricing/price-text.ts';
import { PromotionRow } from '../pricing/promotion-line.tsx';

/** The figures of a quote that a signer sees first. */
export type SignedFigures = Pick<
  CartQuote,
  | 'paymentCents'
  | 'frequency'
  | 'paymentCount'
  | 'promotion'
  | 'totalCostToOwnCents'
  | 'totalWithTaxCents'
  | 'cashPriceCents'
  | 'coverage'
>;

type Props = { readonly quote: SignedFigures; readonly className: string };

/** What is about to be signed: the payment, how many there are, and what they come to. */
export function AgreementFigures({ quote, className }: Props) {
  const { money, unit } = usePriceText();
  return (
    <dl
      className={cx(
        'grid grid-cols-[minmax(52%,1fr)_auto] gap-x-4 gap-y-1.5 rounded-card bg-sage-100 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-2',
        className,
      )}
    >
      <dt>
        <FormattedMessage id="sign.payment" />
      </dt>
      <dd>
        {money(quote.paymentCents)} {unit(quote.frequency)}
      </dd>
      <dt>
        <FormattedMessage id="sign.count" />
      </dt>
      <dd>{quote.paymentCount}</dd>
      <PromotionRow promotion={quote.promotion} />
      <dt>
        <FormattedMessage id="schedule.totalCost" />
      </dt>
      <dd>{money(quote.totalCostToOwnCents)}</dd>
      <dt>
        <FormattedMessage id="price.totalWithTax" />
      </dt>
      <dd>{money(quote.totalWithTaxCents)}</dd>
      <CoverageTotals quote={quote} />
      <dt>
        <FormattedMessage id="price.cash" />
      </dt>
      <dd>{money(quote.cashPriceCents)}</dd>
    </dl>
  );
}
