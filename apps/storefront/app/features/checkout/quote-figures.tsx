import type { CartQuote } from '@ownpath/contracts/basket';
import { FormattedMessage } from 'react-intl';
import { CoverageSentence } from '../../shared/pricing/coverage-rows.tsx';
import { usePriceText } from '../../shared/pricing/price-text.ts';

/** What is due at the signature, number of payments, both totals and the cash price in one sentence, for what stands right above a button. */
export function QuoteFigures({ quote }: { readonly quote: CartQuote }) {
  const { money, count } = usePriceText();
  return (
    <>
      <FormattedMessage
        id="terms.figures"
        values={{
          today: money(quote.dueAtCheckoutCents),
          payments: count(quote.frequency, quote.paymentCount),
          amount: money(quote.paymentCents),
          total: money(quote.totalCostToOwnCents),
          withTax: money(quote.totalWithTaxCents),
          cash: money(quote.cashPriceCents),
          b: (text) => <b className="font-semibold">{text}</b>,
        }}
      />{' '}
      <CoverageSentence quote={quote} />
    </>
  );
}
