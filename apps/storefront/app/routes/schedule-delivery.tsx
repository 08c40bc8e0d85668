import { DOCUMENT_LIMITS } from '@ownpath/domain/approval';
import { data, redirect, useSearchParams } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { changeVisit } from '../features/visits/change-visit.server.ts';
import { DeliveredItems } from '../features/visits/delivered-items.tsx';
import { loadVisits } from '../features/visits/load-visits.server.ts';
import { NoVisits, VisitsContent } from '../features/visits/visits-content.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import { VISITS_HREF } from '../shared/shopper/account-links.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import type { Route } from './+types/schedule-delivery.ts';

/** Fields of the form beside its photos. */
const FIELDS_BYTES = 16 * 1024;

/** The server reads this much of a form: photos of a problem. */
export const handle: LayoutHandle = {
  layout: 'shop',
  maxFormBytes: DOCUMENT_LIMITS.sendBytes + FIELDS_BYTES,
};

/** When the goods come, and the days on which they can: agreement, week and day are in the address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, VISITS_HREF, url);
  const view = await loadVisits(context.get(commerceContext), url.searchParams);
  return data(view, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const changed = await changeVisit(context.get(commerceContext), url.searchParams, await request.formData());
  return 'redirectTo' in changed
    ? redirect(changed.redirectTo)
    : data(changed.returned, { status: changed.status });
}

export const headers = sendLoaderHeaders;
/** A slot that was taken is shown beside those that are left. */
export const shouldRevalidate = () => true;

export default function ScheduleDeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, delivered } = loaderData;
  const [query] = useSearchParams();
  const kind = page?.visits.kind ?? 'delivery';
  return (
    <AccountPage titleId="visits.page" values={{ kind }}>
      <div className="mt-5">
        {page ? (
          <VisitsContent page={page} returned={actionData ?? null} done={query.get('done')} />
        ) : (
          <NoVisits />
        )}
      </div>
      <DeliveredItems agreements={delivered} />
    </AccountPage>
  );
}
