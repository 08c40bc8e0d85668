import { downloadDataExport } from '@ownpath/contracts/profile';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, useHref } from 'react-router';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { requireCustomer } from '../platform/session/own-customer.server.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/data-export.ts';

/** The link of the mail that says that the file is ready; only the customer that it is about gets it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, '/my-accounts/data-export', url);
  requireCustomer(context, url);
  const token = (url.searchParams.get('token') ?? '').slice(0, 200);
  try {
    // Also what makes the page say at once that a link is too old.
    await context.get(commerceContext).call(downloadDataExport, { body: { token } });
    return data({ token, isValid: true }, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    requireCustomer(context, url);
    return data({ token, isValid: false }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
}

export const headers = sendLoaderHeaders;

export default function DataExportPage({ loaderData: { token, isValid } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const fileHref = useHref('/my-accounts/data-export/file');
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'dataExport.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="dataExport.title" />
      </h1>
      {isValid ? (
        <>
          <p className="mt-3 mb-6 text-base text-ink-2">
            <FormattedMessage id="dataExport.text" />
          </p>
          {/* A form keeps the token out of the history of downloads. */}
          <form method="post" action={fileHref}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="action" className="max-sm:w-full">
              <FormattedMessage id="dataExport.download" />
            </Button>
          </form>
        </>
      ) : (
        <>
          <div className="mt-5 mb-6">
            <Notice tone="error" role="alert">
              <FormattedMessage id="dataExport.expired" />
            </Notice>
          </div>
          <ButtonLink to="/my-accounts/personal-info" variant="outline">
            <FormattedMessage id="dataExport.again" />
          </ButtonLink>
        </>
      )}
    </div>
  );
}
