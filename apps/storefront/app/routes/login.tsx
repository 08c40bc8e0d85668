import { FormattedMessage, useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { FailureNotice } from '../features/identity/identity-form.tsx';
import { IdentityPage } from '../features/identity/identity-page.tsx';
import { LoginForm } from '../features/identity/login-form.tsx';
import { ACCOUNT_PATH, handleLogIn } from '../features/identity/sign-in.server.ts';
import { keepDataOnSubmit, useSignedInHere } from '../features/identity/use-signed-in-here.tsx';
import { isRegistered, visitorOf } from '../features/identity/visitor.server.ts';
import { safeReturnPath } from '../platform/http/requests.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/login.ts';

/** The sign-in page, at every path that ends in `/login`. Redirects signed-in customers to `returnTo`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('returnTo');
  const returnTo = safeReturnPath(asked, ACCOUNT_PATH);
  if (isRegistered(visitorOf(context))) throw redirect(returnTo);
  return { returnTo, isAskedFor: asked !== null, problem: url.searchParams.get('problem') };
}

export function action({ request, context }: Route.ActionArgs) {
  return handleLogIn(request, visitorOf(context));
}

export const headers = sendLoaderHeaders;

export const shouldRevalidate = keepDataOnSubmit;

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { returnTo, isAskedFor, problem } = loaderData;
  useSignedInHere(returnTo, 'says');
  return (
    <IdentityPage title={formatMessage({ id: 'identity.welcome' })}>
      {problem !== null && !actionData && (
        <div className="mb-5">
          <FailureNotice failure={{ code: problem, waitSeconds: null }} />
        </div>
      )}
      {isAskedFor && problem === null && !actionData && (
        <div className="mb-5">
          <Notice tone="info">
            <FormattedMessage id="identity.signInToContinue" />
          </Notice>
        </div>
      )}
      <LoginForm returnTo={returnTo} answered={actionData} />
    </IdentityPage>
  );
}
