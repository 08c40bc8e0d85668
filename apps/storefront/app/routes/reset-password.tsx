import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { IdentityPage } from '../features/identity/identity-page.tsx';
import { NewPasswordForm } from '../features/identity/new-password-form.tsx';
import { askForReset, setNewPassword } from '../features/identity/reset-password.server.ts';
import { ResetRequestForm } from '../features/identity/reset-request-form.tsx';
import { keepDataOnSubmit } from '../features/identity/use-signed-in-here.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../platform/load-context.server.ts';
import type { Route } from './+types/reset-password.ts';

/** Moves the token of the e-mail's link from the address to the session; `?again` requests a new link. */
export function loader({ context, url }: Route.LoaderArgs) {
  const session = context.get(sessionContext);
  const token = url.searchParams.get('token');
  const login = url.searchParams.get('email');
  if (token && login) {
    session.update({ passwordReset: { token: token.slice(0, 200), login: login.slice(0, 254) } });
    throw redirect('/reset-password');
  }
  if (url.searchParams.has('again') && session.read().passwordReset) session.update({ passwordReset: null });
  const headers = { 'Cache-Control': 'no-store' };
  return data({ login: session.read().passwordReset?.login ?? null }, { headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const commerce = context.get(commerceContext);
  if (form.get('intent') === 'set') return setNewPassword(form, commerce, context.get(sessionContext));
  const { origin } = context.get(originContext).publicUrl;
  return askForReset(form, commerce, `${origin}${context.get(siteContext).prefix}/reset-password`);
}

export const headers = sendLoaderHeaders;

/** The action removes the used token from the session; the page must keep showing its answer. */
export const shouldRevalidate = keepDataOnSubmit;

export default function ResetPasswordPage({ loaderData: { login }, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <IdentityPage title={formatMessage({ id: 'identity.reset' })}>
      {login === null ? (
        <ResetRequestForm answered={actionData} />
      ) : (
        <NewPasswordForm login={login} answered={actionData} />
      )}
    </IdentityPage>
  );
}
