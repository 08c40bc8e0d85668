import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { consentOf } from '../../platform/consent/consent.server.ts';
import { scriptElements } from '../../platform/consent/document-scripts.server.ts';
import { scriptsContext } from '../../platform/consent/third-party-scripts.server.ts';
import { messagesOf } from '../../platform/i18n/messages.server.ts';
import { MessagesProvider } from '../../platform/i18n/messages-provider.tsx';
import { nonceContext, siteContext } from '../../platform/load-context.server.ts';
import { ConsentBanner } from './consent-banner.tsx';

const PATH = '/cookie-choices';

/** The banner for those who haven't answered, and the scripts of those who have. */
export function serverMarkupOf(request: Request, context: Readonly<RouterContextProvider>): string {
  const { locale, prefix } = context.get(siteContext);
  const consent = consentOf(request);
  const scripts = scriptElements(consent, context.get(scriptsContext), context.get(nonceContext));
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(prefix.length);
  if (consent.id !== null || path === PATH) return scripts;
  const banner = renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={messagesOf(locale)}>
      <ConsentBanner href={prefix + PATH} returnTo={path + search} isGpc={consent.isGpc} />
    </MessagesProvider>,
  );
  return scripts + banner;
}
