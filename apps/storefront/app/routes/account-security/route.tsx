import { getCustomer, getCustomerSessions } from '@ownpath/contracts/customers';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect, useSearchParams } from 'react-router';
import { AccountNav } from '../../features/account/account-nav.tsx';
import { ACCESS_PATH, AccessForm } from '../../features/identity/access-form.tsx';
import { type AccessChange, changeAccess } from '../../features/identity/change-access.server.ts';
import { EmailField } from '../../features/identity/email-field.tsx';
import { formHeaders } from '../../features/identity/form-headers.ts';
import { SessionList } from '../../features/identity/session-list.tsx';
import type { FieldOf } from '../../features/identity/use-identity-form.ts';
import { isRegistered, visitorOf } from '../../features/identity/visitor.server.ts';
import { PageTitle } from '../../platform/i18n/page-title.tsx';
import { loginHref } from '../../platform/session/login-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Route } from './+types/route.ts';

/** Signing in and what keeps it safe, for the customer alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const visitor = visitorOf(context);
  const customerId = visitor.session.read().tokens?.customerId;
  if (!isRegistered(visitor) || customerId === undefined) throw redirect(loginHref(ACCESS_PATH));
  const params = { customerId };
  const [customer, sessions] = await Promise.all([
    visitor.commerce.call(getCustomer, { params }),
    visitor.commerce.call(getCustomerSessions, { params }).catch((error: unknown) => {
      // Found out to be a guest meanwhile: answered below.
      if (!isRegistered(visitor)) return { data: [] };
      throw error;
    }),
  ]);
  // One of the calls may have found out that the session ended elsewhere.
  if (!isRegistered(visitor)) throw redirect(loginHref(ACCESS_PATH));
  const { email, hasPassword, isFoundByIdentityProvider } = customer;
  return data(
    { email: email ?? '', hasPassword, isLinked: isFoundByIdentityProvider, sessions: sessions.data },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const visitor = visitorOf(context);
  if (!isRegistered(visitor)) throw redirect(loginHref(ACCESS_PATH));
  return changeAccess(url.searchParams.get('change'), await request.formData(), visitor);
}

export const headers = formHeaders;

export default function AccountSecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const { email, hasPassword, isLinked, sessions } = loaderData;
  const answeredTo = (change: AccessChange) => (query.get('change') === change ? actionData : undefined);
  const currentPassword = (fieldOf: FieldOf) => (
    <PasswordField
      {...fieldOf('currentPassword')}
      label={formatMessage({ id: 'security.currentPassword' })}
    />
  );
  return (
    <div className="page-width grid gap-x-14 gap-y-6 pt-6 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-10">
      <PageTitle>{formatMessage({ id: 'security.title' })}</PageTitle>
      <AccountNav />
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id="security.title" />
        </h1>
        <div className="mt-6 grid gap-5">
          <Card title={<FormattedMessage id="security.email" />}>
            <p className="mb-5 wrap-anywhere text-ink-2">
              <FormattedMessage
                id="security.email.text"
                values={{ email, b: (text) => <b className="font-semibold text-ink">{text}</b> }}
              />
            </p>
            {hasPassword ? (
              <AccessForm
                change="email"
                answered={answeredTo('email')}
                done={<FormattedMessage id="security.email.done" />}
                submit={<FormattedMessage id="security.email.save" />}
                fields={({ fieldOf, refusal }) => (
                  <>
                    <EmailField refusal={refusal} fieldOf={fieldOf} />
                    {currentPassword(fieldOf)}
                  </>
                )}
              />
            ) : (
              <KeptByProvider />
            )}
          </Card>
          <Card title={<FormattedMessage id="identity.password" />}>
            {hasPassword ? (
              <AccessForm
                change="password"
                answered={answeredTo('password')}
                done={<FormattedMessage id="security.password.done" />}
                submit={<FormattedMessage id="identity.newPassword.save" />}
                fields={({ fieldOf }) => (
                  <>
                    {/* For password managers: whose password this is. */}
                    <input type="hidden" name="username" autoComplete="username" value={email} />
                    {currentPassword(fieldOf)}
                    <PasswordField
                      {...fieldOf('password')}
                      isNew
                      label={formatMessage({ id: 'identity.newPassword' })}
                    />
                  </>
                )}
              />
            ) : (
              <KeptByProvider />
            )}
          </Card>
          <Card title={<FormattedMessage id="security.sessions" />}>
            <SessionList sessions={sessions} />
            <AccessForm
              change="sessions"
              answered={answeredTo('sessions')}
              done={<FormattedMessage id="security.sessions.done" />}
              submit={<FormattedMessage id="security.sessions.end" />}
              idle={sessions.length < 2 && <FormattedMessage id="security.sessions.only" />}
            />
            {isLinked && (
              <p className="mt-5 flex items-center gap-2 border-t border-oat-300 pt-4 text-sm text-ink-2">
                <Icon as={BadgeCheck} className="text-spruce-700" />
                <FormattedMessage id="security.linked" />
              </p>
            )}
          </Card>
        </div>
      </div>
    </div>
  );
}

function KeptByProvider() {
  return (
    <p className="max-w-prose text-ink-2">
      <FormattedMessage id="security.keptByProvider" />
    </p>
  );
}

type CardProps = { readonly title: ReactNode; readonly children: ReactNode };

function Card({ title, children }: CardProps) {
  return (
    <section className="rounded-card bg-white p-5 shadow-card sm:p-7">
      <h2 className="mb-4 text-[1.375rem]">{title}</h2>
      {children}
    </section>
  );
}
