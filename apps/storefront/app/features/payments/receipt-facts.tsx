import type { AgreementPaymentReceipt } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../../shared/payment-method/payment-method-values.ts';
import { accountAgreementHref, paperHref } from '../../shared/shopper/account-links.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { DebitBadge } from './debit-badge.tsx';

/** Number, day and means of a payment. */
export function ReceiptFacts({ receipt }: { readonly receipt: AgreementPaymentReceipt }) {
  const dates = useDateText();
  const { amountCents, receiptNumber, paymentMethod, cardBrand, last4 } = receipt;
  const method = paymentMethodValues({ paymentMethod, cardBrand, cardLast4: last4 });
  return (
    <>
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
            <dt className="flex-none text-ink-2">
              <FormattedMessage id="receipt.method" />
            </dt>
            <dd className="grid min-w-0 justify-items-end gap-1 text-right font-semibold">
              <FormattedMessage id="paymentMethod.name" values={method} />
              <DebitBadge state={receipt.debit?.state ?? null} />
            </dd>
          </div>
        )}
      </dl>
      <ReceiptFiles receipt={receipt} />
    </>
  );
}

/** The receipt as a file, one for each agreement; and the page of one that is owned now. */
function ReceiptFiles({ receipt }: { readonly receipt: AgreementPaymentReceipt }) {
  const { paymentId, status, lines } = receipt;
  if (status !== 'completed' && status !== 'refunded') return null;
  return (
    <ul className="mt-3 text-sm print:hidden">
      {lines.map(({ agreementId, agreementNumber, name, isOwned }) => (
        <li key={agreementId} className="flex flex-wrap gap-x-4">
          <TextLink to={paperHref(agreementNumber, 'receipt', paymentId)} reloadDocument look="strong">
            <FormattedMessage id="receipt.file" values={{ name, count: lines.length }} />
          </TextLink>
          {isOwned && receipt.debit?.state !== 'pending' && (
            <TextLink to={accountAgreementHref(agreementNumber)} look="strong">
              <FormattedMessage id="receipt.owned" />
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
