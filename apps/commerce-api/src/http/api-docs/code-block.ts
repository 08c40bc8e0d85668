import { html } from 'hono/html';
import type { Html } from './render-page.ts';

const JSON_TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/g;
const SHELL_TOKEN = /(\$\w+)|(^curl|(?<=\n)curl|(?<=\s)-[A-Zdsuow]+(?=\s))/g;

/** Cuts a text at its tokens; `classOf` names what each is, or nothing. */
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

/** A value as a reader wants it: two spaces a level, keys apart from values. */
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

/** Code with its caption; the script of the page adds a button that copies it. */
export function codeBlock(caption: Html | string, code: Html): Html {
  const label = typeof caption === 'string' ? caption : 'Code';
  return html`<figure class="code"><figcaption>${caption}</figcaption><pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre></figure>`;
}
