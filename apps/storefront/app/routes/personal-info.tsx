import { getCustomer } from '@ownpath/contracts/customers';
import { getProfileStatus } from '@ownpath/contracts/profile';
import { data } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { changeProfile } from '../features/profile/change-profile.server.ts';
import { DataCard } from '../features/profile/data-card.tsx';
import { MobileCard } from '../features/profile/mobile-card.tsx';
import { NameCard } from '../features/profile/name-card.tsx';
import { OffersCard } from '../features/profile/offers-card.tsx';
import { SignInCard } from '../features/profile/sign-in-card.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { commerceContext, siteContext } from '../platform/load-context.server.ts';
import { requireCustomer } from '../platform/session/own-customer.server.ts';
import type { Route } from './+types/personal-info.ts';

/** Who the customer is, how they are reached, and what they agreed to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const customerId = requireCustomer(context, url);
  const commerce = context.get(commerceContext);
  const [customer, status] = await Promise.all([
    commerce.call(getCustomer, { params: { customerId } }),
    commerce.call(getProfileStatus, { body: {} }),
  ]);
  const { firstName, lastName, phoneHome, phoneBusiness, preferredLocale, email } = customer;
  const { locale } = context.get(siteContext);
  return data(
    {
      customer: { firstName, lastName, phoneHome, phoneBusiness, preferredLocale },
      email: email ?? '',
      status,
      locale,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const customerId = requireCustomer(context, url);
  return changeProfile(context.get(commerceContext), customerId, await request.formData());
}

export const headers = sendLoaderHeaders;
/** A refused form is shown beside what is stored now. */
export const shouldRevalidate = () => true;

export default function PersonalInfoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, email, status, locale } = loaderData;
  const answer = actionData;
  return (
    <AccountPage titleId="profile.title">
      <div className="mt-6 grid gap-5 xl:grid-cols-2">
        <div className="grid xl:col-span-2">
          <NameCard customer={customer} locale={locale} answer={answer} />
        </div>
        <MobileCard status={status} answer={answer} />
        <SignInCard email={email} pendingEmail={status.pendingEmail} />
        <OffersCard status={status} email={email} answer={answer} />
        <DataCard dataExport={status.dataExport} email={email} answer={answer} />
      </div>
    </AccountPage>
  );
}
