import { DOCUMENT_LIMITS } from '@ownpath/domain/approval';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { DocumentForm } from '../features/documents/document-form.tsx';
import { isOpen } from '../features/documents/document-lines.tsx';
import { takeDocuments } from '../features/documents/documents.server.ts';
import { loadAccountDocuments } from '../features/documents/load-account-documents.server.ts';
import { WhatHappensWithFiles } from '../features/documents/what-happens-with-files.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { DOCUMENTS_DONE_HREF, DOCUMENTS_HREF } from '../shared/documents/document-links.ts';
import { fileNameIds } from '../shared/documents/document-names.ts';
import { StoreContact } from '../shared/shopper/store-contact.tsx';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { Route } from './+types/verification-submission.ts';

const FIELDS_BYTES = 64 * 1024;

/** The server reads this much of a form. */
export const handle: LayoutHandle = {
  layout: 'shop',
  maxFormBytes: DOCUMENT_LIMITS.sendBytes + FIELDS_BYTES,
};

/** One document, by the address; without one that can be sent, the first that can. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { documents, keptDays } = await loadAccountDocuments(context.get(commerceContext));
  const open = documents.filter(isOpen);
  const asked = url.searchParams.get('document');
  const document = open.find(({ kind }) => kind === asked) ?? open[0];
  if (!document) throw redirect(DOCUMENTS_HREF);
  return data({ document, keptDays }, { headers: { 'Cache-Control': 'no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  // The server passes it on unread: it may be no form at all.
  const form = await request.formData().catch(() => new FormData());
  const taken = await takeDocuments(context.get(commerceContext), null, form, DOCUMENTS_DONE_HREF);
  return 'redirectTo' in taken ? redirect(taken.redirectTo) : data(taken.returned, { status: taken.status });
}

export const headers = sendLoaderHeaders;

export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { document, keptDays } = loaderData;
  const name = formatMessage({ id: fileNameIds[document.kind] });
  return (
    <AccountLayout>
      <PageTitle>{name}</PageTitle>
      <TextLink to={DOCUMENTS_HREF}>
        <FormattedMessage id="documents.page" />
      </TextLink>
      <h1 tabIndex={-1} className="mt-2 text-2xl">
        {name}
      </h1>
      <p className="mt-3 max-w-prose text-base text-ink-2">
        <FormattedMessage id="upload.intro" />
      </p>
      <div className="mt-7 grid gap-8 lg:grid-cols-[minmax(0,1fr)_23.25rem] lg:gap-10">
        <DocumentForm key={document.kind} document={document} returned={actionData ?? null} />
        <aside className="grid min-w-0 content-start gap-5">
          <WhatHappensWithFiles keptDays={keptDays} />
          <div>
            <h2 className="mb-3 text-lg">
              <FormattedMessage id="upload.store" />
            </h2>
            <StoreContact />
          </div>
        </aside>
      </div>
    </AccountLayout>
  );
}
