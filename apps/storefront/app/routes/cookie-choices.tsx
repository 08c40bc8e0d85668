import { FormattedMessage, useIntl } from 'react-intl';
import { data, redirect } from 'react-router';
import { ChoicesForm } from '../features/consent/choices-form.tsx';
import { readChoice, recordChoice } from '../features/consent/record-choice.server.ts';
import { consentCookie, consentOf } from '../platform/consent/consent.server.ts';
import { listScripts } from '../platform/consent/third-party-scripts.server.ts';
import { safeReturnPath } from '../platform/http/requests.ts';
import { sendLoaderHeaders, warnOf } from '../platform/http/responses.ts';
import { PageTitle } from '../platform/i18n/page-title.tsx';
import { commerceContext, originContext, siteContext } from '../platform/load-context.server.ts';
import { Notice } from '../ui/notice.tsx';
import { LinkedMessage } from '../ui/text-link.tsx';
import type { Route } from './+types/cookie-choices.ts';

const PATH = '/cookie-choices';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const scripts = await listScripts(context).catch((error: unknown) => {
    warnOf('The scripts of third parties are not listed', error);
    return [];
  });
  const shown = {
    consent: consentOf(request),
    isSaved: url.searchParams.has('saved'),
    scripts: scripts.map(({ preference, category, origin }) => ({
      preference,
      category,
      host: new URL(origin).host,
    })),
  };
  return data(shown, { headers: { 'Cache-Control': 'no-store' } });
}

/** Keeps a choice, and opens the page that it was made on as a new document. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const site = context.get(siteContext);
  const { publicUrl } = context.get(originContext);
  const categories = readChoice(form);
  const isBanner = form.get('shownIn') === 'banner';
  const id = await recordChoice(context.get(commerceContext), site.locale, {
    before: consentOf(request),
    categories,
    shownIn: isBanner ? 'banner' : 'page',
  });
  if (id === null) return data({ isFailed: true }, { status: 503 });
  const headers = { 'Set-Cookie': consentCookie(id, categories, publicUrl.protocol === 'https:') };
  if (!isBanner) return redirect(`${PATH}?saved=1`, { headers });
  // The page may have changed without a new document since the banner was sent.
  const referrer = URL.parse(request.headers.get('Referer') ?? '');
  const isOwn = referrer?.origin === publicUrl.origin && referrer.pathname.startsWith(`${site.prefix}/`);
  const came = isOwn ? referrer.pathname.slice(site.prefix.length) + referrer.search : form.get('returnTo');
  return redirect(safeReturnPath(came, '/'), { headers });
}

export const headers = sendLoaderHeaders;

export default function CookieChoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { consent, isSaved, scripts } = loaderData;
  const { formatMessage } = useIntl();
  return (
    <div className="page-width max-w-3xl pt-8 pb-section lg:pt-12">
      <PageTitle>{formatMessage({ id: 'consent.title' })}</PageTitle>
      <h1 tabIndex={-1} className="text-2xl">
        <FormattedMessage id="consent.title" />
      </h1>
      <p className="mt-3 max-w-[62ch] text-ink-2">
        <FormattedMessage id="consent.lead" />
      </p>
      <div className="mt-5 grid gap-3 empty:hidden">
        {actionData?.isFailed ? (
          <Notice tone="error" role="alert">
            <FormattedMessage id="consent.failed" />
          </Notice>
        ) : (
          isSaved && (
            <Notice tone="success" role="status">
              <FormattedMessage id="consent.saved" />
            </Notice>
          )
        )}
        {consent.isGpc && (
          <Notice tone="info">
            <FormattedMessage id="consent.gpc" />
          </Notice>
        )}
      </div>
      <div className="mt-6">
        <ChoicesForm key={consent.id} consent={consent} scripts={scripts} />
      </div>
      <p className="mt-6 text-sm text-ink-2">
        <LinkedMessage id="consent.policy" to="/page-viewer/cookie-policy" look="inline" />
      </p>
    </div>
  );
}
