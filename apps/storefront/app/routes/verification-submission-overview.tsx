import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { DocumentCard } from '../features/documents/document-card.tsx';
import { loadAccountDocuments } from '../features/documents/load-account-documents.server.ts';
import { WaitingAgreement } from '../features/documents/waiting-agreement.tsx';
import { WhatHappensWithFiles } from '../features/documents/what-happens-with-files.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { useLookAgain } from '../shared/shopper/use-look-again.ts';
import type { Route } from './+types/verification-submission-overview.ts';

/** The documents that are asked for, why, and how far each of them is. */
export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadAccountDocuments(context.get(commerceContext));
  return data(view, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function DocumentsOverviewPage({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { documents, waiting, keptDays } = loaderData;
  const accepted = documents.filter(({ state }) => state === 'accepted').length;
  const toSend = documents.filter(({ state }) => state !== 'accepted' && state !== 'in-review').length;
  useLookAgain(documents.some(({ state }) => state === 'in-review'));
  return (
    <AccountLayout>
      <PageTitle>{formatMessage({ id: 'documents.page' })}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl">
          <FormattedMessage id="documents.toGo" values={{ count: toSend, total: documents.length }} />
        </h1>
        {documents.length > 0 && (
          <p
            role="status"
            className="rounded-chip bg-sage-100 px-2.5 py-1 text-xs font-semibold text-spruce-800"
          >
            <FormattedMessage id="documents.done" values={{ count: accepted, total: documents.length }} />
          </p>
        )}
      </div>
      <p className="mt-3 max-w-prose text-base text-ink-2">
        <FormattedMessage id={documents.length > 0 ? 'documents.intro' : 'documents.noneAsked'} />
      </p>
      <div className="mt-7 grid gap-8 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-10">
        <ul className="grid content-start gap-4">
          {documents.map((document) => (
            <DocumentCard key={document.kind} document={document} />
          ))}
        </ul>
        <aside className="grid min-w-0 content-start gap-5">
          {waiting && <WaitingAgreement waiting={waiting} isReady={accepted === documents.length} />}
          <WhatHappensWithFiles keptDays={keptDays} />
        </aside>
      </div>
    </AccountLayout>
  );
}
