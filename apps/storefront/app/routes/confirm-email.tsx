import { confirmEmailChange } from '@ownpath/contracts/profile';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, useNavigation } from 'react-router';
import { isCommerceError } from '../platform/commerce/commerce-error.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/confirm-email.ts';

/** The link of a mail to a new address. A button confirms it: mail programs open links by themselves. */
export function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, '/my-accounts/confirm-email', url);
  return data(
    { token: url.searchParams.get('token') ?? '' },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get('token') ?? '').slice(0, 200);
  try {
    const { email } = await context.get(commerceContext).call(confirmEmailChange, { body: { token } });
    return { email, messageId: null };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const messageId =
      error.code === 'LoginAlreadyInUse' ? 'confirmEmail.failure.taken' : 'confirmEmail.failure.link';
    return data({ email: null, messageId }, { status: error.status });
  }
}

export const headers = sendLoaderHeaders;

export default function ConfirmEmailPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const isBusy = useNavigation().formMethod === 'POST';
  const email = actionData?.email ?? null;
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'confirmEmail.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="confirmEmail.title" />
      </h1>
      {email !== null ? (
        <>
          <div className="mt-5 mb-6">
            <Notice tone="success" role="status">
              <FormattedMessage id="confirmEmail.done" values={{ email }} />
            </Notice>
          </div>
          <ButtonLink to="/account" variant="action">
            <FormattedMessage id="confirmEmail.account" />
          </ButtonLink>
        </>
      ) : (
        <>
          {actionData?.messageId ? (
            <div className="mt-5 mb-6">
              <Notice tone="error" role="alert">
                <FormattedMessage id={actionData.messageId} />
              </Notice>
            </div>
          ) : (
            <p className="mt-3 mb-6 text-base text-ink-2">
              <FormattedMessage id="confirmEmail.text" />
            </p>
          )}
          {actionData?.messageId ? (
            <ButtonLink to="/my-accounts/resetPassword" variant="outline">
              <FormattedMessage id="confirmEmail.again" />
            </ButtonLink>
          ) : (
            <Form method="post">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" variant="action" isBusy={isBusy} className="max-sm:w-full">
                <FormattedMessage id="confirmEmail.confirm" />
              </Button>
            </Form>
          )}
        </>
      )}
    </div>
  );
}
