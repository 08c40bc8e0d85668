import { useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { ApplicationPage } from '../features/approval/application-page.tsx';
import { approvalStatusOf } from '../features/approval/approval-status.ts';
import { BeforeApplying } from '../features/approval/before-applying.tsx';
import { findLastDecision } from '../features/approval/last-decision.server.ts';
import {
  findPhoneMatch,
  isPhoneMatchDue,
  loadApplication,
} from '../features/approval/load-application.server.ts';
import { returnForm, statusOf } from '../features/approval/submit-application.server.ts';
import { takeApplication } from '../features/approval/take-application.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { commerceContext, nowContext, sessionContext } from '../platform/load-context.server.ts';
import { changeToServingStore } from '../shared/delivery/change-store.server.ts';
import { keepLocatedStore, visitorOf } from '../shared/shopper/chosen-store.server.ts';
import { isDecidedByStore } from '../shared/shopper/store-services.server.ts';
import type { Route } from './+types/instant-approval.ts';

const PATH = '/instant-approval';

export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  // The shop's links open the page with a position: there the phone match comes first, in stores that have it.
  const isStart = url.searchParams.has('position');
  const hasSession = session.read().tokens !== undefined;
  const [match, { approval }, isStoreDeciding] = await Promise.all([
    isStart || hasSession ? findPhoneMatch(commerce) : null,
    findLastDecision(commerce, session),
    isDecidedByStore(commerce, session),
  ]);
  if (isStoreDeciding) throw redirect('/web-order-form');
  const status = approvalStatusOf(approval);
  if (isStart && status === 'none' && isPhoneMatchDue(match)) throw redirect('/payfone');
  const now = context.get(nowContext);
  return data(
    {
      application: await loadApplication({
        commerce,
        session,
        match,
        path: PATH,
        query: url.searchParams,
        now,
      }),
      isApprovedAlready: status === 'approved' || status === 'conditional',
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const form = await request.formData();
  if (await changeToServingStore(visitorOf(context), form)) return data(returnForm(form));
  const query = url.searchParams;
  const now = context.get(nowContext);
  const outcome = await takeApplication({ commerce, session, form, path: PATH, query, now });
  await keepLocatedStore(commerce, session);
  return 'redirectTo' in outcome ? redirect(outcome.redirectTo) : data(outcome.returned, statusOf(outcome));
}

export const headers = sendLoaderHeaders;

export default function InstantApprovalPage({ loaderData, actionData }: Route.ComponentProps) {
  const { application, isApprovedAlready } = loaderData;
  return (
    <ApplicationPage
      name={useIntl().formatMessage({ id: 'application.pageTitle' })}
      start={application}
      returned={actionData}
    >
      <BeforeApplying isApprovedAlready={isApprovedAlready} />
    </ApplicationPage>
  );
}
