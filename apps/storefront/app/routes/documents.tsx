import { DOCUMENT_LIMITS } from '@ownpath/domain/approval';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { isOpen } from '../features/documents/document-lines.tsx';
import { DocumentStatus } from '../features/documents/document-status.tsx';
import { loadDocuments, takeDocuments } from '../features/documents/documents.server.ts';
import { UploadForm } from '../features/documents/upload-form.tsx';
import { WhatHappensWithFiles } from '../features/documents/what-happens-with-files.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { THANK_YOU_HREF } from '../shared/documents/document-links.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/documents.ts';

const FIELDS_BYTES = 64 * 1024;

/** The server reads this much of a form. */
export const handle: LayoutHandle = {
  layout: 'checkout',
  maxFormBytes: DOCUMENT_LIMITS.sendBytes + FIELDS_BYTES,
};

/** Documents that are asked for, to be handed in. With nothing to hand in, what became of them. */
export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadDocuments(context.get(commerceContext), context.get(sessionContext));
  if (!view.documents.some(isOpen)) throw redirect(THANK_YOU_HREF);
  return data(view, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  // The server passes it on unread: it may be no form at all.
  const form = await request.formData().catch(() => new FormData());
  const taken = await takeDocuments(context.get(commerceContext), context.get(sessionContext), form);
  return 'redirectTo' in taken ? redirect(taken.redirectTo) : data(taken.returned, { status: taken.status });
}

export const headers = sendLoaderHeaders;

export default function DocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const intl = useIntl();
  const { documents, hasCart } = loaderData;
  const others = documents.filter((document) => !isOpen(document));
  return (
    <div className="page-width pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: 'upload.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="upload.title" />
      </h1>
      <p className="mt-3 max-w-prose text-base text-ink-2">
        <FormattedMessage id="upload.intro" />
      </p>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_28.25rem] lg:gap-18">
        <div className="min-w-0">
          <UploadForm documents={documents.filter(isOpen)} returned={actionData ?? null} />
          {others.length > 0 && (
            <ul className="mt-9 max-w-xl">
              {others.map((document) => (
                <DocumentStatus key={document.kind} document={document} />
              ))}
            </ul>
          )}
          <TextLink to={hasCart ? '/checkout' : '/orders'} look="strong" className="mt-8">
            <FormattedMessage id={hasCart ? 'upload.back' : 'received.orders'} />
          </TextLink>
        </div>
        <aside className="grid min-w-0 content-start gap-6">
          <WhatHappensWithFiles keptDays={loaderData.keptDays} />
          <div>
            <h2 className="mb-3 text-[1.375rem]">
              <FormattedMessage id="upload.store" />
            </h2>
            <StoreContact />
          </div>
        </aside>
      </div>
    </div>
  );
}
