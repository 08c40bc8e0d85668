import { useIntl } from 'react-intl';
import { redirect } from 'react-router';
import { IdentityPage } from '../features/identity/identity-page.tsx';
import { RegisterForm } from '../features/identity/register-form.tsx';
import { ACCOUNT_PATH, handleRegister } from '../features/identity/sign-in.server.ts';
import { keepDataOnSubmit, useSignedInHere } from '../features/identity/use-signed-in-here.tsx';
import { isRegistered, visitorOf } from '../features/identity/visitor.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/registration.ts';

export function loader({ context }: Route.LoaderArgs) {
  if (isRegistered(visitorOf(context))) throw redirect(ACCOUNT_PATH);
  return null;
}

export function action({ request, context }: Route.ActionArgs) {
  return handleRegister(request, visitorOf(context), context.get(siteContext).locale);
}

export const headers = sendLoaderHeaders;

export const shouldRevalidate = keepDataOnSubmit;

export default function RegistrationPage({ actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  useSignedInHere('/account');
  return (
    <IdentityPage title={formatMessage({ id: 'identity.create' })}>
      <RegisterForm answered={actionData} />
    </IdentityPage>
  );
}
