import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { approvalStatusOf, decisionPaths } from '../features/approval/approval-status.ts';
import { findLastDecision, hasSentApplication } from '../features/approval/last-decision.server.ts';
import { loadIdentityCheck } from '../features/identity-check/identity-check.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext, siteContext } from '../platform/load-context.server.ts';
import { ContactForm } from '../shared/leads/contact-form.tsx';
import { sendLead } from '../shared/leads/send-lead.server.ts';
import { findChosenStore } from '../shared/shopper/chosen-store.server.ts';
import { IDENTITY_CHECK_HREF } from '../shared/shopper/order-links.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { isDecidedByStore } from '../shared/shopper/store-services.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/web-order-form.ts';

/** Also the fallback for a decision without a page of its own (specification section 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const [{ approval }, hasSent, isStoreDeciding] = await Promise.all([
    findLastDecision(commerce, session),
    hasSentApplication(commerce, session),
    isDecidedByStore(commerce, session),
  ]);
  if (hasSent && (await loadIdentityCheck(commerce, session))) throw redirect(IDENTITY_CHECK_HREF);
  const status = approvalStatusOf(approval);
  if (status === 'approved' || status === 'conditional') throw redirect(decisionPaths[status]);
  const isSent = url.searchParams.has('sent');
  return data(
    {
      hasApplied: isSent || (hasSent && status === 'none'),
      // A store without a decision engine calls back: nothing else is asked for.
      leadId: isStoreDeciding && !isSent ? crypto.randomUUID() : null,
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const store = await findChosenStore(commerce, context.get(sessionContext));
  const returned = await sendLead(commerce, await request.formData(), {
    storeId: store?.id ?? null,
    description: 'Web order form: the store decides on the application.',
    isSpanish: context.get(siteContext).locale === 'es-US',
  });
  return returned === null ? redirect('/web-order-form?sent=1') : data(returned, { status: 422 });
}

export const headers = sendLoaderHeaders;

/** The store takes over the application: what happens next, and how to contact the store. */
export default function WebOrderFormPage({
  loaderData: { hasApplied, leadId },
  actionData,
}: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'webOrder.pageTitle' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id={hasApplied ? 'webOrder.title' : 'webOrder.titleNew'} />
      </h1>
      <p className="mt-4 text-base text-ink-2">
        <FormattedMessage
          id={hasApplied ? 'webOrder.text' : leadId === null ? 'webOrder.textNew' : 'webOrder.textStore'}
        />
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
      ) : leadId !== null ? (
        <div className="mt-7">
          <ContactForm leadId={leadId} known={{ phone: '', email: '' }} returned={actionData} />
        </div>
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
