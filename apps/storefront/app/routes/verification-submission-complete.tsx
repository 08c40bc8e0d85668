import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { SprucePanel } from '../features/account/spruce-panel.tsx';
import { DocumentHead } from '../features/documents/document-card.tsx';
import { isOpen } from '../features/documents/document-lines.tsx';
import { loadAccountDocuments } from '../features/documents/load-account-documents.server.ts';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { useDateText } from '../platform/i18n/date-text.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { DOCUMENTS_HREF } from '../shared/documents/document-links.ts';
import { visitHref } from '../shared/shopper/account-links.ts';
import { useShopData } from '../shared/shopper/shop-data.ts';
import { useLookAgain } from '../shared/shopper/use-look-again.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/verification-submission-complete.ts';

/** After documents were handed in: being checked, or all accepted. Without any, what is asked for. */
export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadAccountDocuments(context.get(commerceContext));
  const isNothingSent = view.documents.every(({ state }) => state === 'needed');
  if (isNothingSent) throw redirect(DOCUMENTS_HREF);
  return data(view, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function DocumentsDonePage({ loaderData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const dates = useDateText();
  const name = useShopData()?.customer?.firstName ?? '';
  const { documents, waiting, keptDays } = loaderData;
  const isWaiting = documents.some(({ state }) => state === 'in-review');
  const maySend = documents.some(isOpen);
  const isAccepted = documents.every(({ state }) => state === 'accepted');
  const state = isAccepted ? 'accepted' : isWaiting ? 'waiting' : 'open';
  useLookAgain(isWaiting);
  return (
    <AccountLayout>
      <PageTitle>{formatMessage({ id: 'documents.page' })}</PageTitle>
      <SprucePanel labelledBy="documents-done">
        <div aria-live="polite">
          <h1
            id="documents-done"
            tabIndex={-1}
            className="text-[clamp(2rem,1.5rem+2.4vw,3.25rem)] leading-[1.05] text-white wrap-anywhere"
          >
            <FormattedMessage
              id="documents.doneTitle"
              values={{ state, name, hasName: name === '' ? 'no' : 'yes' }}
            />
          </h1>
          <p className="mt-4 max-w-prose text-sage-200">
            <FormattedMessage
              id="documents.doneText"
              values={{ state, hasDelivery: waiting ? 'yes' : 'no' }}
            />
          </p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {isAccepted && waiting && (
            <ButtonLink to={visitHref(waiting.agreementNumber)} variant="action" className="max-sm:w-full">
              <FormattedMessage id="documents.pickDay" />
            </ButtonLink>
          )}
          {maySend && (
            <ButtonLink to={DOCUMENTS_HREF} variant="action" className="max-sm:w-full">
              <FormattedMessage id="documents.sendOthers" />
            </ButtonLink>
          )}
          <ButtonLink to="/account" variant="onDark" className="max-sm:w-full">
            <FormattedMessage id="shell.account.mine" />
          </ButtonLink>
        </div>
      </SprucePanel>
      <section className="mt-6 rounded-card bg-white p-5 shadow-card sm:p-6">
        <h2 className="text-lg">
          <FormattedMessage id="documents.checked" />
        </h2>
        <ul className="mt-2">
          {documents.map((document) => (
            <li key={document.kind} className="border-t border-oat-300 py-4 first:border-t-0 last:pb-0">
              <DocumentHead
                document={document}
                note={
                  document.handedInOn !== null && (
                    <FormattedMessage
                      id="documents.handedIn"
                      values={{ count: document.fileCount, date: dates.day(document.handedInOn) }}
                    />
                  )
                }
              />
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-4 flex gap-2.5 text-xs text-ink-2">
        <Icon as="trash-2" size="s" />
        <FormattedMessage id="upload.kept.deleted" values={{ days: keptDays }} />
      </p>
    </AccountLayout>
  );
}
