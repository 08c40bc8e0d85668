import type { CartQuote } from '@ownpath/contracts/basket';
import { sumOfCoverage } from '@ownpath/domain/pricing';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from './price-text.ts';

type TotalsProps = { readonly quote: Pick<CartQuote, 'coverage' | 'totalWithTaxCents'> };

/** Rows beside the total with tax, which has no optional coverage in it. */
export function CoverageTotals({ quote: { coverage, totalWithTaxCents } }: TotalsProps) {
  const { money } = usePriceText();
  if (!coverage) return null;
  const cents = sumOfCoverage(coverage.total);
  return (
    <>
      <dt>
        <FormattedMessage id="coverage.allPayments" />
      </dt>
      <dd>{money(cents)}</dd>
      <dt>
        <FormattedMessage id="coverage.total" />
      </dt>
      <dd>{money(totalWithTaxCents + cents)}</dd>
    </>
  );
}
