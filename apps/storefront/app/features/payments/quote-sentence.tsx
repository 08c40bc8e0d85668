import type { AgreementPaymentQuote } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';

type Quote = Pick<
  AgreementPaymentQuote,
  | 'kind'
  | 'isOwned'
  | 'paidDates'
  | 'nextDueOn'
  | 'paymentsLeft'
  | 'leftCents'
  | 'buyOutAfterCents'
  | 'suspenseBeforeCents'
  | 'suspenseAfterCents'
> & { readonly lastDueOn?: string | null };

/** What a payment comes to: the dates that it covers, what is due next, and what owning it costs afterwards. */
export function QuoteSentence({ quote, name }: { readonly quote: Quote; readonly name: string }) {
  const { money } = usePriceText();
  const dates = useDateText();
  if (quote.isOwned) return <FormattedMessage id="pay.result.owned" values={{ name }} />;
  const { paidDates, nextDueOn, suspenseAfterCents: kept, suspenseBeforeCents: before } = quote;
  const first = paidDates[0];
  const last = paidDates.at(-1);
  return (
    <>
      {first && last && (
        <FormattedMessage
          id="pay.result.covers"
          values={{ count: paidDates.length, first: dates.medium(first), last: dates.medium(last) }}
        />
      )}{' '}
      {kept > Math.max(0, before) && (
        <FormattedMessage id="pay.result.kept" values={{ amount: money(kept) }} />
      )}{' '}
      {nextDueOn && <FormattedMessage id="pay.result.next" values={{ date: dates.medium(nextDueOn) }} />}{' '}
      <FormattedMessage
        id="pay.result.left"
        values={{
          count: quote.paymentsLeft,
          total: money(quote.leftCents),
          last: quote.lastDueOn ? dates.medium(quote.lastDueOn) : 'none',
        }}
      />{' '}
      {quote.buyOutAfterCents !== null && (
        <FormattedMessage id="pay.result.buyOut" values={{ price: money(quote.buyOutAfterCents) }} />
      )}
    </>
  );
}
