import type { AgreementPaymentQuote } from '@ownpath/contracts/servicing';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import type { PaymentPage } from './load-payment-page.server.ts';

type Props = {
  readonly page: PaymentPage;
  readonly lines: readonly (AgreementPaymentQuote & {
    readonly agreementNumber: string;
    readonly name: string;
  })[];
  /** What pays; null while nothing is charged. */
  readonly method: ReactNode;
};

/** The receipt as it will be, before it is paid. */
export function ReceiptPreview({ page, lines, method }: Props) {
  const { formatMessage, formatList } = useIntl();
  const { money } = usePriceText();
  const dates = useDateText();
  const { store, today, totalCents } = page;
  const left = lines.map(({ name, leftCents }) =>
    formatMessage({ id: 'pay.preview.leftOf' }, { name, amount: money(leftCents) }),
  );
  return (
    <details open className="mt-6">
      <summary className="flex min-h-11 items-center font-semibold text-spruce-700 underline">
        <FormattedMessage id="pay.preview.title" />
      </summary>
      <div className="receipt-paper mt-2 px-5 pt-5 pb-8 text-sm text-ink">
        <p className="flex items-baseline justify-between gap-4">
          <b className="font-display">Rowan &amp; Co.</b>
          <span className="text-ink-2">
            <FormattedMessage id="pay.preview.mark" />
          </span>
        </p>
        <p className="mt-2 text-ink-2">
          {store.address1}, {store.place}
        </p>
        <p className="text-ink-2">
          {dates.long(today)}
          {method && <>, {method}</>}
        </p>
        <dl className="mt-3 grid gap-1.5 border-b border-oat-300 pb-3">
          {lines.map(({ agreementNumber, name, chargeCents }) => (
            <div key={agreementNumber} className="flex justify-between gap-4">
              <dt className="min-w-0 wrap-anywhere">
                {agreementNumber} {name}
              </dt>
              <dd className="font-semibold tabular-nums">{money(chargeCents)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex justify-between gap-4 text-base font-semibold">
          <FormattedMessage id="pay.preview.paid" />
          <span className="tabular-nums">{money(totalCents)}</span>
        </p>
        <p className="mt-2 text-ink-2">
          <FormattedMessage
            id="pay.preview.left"
            values={{ list: formatList(left, { type: 'conjunction' }) }}
          />
        </p>
      </div>
      <p className="mt-3 text-sm">
        <FormattedMessage id="pay.preview.note" values={{ count: lines.length }} />
      </p>
    </details>
  );
}
