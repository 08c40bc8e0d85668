import { useIntl } from 'react-intl';
import { data } from 'react-router';
import { loadDocuments } from '../features/documents/documents.server.ts';
import { Received, receivedTitleId } from '../features/documents/received.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { THANK_YOU_HREF } from '../shared/documents/document-links.ts';
import type { LayoutHandle } from '../shell/page-shell.tsx';
import type { Route } from './+types/thankyou-verification.ts';

export const handle: LayoutHandle = { layout: 'checkout' };

/** After documents were handed in, and whenever the shopper comes back: how far they are. */
export async function loader({ url, context }: Route.LoaderArgs) {
  followMailLanguage(context, THANK_YOU_HREF, url);
  const view = await loadDocuments(context.get(commerceContext), context.get(sessionContext));
  return data(view, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function ThankYouVerificationPage({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{intl.formatMessage({ id: receivedTitleId(loaderData) })}</PageTitle>
      <Received view={loaderData} />
    </div>
  );
}
