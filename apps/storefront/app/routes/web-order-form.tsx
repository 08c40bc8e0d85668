import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { approvalStatusOf, decisionPaths } from '../features/approval/approval-status.ts';
import { findLastDecision, hasSentApplication } from '../features/approval/last-decision.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/web-order-form.ts';

/** Also the fallback for a decision without a page of its own (specification section 2). */
export async function loader({ context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const [{ approval }, hasSent] = await Promise.all([
    findLastDecision(commerce, session),
    hasSentApplication(commerce, session),
  ]);
  const status = approvalStatusOf(approval);
  if (status === 'approved' || status === 'conditional') throw redirect(decisionPaths[status]);
  return data({ hasApplied: hasSent && status === 'none' }, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

/** The store takes over the application: what happens next, and how to contact the store. */
export default function WebOrderFormPage({ loaderData: { hasApplied } }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'webOrder.pageTitle' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={hasApplied ? 'webOrder.title' : 'webOrder.titleNew'} />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage id={hasApplied ? 'webOrder.text' : 'webOrder.textNew'} />
      </p>
      {hasApplied ? (
        <ol className="mt-6 grid list-decimal gap-2 pl-5">
          <li>
            <FormattedMessage id="webOrder.step1" />
          </li>
          <li>
            <FormattedMessage id="webOrder.step2" />
          </li>
          <li>
            <FormattedMessage id="webOrder.step3" />
          </li>
        </ol>
      ) : (
        <ButtonLink to="/instant-approval?position=instant-approval" variant="action" className="mt-7">
          <FormattedMessage id="approval.apply" />
        </ButtonLink>
      )}
      <h2 className="mt-10 mb-3 text-[1.375rem]">
        <FormattedMessage id="webOrder.sooner" />
      </h2>
      <StoreContact />
    </div>
  );
}
