import { FormattedMessage, useIntl } from 'react-intl';
import { data } from 'react-router';
import { readStopRequest, stopEmails } from '../features/subscriptions/stop-emails.server.ts';
import { StopForm } from '../features/subscriptions/stop-form.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { followMailLanguage } from '../platform/i18n/mail-language.server.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext } from '../platform/load-context.server.ts';
import { Notice } from '../ui/notice.tsx';
import { LinkedMessage } from '../ui/text-link.tsx';
import type { Route } from './+types/unsubscribe.ts';

/** Stops offers or invitations by e-mail, without a sign-in. A button does it: mail programs open links. */
export function loader({ context, url }: Route.LoaderArgs) {
  followMailLanguage(context, '/unsubscribe', url);
  return data(readStopRequest(url.searchParams), {
    headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const asked = readStopRequest(await request.formData());
  const { result, status } = await stopEmails(context.get(commerceContext), asked);
  return data(result, { status });
}

export const headers = sendLoaderHeaders;

const problemIds = {
  link: 'unsubscribe.failed',
  'too-many': 'unsubscribe.tooMany',
  failed: 'unsubscribe.notNow',
} as const;

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const stopped = actionData?.stopped ?? null;
  const problem = actionData?.problem ?? null;
  return (
    <div className="page-width max-w-2xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'unsubscribe.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="unsubscribe.title" />
      </h1>
      <div className="mt-5 mb-6 empty:hidden">
        {stopped && (
          <Notice tone="success" role="status">
            <FormattedMessage id={stopped === 'invitations' ? 'unsubscribe.done' : 'unsubscribe.doneDeals'} />
          </Notice>
        )}
        {problem && problem !== 'email' && (
          <Notice tone="error" role="alert">
            <FormattedMessage id={problemIds[problem]} />
          </Notice>
        )}
      </div>
      {!stopped && (
        <StopForm asked={problem === 'link' ? { ...loaderData, link: null } : loaderData} problem={problem} />
      )}
      <p className="mt-6 text-ink-2">
        <LinkedMessage
          id={stopped ? 'unsubscribe.kept' : 'unsubscribe.offers'}
          to="/my-accounts/personal-info"
        />
      </p>
    </div>
  );
}
