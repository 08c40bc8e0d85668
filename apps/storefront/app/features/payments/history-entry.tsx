import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { receiptHref } from '../../shared/shopper/payment-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { partIds, SHOWN_PARTS } from './payment-texts.ts';

/** A payment on one agreement: when, how, for what, and its receipt. */
export function HistoryEntry({ entry }: { readonly entry: PaymentHistoryEntry }) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const dates = useDateText();
  const { parts, status, amountCents, paymentMethod, cardBrand, last4 } = entry;
  const split = SHOWN_PARTS.filter((part) => parts[part] > 0).map(
    (part) => `${formatMessage({ id: partIds[part] })} ${money(parts[part])}`,
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-t border-oat-300 py-4 last:border-b">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{entry.name}</h3>
        <p className="text-sm text-ink-2">
          {dates.medium(entry.paidOn)}
          {paymentMethod && amountCents > 0 && (
            <>
              {' · '}
              <FormattedMessage
                id="paymentMethod.name"
                values={paymentMethodValues({ paymentMethod, cardBrand, cardLast4: last4 })}
              />
            </>
          )}
        </p>
        <p className="text-sm text-ink-2">{split.join(' · ')}</p>
      </div>
      <div className="flex gap-x-4 gap-y-1 max-sm:w-full max-sm:flex-wrap max-sm:items-center max-sm:justify-between sm:flex-col sm:items-end">
        <b className="font-semibold">{money(amountCents)}</b>
        {status === 'reversed' && (
          <Badge tone="outline">
            <FormattedMessage id="history.reversed" />
          </Badge>
        )}
        <Link
          to={receiptHref(entry.paymentId)}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-spruce-700 underline"
        >
          <FormattedMessage id="history.receipt" values={{ number: entry.receiptNumber }} />
        </Link>
      </div>
    </li>
  );
}
