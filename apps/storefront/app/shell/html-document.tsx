import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Links, Meta, ScrollRestoration } from 'react-router';
import { ServerMarkupSlot } from '../platform/consent/server-markup.tsx';
import stylesheet from '../styles/app.css?url';
import { LateScripts } from './late-scripts.tsx';

/** The document around every page, error pages included. */
export function HtmlDocument({ children }: { children: ReactNode }) {
  const { locale } = useIntl();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Before fonts, pictures and scripts: nothing is painted without it. */}
        <link rel="stylesheet" href={stylesheet} precedence="app" />
        <meta name="theme-color" content="#12332B" />
        <Meta />
        {/* An empty nonce keeps server and browser markup equal; styles come from this origin. */}
        <Links nonce="" />
      </head>
      <body>
        <ServerMarkupSlot />
        {children}
        <ScrollRestoration />
        <LateScripts />
      </body>
    </html>
  );
}
