import { randomBytes } from 'node:crypto';
import type { Locale } from '@ownpath/domain/site';
import { html, raw } from 'hono/html';
import { pageStyles } from './page-styles.ts';

type Html = ReturnType<typeof html>;

export function pageLocaleOf(text: string): Locale {
  return text === 'es-US' ? 'es-US' : 'en-US';
}

/** A whole page; styles and scripts run by nonce only. */
export async function renderPage(page: {
  readonly locale: Locale;
  readonly title: string;
  readonly styles: string;
  /** Path of a script of ours. */
  readonly scriptPath?: string;
  readonly body: Html;
  readonly status?: number;
  /** Further directives of the content security policy. */
  readonly policy: Readonly<Record<string, string>>;
}): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const policy = {
    'default-src': "'none'",
    'style-src': `'nonce-${nonce}'`,
    'font-src': "'self'",
    'base-uri': "'none'",
    ...(page.scriptPath ? { 'script-src': `'nonce-${nonce}'` } : {}),
    ...page.policy,
  };
  const text = await html`<!doctype html>
<html lang="${page.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<link rel="preload" href="/fonts/instrument-sans.woff2" as="font" type="font/woff2" crossorigin>
<style nonce="${nonce}">${raw(pageStyles + page.styles)}</style>
${page.scriptPath ? html`<script type="module" nonce="${nonce}" src="${page.scriptPath}"></script>` : ''}
</head>
<body>${page.body}</body>
</html>`;
  return new Response(String(text), {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
