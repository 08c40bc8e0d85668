import { FormattedMessage } from 'react-intl';
import { data } from 'react-router';
import { DecisionPage } from '../features/approval/decision-page.tsx';
import { DocumentList } from '../features/approval/document-list.tsx';
import { loadDecisionPage } from '../features/approval/last-decision.server.ts';
import { WhatThisMeans } from '../features/approval/what-this-means.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { UPLOAD_HREF } from '../shared/documents/document-links.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/pre-approved.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, '/pre-approvedPage', url);
  const page = await loadDecisionPage(
    context.get(commerceContext),
    context.get(sessionContext),
    'conditional',
  );
  return data(page, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

/** Conditionally approved: the limit is active, delivery needs documents. */
export default function PreApprovedPage({ loaderData }: Route.ComponentProps) {
  return (
    <DecisionPage decision={loaderData} titleId="conditional.title" textId="conditional.text">
      <section className="page-width pt-section">
        <h2 className="text-xl">
          <FormattedMessage id="conditional.documents" />
        </h2>
        <p className="mt-3 max-w-prose text-ink-2">
          <FormattedMessage id="conditional.documentsText" />
        </p>
        <DocumentList documents={loaderData.approval?.verificationDocuments ?? []} />
        <ButtonLink to={UPLOAD_HREF} variant="outline" className="mt-6">
          <FormattedMessage id="stillNeeded.upload" />
        </ButtonLink>
        <div className="mt-5 max-w-xl">
          <StoreContact />
        </div>
      </section>
      <WhatThisMeans documents={<FormattedMessage id="conditional.askText" />} />
    </DecisionPage>
  );
}
