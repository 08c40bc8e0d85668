import type { Locale } from '@ownpath/domain/site';
import { html } from 'hono/html';
import type { CardField } from '../payment-gateway/sandbox-tokens.ts';
import { hostedFieldsTexts } from './hosted-fields-texts.ts';
import { renderPage } from './page.ts';

const styles = `
body { background: #fff; padding: 6px; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.wide { grid-column: 1 / -1; }
.hint { color: var(--color-ink-3); margin: .375rem 0 0; font-size: .8125rem; line-height: 1.125rem; }
.number-row { position: relative; }
.brand { position: absolute; right: .875rem; top: 0; line-height: 48px; font-size: .8125rem; color: var(--color-ink-2); }
@media (max-width: 22rem) { form { grid-template-columns: 1fr; } }
`;

const attributes: Readonly<
  Record<CardField, { autocomplete: string; inputmode: string; maxlength: number }>
> = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 7 },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 },
  nameOnCard: { autocomplete: 'cc-name', inputmode: 'text', maxlength: 100 },
};

/** Card fields for an iframe of the shop; the script speaks to exactly `parentOrigin`. */
export function hostedFieldsPage(page: {
  readonly sessionId: string;
  readonly locale: Locale;
  readonly parentOrigin: string;
}): Promise<Response> {
  const texts = hostedFieldsTexts[page.locale];
  const field = (name: CardField, hint: string | null, isWide: boolean) => {
    const { autocomplete, inputmode, maxlength } = attributes[name];
    return html`<div class="${isWide ? 'wide' : ''}">
  <label for="${name}">${texts.labels[name]}</label>
  <div class="number-row">
    <input type="text" id="${name}" name="${name}" required autocomplete="${autocomplete}" inputmode="${inputmode}"
      maxlength="${maxlength}" spellcheck="false" autocapitalize="off"
      aria-describedby="${name}-error${hint ? ` ${name}-hint` : ''}">
    ${name === 'number' ? html`<span class="brand" id="brand" aria-hidden="true"></span>` : ''}
  </div>
  ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
  <p class="error-text" id="${name}-error" hidden></p>
</div>`;
  };
  return renderPage({
    locale: page.locale,
    title: texts.title,
    styles,
    scriptPath: '/assets/hosted-fields.js',
    policy: { 'connect-src': "'self'", 'form-action': "'none'", 'frame-ancestors': page.parentOrigin },
    body: html`<form id="card" novalidate autocomplete="on" aria-label="${texts.title}"
  data-session-id="${page.sessionId}" data-parent-origin="${page.parentOrigin}"
  data-texts="${JSON.stringify({ errors: texts.errors, expired: texts.expired, failed: texts.failed })}">
  ${field('number', null, true)}
  ${field('expiry', texts.expiryHint, false)}
  ${field('securityCode', texts.codeHint, false)}
  ${field('nameOnCard', null, true)}
  <p class="error-text wide" id="form-error" role="alert" hidden></p>
</form>`,
  });
}
