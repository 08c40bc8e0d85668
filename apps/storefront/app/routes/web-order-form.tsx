import { NO_STORE_NUMBER } from '@ownpath/domain/stores';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { approvalStatusOf, decisionPaths } from '../features/approval/approval-status.ts';
import { findLastDecision } from '../features/approval/last-decision.server.ts';
import { StoreRequest, StoreSteps, webOrderTextId } from '../features/approval/web-order.tsx';
import { loadIdentityCheck } from '../features/identity-check/identity-check.server.ts';
import { forget } from '../platform/browser-storage.ts';
import { consentOf } from '../platform/consent/consent.server.ts';
import { retryAfter, sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import {
  commerceContext,
  originContext,
  sessionContext,
  siteContext,
} from '../platform/load-context.server.ts';
import { productOf, sendLead, webLeadHeaders } from '../shared/leads/send-lead.server.ts';
import { findChosenStore } from '../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import { IDENTITY_CHECK_HREF } from '../shared/shopper/order-links.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { isDecidedByStore } from '../shared/shopper/store-services.server.ts';
import { QuietBand } from '../ui/quiet-band.tsx';
import type { Route } from './+types/web-order-form.ts';

/** Also the fallback for a decision without a page of its own (specification section 2). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const [{ approval, pageName }, isStoreDeciding] = await Promise.all([
    findLastDecision(commerce, session),
    isDecidedByStore(commerce, session),
  ]);
  const hasSent = pageName === 'PreFilledWebForm';
  if (hasSent && (await loadIdentityCheck(commerce, session))) throw redirect(IDENTITY_CHECK_HREF);
  const status = approvalStatusOf(approval);
  if (status === 'approved' || status === 'conditional') throw redirect(decisionPaths[status]);
  const isSent = url.searchParams.has('sent');
  return data(
    {
      hasApplied: isSent || hasSent,
      isSent,
      isStoreDeciding,
      leadId: crypto.randomUUID(),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const form = await request.formData();
  const [store, basket] = await Promise.all([
    findChosenStore(commerce, session),
    findBasket(commerce, session),
  ]);
  const product = productOf(basket);
  const returned = await sendLead(commerce, form, {
    storeId: store?.id ?? null,
    description: 'Web order form: the store decides on the application.',
    isSpanish: context.get(siteContext).locale === 'es-US',
    isSignedIn: session.read().tokens?.isRegistered === true,
    product,
  });
  if (returned !== null) return data(returned, { status: 422, headers: retryAfter(returned.waitSeconds) });
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  const sent = {
    leadId: String(form.get('leadId') ?? ''),
    storeNumber: store?.id ?? NO_STORE_NUMBER,
    productId: product?.id ?? null,
  };
  const headers = webLeadHeaders(consentOf(request), sent, isSecure);
  return redirect('/web-order-form?sent=1', { headers });
}

export const headers = sendLoaderHeaders;

/** The store takes over the application: what happens next, and how to contact the store. */
export default function WebOrderFormPage({
  loaderData: { hasApplied, isSent, isStoreDeciding, leadId },
  actionData,
}: Route.ComponentProps) {
  const intl = useIntl();
  // The next request is a lead of its own.
  useEffect(() => {
    if (isSent) forget('shortFormLeadId');
  }, [isSent]);
  return (
    <div data-view={isSent ? 'lead' : undefined}>
      <PageTitle>{intl.formatMessage({ id: 'webOrder.pageTitle' })}</PageTitle>
      <QuietBand
        title={<FormattedMessage id={hasApplied ? 'webOrder.title' : 'webOrder.titleNew'} />}
        text={<FormattedMessage id={webOrderTextId({ hasApplied, isSent, isStoreDeciding })} />}
        scene="scene-store"
      />
      <div className="page-width grid items-start gap-x-18 gap-y-9 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_28rem] lg:pt-12">
        <div className="min-w-0">
          {hasApplied ? (
            <StoreSteps />
          ) : (
            <StoreRequest isStoreDeciding={isStoreDeciding} leadId={leadId} returned={actionData} />
          )}
        </div>
        <section>
          <h2 className="mb-3 text-[1.375rem]">
            <FormattedMessage id="webOrder.sooner" />
          </h2>
          <StoreContact />
        </section>
      </div>
    </div>
  );
}
