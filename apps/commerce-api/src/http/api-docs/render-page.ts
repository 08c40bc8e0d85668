import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { DOCS_PATH } from './docs-path.ts';
import { pageStyles } from './page-styles.ts';

export type Html = ReturnType<typeof html>;

const styleHash = createHash('sha256').update(pageStyles).digest('base64');
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page of the documentation; nothing runs in it. */
export async function renderPage(page: {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
}): Promise<Response> {
  const text = await html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${raw(pageStyles)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="bar"><nav class="page" aria-label="Documentation">
<a class="brand" href="${DOCS_PATH}">Commerce API</a>
<a href="${DOCS_PATH}#calls">Calls</a>
<a href="${DOCS_PATH}#schemas">Schemas</a>
<a href="${DOCS_PATH}/openapi.json">OpenAPI document</a>
</nav></header>
<main class="page" id="main">${page.body}</main>
</body>
</html>`;
  return new Response(text.toString(), {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=300',
    },
  });
}
