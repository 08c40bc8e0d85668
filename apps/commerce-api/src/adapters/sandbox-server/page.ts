import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TrustedProxies } from '@ownpath/client-address';
import type { Locale } from '@ownpath/domain/site';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { brandStyles, fontFiles } from '../../brand.ts';
import type { Database } from '../../database/connect.ts';
import type { Clock, FileStore, Ids } from '../../ports/index.ts';

/** The shop's design tokens; the sandbox pages look like the shop. */
const pageStyles = `${brandStyles('/fonts')}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font: 400 1.0625rem/1.625rem var(--font-sans); color: var(--color-ink); }
label, .hint, .error-text, legend { font-size: .9375rem; line-height: 1.375rem; }
label { font-weight: 600; display: block; margin-bottom: .375rem; }
input[type="text"], input[type="email"], input[type="password"] {
  width: 100%; height: 48px; padding: 0 .875rem; font: inherit; color: inherit; background: #fff;
  border: 1px solid var(--color-oat-500); border-radius: .625rem; font-variant-numeric: tabular-nums;
}
input[aria-invalid="true"] { border: 2px solid var(--color-error); padding: 0 calc(.875rem - 1px); }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
.error-text { color: var(--color-error); margin: .375rem 0 0; display: flex; gap: .375rem; }
.error-text::before {
  content: "!"; flex: none; width: 1.125rem; height: 1.125rem; margin-top: .125rem; border-radius: 50%;
  background: var(--color-error); color: #fff; font: 700 .75rem/1.125rem var(--font-sans); text-align: center;
}
.error-text[hidden] { display: none; }
.button {
  min-height: 48px; padding: 0 1.75rem; border-radius: 999px; font: 600 .9375rem/1.375rem var(--font-sans);
  border: 1px solid transparent; cursor: pointer;
}
.button-action { background: var(--color-berry-600); color: #fff; }
.button-action:hover { background: var(--color-berry-700); }
.button-action:active { background: var(--color-berry-800); }
.button-outline { background: #fff; color: var(--color-spruce-700); border-color: var(--color-spruce-700); }
`;

type Html = ReturnType<typeof html>;

/** A complete page; styles and scripts run by nonce only. */
export async function renderPage(page: {
  readonly locale: Locale;
  readonly title: string;
  readonly styles: string;
  /** Path of the page's script. */
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

/** The shop's fonts: the pages load nothing from other origins. */
export function fontRoutes(): Hono {
  const app = new Hono();
  for (const [name, resolveFile] of Object.entries(fontFiles)) {
    app.get(`/fonts/${name}`, async (context) =>
      context.body(new Uint8Array(await readFile(resolveFile())), 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    );
  }
  return app;
}

/** A customer of the demo, as the desk lists them. */
export type DemoCustomer = { readonly email: string; readonly story: string };

export type DeskParts = {
  /** Lets time pass until this instant: jobs run when they are due. */
  readonly advance: (to: Date) => Promise<void>;
  /** A text that a phone sends to the shop's number. */
  readonly receiveText: (message: { fromPhone: string; text: string; messageId: string }) => Promise<void>;
  readonly customers: readonly DemoCustomer[];
  readonly password: string;
};

export type SandboxServerParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Origin of the shop: the only parent of frames and the only target of redirects. */
  readonly shopOrigin: string;
  /** Origin under which shoppers reach these pages. */
  readonly origin: string;
  /** Proxies in front of these pages; none when absent. */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Where the store's desk opens photos; without it they are only counted. */
  readonly fileStore?: FileStore | undefined;
  /** The desk is not served when absent. */
  readonly desk?: DeskParts | undefined;
};
