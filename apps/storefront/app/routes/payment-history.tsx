import { getPaymentHistory } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Link, useSearchParams } from 'react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { HistoryFilterForm } from '../features/payments/history-filter-form.tsx';
import { filterHistory, readHistoryFilters } from '../features/payments/history-filters.ts';
import { HistoryTable } from '../features/payments/history-table.tsx';
import { HistoryYears } from '../features/payments/history-years.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { HISTORY_HREF, historyFileHref, PAY_HREF } from '../shared/shopper/account-links.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/payment-history.ts';

/** Payments on the page at first, and more with each press. */
const PAGE_SIZE = 25;

/** Everything the customer paid, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, HISTORY_HREF, url);
  const { payments } = await context.get(commerceContext).call(getPaymentHistory, { body: {} });
  return data({ payments }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;
/** A filter changes what is shown of the same payments. */
export const shouldRevalidate = () => false;

export default function PaymentHistoryPage({ loaderData: { payments } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const filters = readHistoryFilters(query);
  const entries = filterHistory(payments, filters);
  const asked = Number(/^\d{1,5}$/.exec(query.get('shown') ?? '')?.[0] ?? 0);
  const shownCount = Math.max(PAGE_SIZE, asked);
  const more = new URLSearchParams(query);
  more.set('shown', String(shownCount + PAGE_SIZE));
  return (
    <AccountLayout>
      <PageTitle>{formatMessage({ id: 'history.title' })}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 tabIndex={-1} className="text-[clamp(2rem,1.7rem+1.2vw,2.625rem)]">
          <FormattedMessage id="history.title" />
        </h1>
        {payments.length > 0 && (
          <Link
            to={historyFileHref(query.toString())}
            reloadDocument
            className={`${buttonClass({ variant: 'outline', size: 'small' })} no-underline print:hidden`}
          >
            <Icon as="download" size="s" />
            <FormattedMessage id="history.csv" />
          </Link>
        )}
      </div>
      {payments.length === 0 ? (
        <>
          <p className="mt-4 mb-5 max-w-prose">
            <FormattedMessage id="history.none" />
          </p>
          <ButtonLink to={PAY_HREF} variant="outline">
            <FormattedMessage id="pay.title" />
          </ButtonLink>
        </>
      ) : (
        <>
          <HistoryYears payments={payments} />
          <HistoryFilterForm payments={payments} filters={filters} />
          <p role="status" className="mt-5 text-sm text-ink-2">
            <FormattedMessage
              id={entries.length === 0 ? 'history.noMatch' : 'history.count'}
              values={{ count: entries.length }}
            />
          </p>
          {entries.length === 0 ? (
            <TextLink to={HISTORY_HREF} look="strong">
              <FormattedMessage id="history.clear" />
            </TextLink>
          ) : (
            <HistoryTable entries={entries} shownCount={shownCount} year={filters.year} />
          )}
          {entries.length > shownCount && (
            <p className="mt-5 text-center">
              <ButtonLink to={`?${more}`} variant="outline" preventScrollReset>
                <FormattedMessage
                  id="history.more"
                  values={{ count: Math.min(PAGE_SIZE, entries.length - shownCount) }}
                />
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </AccountLayout>
  );
}
