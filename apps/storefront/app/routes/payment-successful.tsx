import { getPayment } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { PaymentSummary } from '../features/payments/payment-summary.tsx';
import { reasons, receiptTexts } from '../features/payments/payment-texts.ts';
import { QuoteSentence } from '../features/payments/quote-sentence.tsx';
import { useLookAgain, useRememberPaid } from '../features/payments/receipt-effects.ts';
import { ReceiptFacts } from '../features/payments/receipt-facts.tsx';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { useDateText } from '../platform/i18n/date-text.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { HISTORY_HREF, PAY_HREF, RECEIPT_HREF } from '../shared/shopper/account-links.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/payment-successful.ts';

/** What a payment settled; without one in the address, the history. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, RECEIPT_HREF, url);
  const paymentId = url.searchParams.get('payment') ?? '';
  if (paymentId === '' || paymentId.length > 100) throw redirect(HISTORY_HREF);
  const receipt = await context
    .get(commerceContext)
    .call(getPayment, { body: { paymentId } })
    .catch((error: unknown) => {
      if (!isCommerceError(error, 'NotFound')) throw error;
      return null;
    });
  if (!receipt) throw redirect(HISTORY_HREF);
  return data({ receipt }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function PaymentSuccessfulPage({ loaderData: { receipt } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const dates = useDateText();
  const texts = receiptTexts(receipt);
  const { status, lines, amountCents, debit, givenBack } = receipt;
  const day = debit?.returnedOn ?? debit?.settlesOn;
  useLookAgain(status === 'pending');
  useRememberPaid(receipt);
  return (
    <div className="page-width pt-6 pb-section lg:pt-10">
      <PageTitle>{formatMessage({ id: texts.title })}</PageTitle>
      <div aria-live="polite">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id={texts.title} />
        </h1>
        <p className="mt-3 max-w-prose text-ink-2">
          <FormattedMessage
            id={texts.text}
            values={{
              date: day ? dates.long(day) : '',
              reason: reasons[debit?.returnReason ?? 'insufficient-funds'],
              state: givenBack?.state ?? '',
            }}
          />
        </p>
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-[28.25rem_minmax(0,1fr)] lg:gap-18">
        <PaymentSummary
          titleId={status === 'completed' || status === 'refunded' ? 'pay.summary.paid' : 'pay.summary.asked'}
          lines={lines}
          totalCents={amountCents}
        >
          <ReceiptFacts receipt={receipt} />
        </PaymentSummary>
        <div className="min-w-0">
          {status === 'completed' &&
            lines.map((line) => (
              <section key={line.agreementId} className="mb-5">
                <h2 className="text-lg wrap-anywhere">{line.name}</h2>
                <p className="mt-1 max-w-prose">
                  <QuoteSentence quote={line} name={line.name} />
                </p>
              </section>
            ))}
          <div className="mt-2 flex flex-wrap gap-3">
            {status === 'failed' && !givenBack ? (
              <ButtonLink to={PAY_HREF} variant="action">
                <FormattedMessage
                  id={debit?.state === 'returned' ? 'receipt.payReturned' : 'receipt.payAgain'}
                />
              </ButtonLink>
            ) : (
              <ButtonLink to="/account" variant="action">
                <FormattedMessage id="shell.account.mine" />
              </ButtonLink>
            )}
            <ButtonLink to={HISTORY_HREF} variant="outline">
              <FormattedMessage id="history.title" />
            </ButtonLink>
          </div>
          {(status === 'pending' || status === 'failed') && (
            <div className="mt-8">
              <StoreContact />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
