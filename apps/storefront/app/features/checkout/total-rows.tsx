import type { CartQuote } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { CoverageTotals } from '../../shared/pricing/coverage-totals.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';

type Props = {
  readonly quote: Pick<
    CartQuote,
    'totalCostToOwnCents' | 'totalWithTaxCents' | 'cashPriceCents' | 'coverage'
  >;
};

/** What an agreement comes to, as rows of a list: total cost, total with tax, cash price. */
export function TotalRows({ quote }: Props) {
  const { money } = usePriceText();
  return (
    <>
      <dt className="mt-1.5 border-t border-oat-300 pt-3 text-base font-semibold text-ink!">
        <FormattedMessage id="schedule.totalCost" />
      </dt>
      <dd className="mt-1.5 -ml-4 border-t border-oat-300 pt-3 text-base">
        {money(quote.totalCostToOwnCents)}
      </dd>
      <dt>
        <FormattedMessage id="price.totalWithTax" />
      </dt>
      <dd>{money(quote.totalWithTaxCents)}</dd>
      <CoverageTotals quote={quote} />
      <dt>
        <FormattedMessage id="price.cash" />
      </dt>
      <dd>{money(quote.cashPriceCents)}</dd>
    </>
  );
}
