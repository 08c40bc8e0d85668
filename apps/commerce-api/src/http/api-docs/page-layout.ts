import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { callsOf, type OpenApiDocument } from './openapi-types.ts';
import { DOCS_PATH, pageScript, pageStyles } from './page-assets.ts';

export type Html = ReturnType<typeof html>;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(pageStyles)}`,
  `script-src ${hashOf(pageScript)}`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `Shopper login` is found at `#shopper-login`. */
export function topicAnchor(topic: string): string {
  return topic.toLowerCase().replace(/\W+/g, '-');
}

export function methodBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

/** A path that may wrap after its slashes, with its parameters marked up. */
export function addressInWords(path: string): Html {
  const parts = path.split(/(?<=\/)/);
  return html`${parts.map((part) => {
    const [, name, rest = ''] = /^(\{\w+\})(.*)$/.exec(part) ?? [];
    return name === undefined ? html`${part}<wbr>` : html`<var>${name}</var>${rest}<wbr>`;
  })}`;
}

/** A sentence with code in backticks. */
export function withCode(sentence: string): Html {
  return html`${sentence.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Every call by its topic; the topic of the current call is open. */
function sideOf(document: OpenApiDocument, current: string | undefined): Html {
  const calls = callsOf(document);
  return html`<nav class="side" aria-label="Calls">${document.tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const isOpen = own.some(({ operation }) => operation.operationId === current);
    return html`<details${isOpen ? raw(' open') : ''}><summary>${name}</summary><ul>${own.map(
      ({ operation: { operationId } }) =>
        html`<li><a href="${DOCS_PATH}/calls/${operationId}"${
          operationId === current ? raw(' aria-current="page"') : ''
        }>${operationId}</a></li>`,
    )}</ul></details>`;
  })}</nav>`;
}

/** A page of the documentation. It works without its script, which only filters and copies. */
export async function renderPage(
  document: OpenApiDocument,
  page: {
    readonly title: string;
    readonly body: Html;
    /** The call that the page documents. */
    readonly current?: string;
    readonly search?: string;
  },
): Promise<Response> {
  const text = await html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${raw(pageStyles)}</style>
</head>
<body${page.search ? raw(' class="filtering"') : ''}>
<a class="skip" href="#main">Skip to content</a>
<header class="bar"><div class="inner">
<a class="brand" href="${DOCS_PATH}">Commerce API</a>
<form role="search" action="${DOCS_PATH}" method="get">
<label for="find" class="unseen">Find a call</label>
<input id="find" name="q" type="search" placeholder="Find a call" autocomplete="off" value="${page.search ?? ''}">
</form>
<nav aria-label="Documentation"><a href="${DOCS_PATH}#calls">Calls</a>
<a href="${DOCS_PATH}/problems">Problems</a>
<a href="${DOCS_PATH}/schemas">Schemas</a>
<a href="${DOCS_PATH}/openapi.json">OpenAPI</a></nav>
</div></header>
<div class="frame">${sideOf(document, page.current)}<main id="main" tabindex="-1">${page.body}</main></div>
<script>${raw(pageScript)}</script>
</body>
</html>`;
  return new Response(text.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'public, max-age=300',
    },
  });
}

const JSON_TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/g;
const SHELL_TOKEN = /(\$\w+)|(^curl|(?<=\n)curl|(?<=\s)-[A-Zdsuow]+(?=\s))/g;

/** Wraps each token of a text in a span whose class `classOf` returns. */
function marked(text: string, token: RegExp, classOf: (match: RegExpMatchArray) => string): Html[] {
  const parts: Html[] = [];
  let at = 0;
  for (const match of text.matchAll(token)) {
    const word = match[1] ?? match[0];
    parts.push(html`${text.slice(at, match.index)}<span class="${classOf(match)}">${word}</span>`);
    at = match.index + word.length;
  }
  return [...parts, html`${text.slice(at)}`];
}

/** A value as indented JSON, with keys and values highlighted. */
export function jsonCode(value: unknown): Html {
  const text = JSON.stringify(value, null, 2);
  return html`${marked(text, JSON_TOKEN, ([, quoted, colon]) => {
    if (colon) return 'key';
    return quoted ? 'text' : 'value';
  })}`;
}

export function shellCode(text: string): Html {
  return html`${marked(text, SHELL_TOKEN, ([, variable]) => (variable ? 'text' : 'key'))}`;
}

/** Code with its caption; the page's script adds a copy button. */
export function codeBlock(caption: Html | string, code: Html): Html {
  const label = typeof caption === 'string' ? caption : 'Code';
  return html`<figure class="code"><figcaption>${caption}</figcaption><pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre></figure>`;
}
