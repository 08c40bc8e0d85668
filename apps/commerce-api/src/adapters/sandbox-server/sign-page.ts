import { html, raw } from 'hono/html';
import type { SandboxEnvelope } from '../../database/schema/index.ts';
import { pageLocaleOf, renderPage } from './page.ts';
import { signTexts } from './sign-texts.ts';

const styles = `
body { background: var(--color-oat-100); }
main { max-width: 52rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem) 1rem; }
h1 { font: 700 clamp(1.875rem, 1.55rem + 1.35vw, 2.625rem)/1.06 var(--font-display); letter-spacing: -.025em; margin: 0 0 1rem; }
h2, h3 { font: 700 1.25rem/1.625rem var(--font-display); margin: 1.75rem 0 .5rem; }
h2 { font-size: 1.5rem; line-height: 1.875rem; }
.card > h2:first-child, .card > section > h2:first-child { margin-top: 0; }
.card { background: #fff; border-radius: 1rem; box-shadow: var(--shadow-card); padding: clamp(1rem, 4vw, 2rem); margin: 1.5rem 0; }
.document { overflow-x: auto; }
.document table { width: 100%; border-collapse: collapse; font-size: .9375rem; line-height: 1.375rem; font-variant-numeric: tabular-nums; }
.document th, .document td { text-align: left; padding: .375rem .5rem; border-bottom: 1px solid var(--color-oat-300); vertical-align: top; }
.document td:last-child, .document th:last-child { text-align: right; }
@media (max-width: 30rem) {
  .card { padding: 1rem .875rem; }
  .document table { font-size: .75rem; line-height: 1.125rem; }
  .document th, .document td { padding: .375rem .1875rem; overflow-wrap: break-word; }
  .document th:first-child, .document td:first-child { padding-left: 0; }
  .document th:last-child, .document td:last-child { padding-right: 0; }
}
.consent { display: flex; gap: .75rem; align-items: flex-start; font-weight: 400; margin: 1rem 0 0; }
.consent input { width: 24px; height: 24px; flex: none; accent-color: var(--color-spruce-700); }
.field { margin-top: 1.5rem; max-width: 28rem; }
.hint { color: var(--color-ink-2); margin: .375rem 0 0; }
.actions { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: 1.75rem; }
.actions .button { flex: 1 1 10rem; max-width: 16rem; }
.summary { background: var(--color-error-soft); border-radius: .625rem; padding: 1rem 1.25rem; }
.summary a { color: var(--color-error); }
a { color: var(--color-spruce-700); }
@media print { form, .no-print { display: none; } body { background: #fff; } .card { box-shadow: none; padding: 0; } }
`;

export type SignField = 'consent' | 'signerName';

/** The agreement with consent, name and two buttons: a plain form, so that it works without a script. */
export function signPage(page: {
  readonly envelope: SandboxEnvelope;
  readonly shopOrigin: string;
  readonly wrongFields?: readonly SignField[];
  readonly typedName?: string;
  readonly hasConsented?: boolean;
}): Promise<Response> {
  const { envelope, shopOrigin, wrongFields = [], typedName = '', hasConsented = false } = page;
  const locale = pageLocaleOf(envelope.locale);
  const texts = signTexts[locale];
  const isWrong = (field: SignField) => wrongFields.includes(field);
  const errorOf: Record<SignField, string> = { consent: texts.consentError, signerName: texts.nameError };
  const error = (field: SignField) =>
    isWrong(field) ? html`<p class="error-text" id="${field}-error">${errorOf[field]}</p>` : '';
  return renderPage({
    locale,
    title: envelope.title,
    styles,
    status: wrongFields.length > 0 ? 422 : 200,
    // Chrome holds the redirect after a form to `form-action`, too.
    policy: { 'form-action': `'self' ${shopOrigin}`, 'frame-ancestors': shopOrigin },
    body: html`<main>
  <h1>${texts.heading}</h1>
  <p class="no-print">${texts.intro} ${texts.printHint}</p>
  ${
    wrongFields.length > 0
      ? html`<div class="summary" role="alert"><strong>${texts.errorHeading}</strong><ul>${wrongFields.map(
          (field) => html`<li><a href="#${field}">${errorOf[field]}</a></li>`,
        )}</ul></div>`
      : ''
  }
  <article class="card document" tabindex="0">${raw(envelope.documentHtml)}</article>
  <form class="card" method="post" action="/sign/${envelope.id}">
    <h2>${texts.consentHeading}</h2>
    <ul>${texts.consentPoints.map((point) => html`<li>${point}</li>`)}</ul>
    <label class="consent" for="consent">
      <input type="checkbox" id="consent" name="consent" value="yes" ${hasConsented ? raw('checked') : ''}
        ${isWrong('consent') ? raw('aria-invalid="true" aria-describedby="consent-error"') : ''}>
      <span>${texts.consentLabel}</span>
    </label>
    ${error('consent')}
    <div class="field">
      <label for="signerName">${texts.nameLabel}</label>
      <input type="text" id="signerName" name="signerName" autocomplete="name" maxlength="120" value="${typedName}"
        aria-invalid="${isWrong('signerName') ? 'true' : 'false'}" aria-describedby="signerName-hint signerName-error">
      <p class="hint" id="signerName-hint">${texts.nameHint}</p>
      ${error('signerName')}
    </div>
    <div class="actions">
      <button class="button button-action" type="submit" name="act" value="sign">${texts.sign}</button>
      <button class="button button-outline" type="submit" name="act" value="decline">${texts.decline}</button>
    </div>
  </form>
</main>`,
  });
}

/** Shown instead of the form when the envelope is no longer open. */
export function finishedPage(page: {
  readonly envelope: SandboxEnvelope;
  readonly backUrl: string;
  readonly shopOrigin: string;
}): Promise<Response> {
  const { envelope, backUrl, shopOrigin } = page;
  const locale = pageLocaleOf(envelope.locale);
  const texts = signTexts[locale];
  const status = envelope.status === 'created' ? 'voided' : envelope.status;
  return renderPage({
    locale,
    title: envelope.title,
    styles,
    policy: { 'frame-ancestors': shopOrigin },
    body: html`<main>
  <h1>${texts.finishedHeading[status]}</h1>
  <p><a href="${backUrl}">${texts.back}</a></p>
  <article class="card document" tabindex="0">${raw(envelope.documentHtml)}</article>
</main>`,
  });
}
