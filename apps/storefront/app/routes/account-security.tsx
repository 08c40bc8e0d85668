import { getCustomer, getCustomerSessions } from '@ownpath/contracts/customers';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountNav } from '../features/account/account-nav.tsx';
import { AccessCards } from '../features/identity/access-cards.tsx';
import { ACCESS_PATH } from '../features/identity/access-form.tsx';
import { changeAccess } from '../features/identity/change-access.server.ts';
import { isRegistered, visitorOf } from '../features/identity/visitor.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { loginHref } from '../platform/session/login-page.ts';
import type { Route } from './+types/account-security.ts';

/** How the customer signs in, and where they are signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = visitorOf(context);
  const customerId = visitor.session.read().tokens?.customerId;
  if (customerId === undefined) throw redirect(loginHref(ACCESS_PATH));
  const params = { customerId };
  const [customer, sessions] = await Promise.all([
    visitor.commerce.call(getCustomer, { params }),
    visitor.commerce.call(getCustomerSessions, { params }).catch((error: unknown) => {
      // The session ended meanwhile: the group's guard answers.
      if (!isRegistered(visitor)) return { data: [] };
      throw error;
    }),
  ]);
  const { email, hasPassword, isFoundByIdentityProvider } = customer;
  return data(
    { email: email ?? '', hasPassword, isLinked: isFoundByIdentityProvider, sessions: sessions.data },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return changeAccess(url.searchParams.get('change'), await request.formData(), visitorOf(context));
}

export const headers = sendLoaderHeaders;

export default function AccountSecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <PageTitle>{formatMessage({ id: 'security.title' })}</PageTitle>
      <AccountNav />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id="security.title" />
        </h1>
        <AccessCards {...loaderData} answered={actionData} />
      </div>
    </div>
  );
}
