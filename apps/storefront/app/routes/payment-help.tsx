import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { loadPaymentHelp } from '../features/payment-help/load-payment-help.server.ts';
import { PaymentHelpPage } from '../features/payment-help/payment-help-page.tsx';
import { takePaymentHelp } from '../features/payment-help/take-payment-help.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { helpHref } from '../shared/shopper/account-links.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/payment-help.ts';

/** What helps with a late payment. The agreement, a chosen day and what was just done are in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPaymentHelp(context.get(commerceContext), url.searchParams);
  const done = (['moved', 'asked'] as const).find((one) => one === url.searchParams.get('done')) ?? null;
  return data({ page, done, requestKey: crypto.randomUUID() }, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const taken = await takePaymentHelp(context.get(commerceContext), form);
  if ('returned' in taken) return data(taken.returned, { status: taken.status });
  return redirect(helpHref(String(form.get('agreementNumber') ?? ''), taken.done));
}

export const headers = sendLoaderHeaders;
/** A refused move is shown beside the dates as they are now. */
export const shouldRevalidate = () => true;

export default function PaymentHelpRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { page, done, requestKey } = loaderData;
  return (
    <AccountLayout>
      <PageTitle>{formatMessage({ id: 'payHelp.pageTitle' })}</PageTitle>
      {page ? (
        <PaymentHelpPage page={page} done={done} requestKey={requestKey} returned={actionData ?? null} />
      ) : (
        <div className="max-w-prose">
          <h1 tabIndex={-1} className="text-2xl">
            <FormattedMessage id="payHelp.pageTitle" />
          </h1>
          <p className="mt-3">
            <FormattedMessage id="payHelp.none" />
          </p>
          <ButtonLink to="/account" variant="outline" className="mt-5">
            <FormattedMessage id="shell.account.mine" />
          </ButtonLink>
        </div>
      )}
    </AccountLayout>
  );
}
