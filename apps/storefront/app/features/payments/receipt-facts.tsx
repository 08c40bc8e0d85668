import type { AgreementPaymentReceipt } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';

/** Number, day and means of a payment. */
export function ReceiptFacts({ receipt }: { readonly receipt: AgreementPaymentReceipt }) {
  const dates = useDateText();
  const { amountCents, receiptNumber, paymentMethod, cardBrand, last4 } = receipt;
  const method = paymentMethodValues({ paymentMethod, cardBrand, cardLast4: last4 });
  return (
    <dl className="grid gap-1 text-sm">
      <div className="flex justify-between gap-4">
        <dt className="text-ink-2">
          <FormattedMessage id="receipt.number" />
        </dt>
        <dd className="font-semibold">{receiptNumber}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-ink-2">
          <FormattedMessage id="receipt.date" />
        </dt>
        <dd className="font-semibold">{dates.long(receipt.paidAt ?? receipt.createdAt)}</dd>
      </div>
      {paymentMethod && amountCents > 0 && (
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">
            <FormattedMessage id="receipt.method" />
          </dt>
          <dd className="font-semibold">
            <FormattedMessage id="paymentMethod.name" values={method} />
          </dd>
        </div>
      )}
    </dl>
  );
}
