import { getMemberships } from '@ownpath/contracts/servicing';
import { data, redirect } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { endMembership } from '../features/memberships/end-membership.server.ts';
import { EndPanel } from '../features/memberships/end-panel.tsx';
import { EndProblemNotice, MembershipsContent } from '../features/memberships/memberships-content.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { MEMBERSHIPS_HREF } from '../shared/shopper/account-links.ts';
import type { Route } from './+types/memberships.ts';

/** The customer's memberships, or the question whether to end the one in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, MEMBERSHIPS_HREF, url);
  const { memberships, benefits } = await context.get(commerceContext).call(getMemberships, { body: {} });
  const asked = url.searchParams.get('end');
  const toEnd = memberships.find(
    ({ agreementNumber, ending }) => agreementNumber === asked && ending !== null,
  );
  const justEnded = url.searchParams.get('ended');
  return data(
    { memberships, benefits, toEnd: toEnd ?? null, justEnded },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const ended = await endMembership(context.get(commerceContext), await request.formData());
  return 'redirectTo' in ended ? redirect(ended.redirectTo) : data(ended, { status: ended.status });
}

export const headers = sendLoaderHeaders;
/** What could not be ended is shown as it is now. */
export const shouldRevalidate = () => true;

export default function MembershipsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { memberships, benefits, toEnd, justEnded } = loaderData;
  return (
    <AccountPage titleId={toEnd ? 'membership.endTitle' : 'membership.title'}>
      {actionData && <EndProblemNotice problem={actionData.problem} />}
      {toEnd ? (
        <div className="mt-6 max-w-3xl">
          <EndPanel membership={toEnd} />
        </div>
      ) : (
        <MembershipsContent memberships={memberships} benefits={benefits} justEnded={justEnded} />
      )}
    </AccountPage>
  );
}
