import { stopInvitations } from '@ownpath/contracts/referrals';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, useNavigation } from 'react-router';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { LinkedMessage } from '../ui/text-link.tsx';
import type { Route } from './+types/unsubscribe.ts';

/** The link of an invitation that stops them all, without a sign-in. A button does it: mail programs open links. */
export function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, '/unsubscribe', url);
  return data(
    { token: url.searchParams.get('invitations') ?? '' },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get('token') ?? '').slice(0, 1_000);
  try {
    await context.get(commerceContext).call(stopInvitations, { body: { token } });
    return { isStopped: true };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return data({ isStopped: false }, { status: error.status });
  }
}

export const headers = sendLoaderHeaders;

export default function UnsubscribePage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'unsubscribe.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="unsubscribe.title" />
      </h1>
      <div className="mt-5 mb-6 empty:hidden">
        {actionData && (
          <Notice
            tone={actionData.isStopped ? 'success' : 'error'}
            role={actionData.isStopped ? 'status' : 'alert'}
          >
            <FormattedMessage id={actionData.isStopped ? 'unsubscribe.done' : 'unsubscribe.failed'} />
          </Notice>
        )}
      </div>
      {token !== '' && !actionData?.isStopped && (
        <>
          <p className="mb-6 text-base text-ink-2">
            <FormattedMessage id="unsubscribe.text" />
          </p>
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="action" isBusy={isBusy} className="max-sm:w-full">
              <FormattedMessage id="unsubscribe.stop" />
            </Button>
          </Form>
        </>
      )}
      {!actionData?.isStopped && (
        <p className="mt-6 text-ink-2">
          <LinkedMessage id="unsubscribe.offers" to="/my-accounts/personal-info" />
        </p>
      )}
    </div>
  );
}
