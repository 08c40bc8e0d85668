import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { ChoosePayment } from '../features/payments/choose-payment.tsx';
import { loadPaymentPage } from '../features/payments/load-payment-page.server.ts';
import { NothingToPay } from '../features/payments/nothing-to-pay.tsx';
import { takePayment } from '../features/payments/take-payment.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, originContext } from '../platform/load-context.server.ts';
import { receiptHref } from '../shared/shopper/account-links.ts';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/make-payment.ts';

/** What is due on the customer's agreements, and what they choose to pay: the choices are in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin } = context.get(originContext).publicUrl;
  const page = await loadPaymentPage(context.get(commerceContext), url.searchParams, origin);
  return data({ page, requestKey: crypto.randomUUID() }, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { origin } = context.get(originContext).publicUrl;
  const form = await request.formData();
  const taken = await takePayment(context.get(commerceContext), url.searchParams, form, origin);
  return 'paymentId' in taken
    ? redirect(receiptHref(taken.paymentId))
    : data(taken.returned, { status: taken.status });
}

export const headers = sendLoaderHeaders;
/** A refused payment is shown beside what is due now. */
export const shouldRevalidate = () => true;

export default function MakePaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { page, requestKey } = loaderData;
  return (
    <div className="page-width pt-6 pb-section lg:pt-10">
      <PageTitle>{formatMessage({ id: 'pay.title' })}</PageTitle>
      <TextLink to="/account">
        <FormattedMessage id="shell.account.mine" />
      </TextLink>
      <h1 tabIndex={-1} className="mt-2 text-2xl">
        <FormattedMessage id="pay.title" />
      </h1>
      {page ? (
        <ChoosePayment page={page} requestKey={requestKey} returned={actionData ?? null} />
      ) : (
        <NothingToPay />
      )}
    </div>
  );
}
