import { openOrderLink } from '@ownpath/contracts/orders';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, redirect, useNavigation } from 'react-router';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { retryAfter, sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { waitText } from '../platform/i18n/wait-text.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { confirmationHref } from '../shared/shopper/order-links.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/order-link.ts';

/** The page of a mailed link. A program that only follows links opens nothing: the button does. */
export function loader({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, '/orders/open', url);
  const token = url.searchParams.get('token')?.slice(0, 200);
  if (!token) throw redirect('/orders');
  return data({ token }, { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get('token') ?? '').slice(0, 200) || '-';
  try {
    const { orderNo } = await context.get(commerceContext).call(openOrderLink, { body: { token } });
    return redirect(confirmationHref(orderNo));
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const { status, retryAfterSeconds: waitSeconds } = error;
    if (status !== 404 && status !== 429) throw error;
    return data({ isTooMany: status === 429, waitSeconds }, { status, headers: retryAfter(waitSeconds) });
  }
}

export const headers = sendLoaderHeaders;

export default function OrderLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'orders.open.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="orders.open.title" />
      </h1>
      <p className="mt-3 mb-6 text-base text-ink-2">
        <FormattedMessage id="orders.open.text" />
      </p>
      {actionData && (
        <div className="mb-6">
          <Notice tone="error" role="alert">
            <FormattedMessage
              id={actionData.isTooMany ? 'lead.tooMany' : 'orders.open.invalid'}
              values={{ wait: waitText(intl, actionData.waitSeconds) }}
            />
          </Notice>
        </div>
      )}
      {(!actionData || actionData.isTooMany) && (
        <Form method="post">
          <input type="hidden" name="token" value={loaderData.token} />
          <Button type="submit" variant="action" isBusy={isBusy} className="min-w-56 max-sm:w-full">
            <FormattedMessage id="orders.open.title" />
          </Button>
        </Form>
      )}
      <TextLink to="/orders" look="strong" className="mt-4">
        <FormattedMessage id="orders.again" />
      </TextLink>
    </div>
  );
}
