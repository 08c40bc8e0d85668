import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { messageUrls } from './platform/i18n/message-urls.ts';
import { siteContext } from './platform/load-context.server.ts';
import { sessionMiddleware } from './platform/session/session-middleware.server.ts';
import './styles/app.css';

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

export function links(): Route.LinkDescriptors {
  return [bricolage, instrument].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));
}

export function loader({ context }: Route.LoaderArgs) {
  return { site: context.get(siteContext) };
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useIntl();
  const messages = locale === 'es-US' ? messageUrls['es-US'] : messageUrls['en-US'];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="fetch" href={messages} crossOrigin="anonymous" />
        <Meta />
        {/* Styles come from this origin; without a nonce the markup is the same in the browser. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
