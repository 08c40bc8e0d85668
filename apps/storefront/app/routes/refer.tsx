import { getReferrals } from '@ownpath/contracts/referrals';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { SprucePanel } from '../features/account/spruce-panel.tsx';
import { FriendList } from '../features/referrals/friend-list.tsx';
import { InviteCard, ReferOffer, ReferSteps } from '../features/referrals/refer-content.tsx';
import { inviteFriend } from '../features/referrals/referral-forms.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { requireCustomer } from '../platform/session/own-customer.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CenteredPanel } from '../ui/centered-panel.tsx';
import type { Route } from './+types/refer.ts';

/** The customer's side of the referral programme. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireCustomer(context, url);
  const programme = await context.get(commerceContext).call(getReferrals, { body: {} });
  return data({ programme }, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  requireCustomer(context, url);
  return inviteFriend(context.get(commerceContext), await request.formData());
}

export const headers = sendLoaderHeaders;
export const shouldRevalidate = () => true;

export default function ReferPage({ loaderData: { programme }, actionData }: Route.ComponentProps) {
  const { isOffered, creditCents, friendsPerYear, invitations } = programme;
  const id = useId();
  return (
    <AccountPage titleId="refer.title">
      <div className="mt-6">
        {isOffered ? (
          <>
            <SprucePanel labelledBy={id}>
              <ReferOffer id={id} programme={programme} />
            </SprucePanel>
            <ReferSteps creditCents={creditCents} />
            <InviteCard answer={actionData} />
          </>
        ) : (
          <CenteredPanel
            title={<FormattedMessage id="refer.closed.title" />}
            text={<FormattedMessage id="refer.closed.text" />}
          >
            <ButtonLink to="/account" variant="outline">
              <FormattedMessage id="account.dashboard" />
            </ButtonLink>
          </CenteredPanel>
        )}
        {(isOffered || invitations.length > 0) && (
          <section className="mt-10">
            <h2 className="text-[1.375rem]">
              <FormattedMessage id="refer.friends" />
            </h2>
            <FriendList invitations={invitations} />
            <p className="mt-4 text-sm text-ink-3">
              <FormattedMessage id="refer.terms" values={{ limit: friendsPerYear }} />
            </p>
          </section>
        )}
      </div>
    </AccountPage>
  );
}
