import { getPaymentHistory } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountNav } from '../features/account/account-nav.tsx';
import { HistoryEntry } from '../features/payments/history-entry.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { loginHref } from '../platform/session/login-page.ts';
import { usePriceText } from '../shared/pricing/price-text.ts';
import { HISTORY_HREF, PAY_HREF } from '../shared/shopper/payment-links.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/payment-history.ts';

/** Everything the customer paid, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, HISTORY_HREF, url);
  const session = context.get(sessionContext);
  if (!session.read().tokens?.isRegistered) throw redirect(loginHref(url.pathname));
  const { payments } = await context.get(commerceContext).call(getPaymentHistory, { body: {} });
  if (!session.read().tokens?.isRegistered) throw redirect(loginHref(url.pathname));
  return data({ payments }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function PaymentHistoryPage({ loaderData: { payments } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { money } = usePriceText();
  const years = [...Map.groupBy(payments, ({ paidOn }) => paidOn.slice(0, 4))];
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <PageTitle>{formatMessage({ id: 'history.title' })}</PageTitle>
      <AccountNav />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id="history.title" />
        </h1>
        {payments.length === 0 && (
          <>
            <p className="mt-4 mb-5 max-w-prose">
              <FormattedMessage id="history.none" />
            </p>
            <ButtonLink to={PAY_HREF} variant="outline">
              <FormattedMessage id="pay.title" />
            </ButtonLink>
          </>
        )}
        {years.map(([year, entries]) => {
          const kept = entries.filter(({ status }) => status === 'completed');
          return (
            <section key={year} className="mt-8">
              <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 text-[1.375rem]">
                {year}
                <span className="font-sans text-base font-normal tracking-normal text-ink-2">
                  <FormattedMessage
                    id="history.total"
                    values={{ amount: money(kept.reduce((sum, { amountCents }) => sum + amountCents, 0)) }}
                  />
                </span>
              </h2>
              <ul className="mt-3">
                {entries.map((entry) => (
                  <HistoryEntry key={`${entry.paymentId}${entry.agreementId}`} entry={entry} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
