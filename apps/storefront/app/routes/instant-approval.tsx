import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { ApplicationForm } from '../features/approval/application-form.tsx';
import { ApplicationPromise } from '../features/approval/application-promise.tsx';
import { approvalStatusOf } from '../features/approval/approval-status.ts';
import { BeforeApplying } from '../features/approval/before-applying.tsx';
import { expectDecisionPage } from '../features/approval/decision-notice.server.ts';
import { findLastDecision } from '../features/approval/last-decision.server.ts';
import {
  findPhoneMatch,
  isPhoneMatchDue,
  loadApplication,
} from '../features/approval/load-application.server.ts';
import { returnForm, statusOf, submitApplication } from '../features/approval/submit-application.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, nowContext, sessionContext } from '../platform/load-context.server.ts';
import { changeToServingStore } from '../shared/delivery/change-store.server.ts';
import { keepLocatedStore, visitorOf } from '../shared/shopper/chosen-store.server.ts';
import { isDecidedByStore } from '../shared/shopper/store-services.server.ts';
import type { Route } from './+types/instant-approval.ts';

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
  return data(
    {
      application: await loadApplication(commerce, session, match),
      isApprovedAlready: status === 'approved' || status === 'conditional',
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const form = await request.formData();
  if (await changeToServingStore(visitorOf(context), form)) return data(returnForm(form));
  const session = context.get(sessionContext);
  const isSignedIn = session.read().tokens?.isRegistered === true;
  const outcome = await submitApplication(commerce, form, { now: context.get(nowContext), isSignedIn });
  await keepLocatedStore(commerce, session);
  if ('redirectTo' in outcome) {
    expectDecisionPage(context.get(sessionContext));
    return redirect(outcome.redirectTo);
  }
  return data(outcome.returned, statusOf(outcome));
}

export const headers = sendLoaderHeaders;

export default function InstantApprovalPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="page-width pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'application.pageTitle' })}</PageTitle>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-18">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl">
            <FormattedMessage id="application.title" />
          </h1>
          <p className="mt-3 mb-8 max-w-prose text-base text-ink-2">
            <FormattedMessage id="application.intro" />
          </p>
          <BeforeApplying isApprovedAlready={loaderData.isApprovedAlready} />
          <ApplicationForm start={loaderData.application} returned={actionData} />
        </div>
        <aside className="lg:sticky lg:top-4 lg:self-start">
          <ApplicationPromise />
        </aside>
      </div>
    </div>
  );
}
