import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { receiptHref } from '../../shared/shopper/account-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { DebitBadge } from './debit-badge.tsx';

const CELL = 'px-4 py-3 @max-[62rem]:p-0 @[62rem]:first:pl-6 @[62rem]:last:pr-6';
const AMOUNT = `${CELL} text-right tabular-nums whitespace-nowrap @max-[62rem]:hidden`;

type Props = {
  readonly entry: PaymentHistoryEntry;
  /** What had been paid with it. */
  readonly totalCents: number;
};

/** A payment on one agreement: a table's row, and two lines on a narrow screen. */
export function HistoryRow({ entry, totalCents }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const { parts, status, source, amountCents, paymentMethod, cardBrand, last4, debitState } = entry;
  const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));
  const rent = parts.rentCents + parts.buyOutCents;
  const other = amountCents - rent - parts.taxCents;
  const isReversed = status === 'reversed' || source === 'refund';
  return (
    <tr className="border-t border-oat-300 align-top @max-[62rem]:grid @max-[62rem]:grid-cols-[minmax(0,1fr)_auto] @max-[62rem]:gap-x-3 @max-[62rem]:px-4 @max-[62rem]:py-3">
      <td className={`${CELL} whitespace-nowrap @max-[62rem]:order-3 @max-[62rem]:text-ink-2`}>
        {dates.medium(entry.paidOn)}
      </td>
      <th
        scope="row"
        className={`${CELL} text-left font-semibold wrap-break-word @[62rem]:min-w-40 @max-[62rem]:order-1`}
      >
        {entry.name}
        <span className="block text-xs font-normal text-ink-2">{entry.agreementNumber}</span>
      </th>
      <td className={AMOUNT}>{signed(rent)}</td>
      <td className={AMOUNT}>{signed(parts.taxCents)}</td>
      <td className={AMOUNT}>{other === 0 ? '–' : signed(other)}</td>
      <td className={`${CELL} text-right font-semibold tabular-nums whitespace-nowrap @max-[62rem]:order-2`}>
        {isReversed ? `−${money(Math.abs(amountCents))}` : money(amountCents)}
        {(isReversed || debitState === 'pending') && (
          <span className="mt-1 block">
            {isReversed && debitState !== 'returned' ? (
              <Badge tone="outline">
                <FormattedMessage id="history.reversed" />
              </Badge>
            ) : (
              <DebitBadge state={debitState} />
            )}
          </span>
        )}
      </td>
      <td className={`${CELL} text-ink-2 @max-[62rem]:order-5 @max-[62rem]:col-span-full`}>
        {paymentMethod && amountCents > 0 && (
          <FormattedMessage
            id="paymentMethod.name"
            values={paymentMethodValues({ paymentMethod, cardBrand, cardLast4: last4 })}
          />
        )}
        {debitState === 'settled' && (
          <span className="block text-xs">
            <FormattedMessage id="debit.state" values={{ state: debitState }} />
          </span>
        )}
      </td>
      <td className={AMOUNT}>{money(totalCents)}</td>
      <td className={`${CELL} text-right @max-[62rem]:order-4`}>
        {source !== 'refund' && (
          <Link
            to={receiptHref(entry.paymentId)}
            className="inline-flex min-h-6 items-center font-semibold text-spruce-700 underline"
          >
            <FormattedMessage id="history.receiptLink" />
            <span className="sr-only"> {entry.receiptNumber}</span>
          </Link>
        )}
      </td>
    </tr>
  );
}
