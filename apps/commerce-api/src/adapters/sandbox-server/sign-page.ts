import { HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { hasHiddenCharacters } from '@ownpath/domain/forms';
import { asLocale } from '@ownpath/domain/site';
import { html, raw } from 'hono/html';
import type { SandboxEnvelope } from '../../database/schema/index.ts';
import { renderPage } from './page.ts';
import { signStyles } from './sign-styles.ts';
import { type SignTexts, signTexts } from './sign-texts.ts';

export const SIGN_SCRIPT_PATH = '/assets/sign.js';

export type SignField = 'consent' | 'signerName';

/** The summary of a document that begins with one, and its text. */
function partsOf(documentHtml: string): { readonly summary: string; readonly text: string } {
  const end = documentHtml.startsWith('<aside') ? documentHtml.indexOf('</aside>') : -1;
  if (end === -1) return { summary: '', text: documentHtml };
  const start = end + '</aside>'.length;
  return { summary: documentHtml.slice(0, start), text: documentHtml.slice(start) };
}

function bar(envelope: SandboxEnvelope, texts: SignTexts) {
  return html`<div class="bar">
    <p><strong>${envelope.title}</strong>${texts.forPerson(envelope.signerName)}</p>
    <span class="language">${texts.language}</span>
  </div>`;
}

/** The day of signing; an address without a time zone, or with an unknown one, gets that of the head office. */
function dayText(now: Date, timeZone: string, locale: string): string {
  try {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(now);
  } catch {
    return dayText(now, HEAD_OFFICE_TIME_ZONE, locale);
  }
}

/** The agreement with consent, name and two buttons: a plain form, so that it works without a script. */
export function signPage(page: {
  readonly envelope: SandboxEnvelope;
  readonly shopOrigin: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly wrongFields?: readonly SignField[];
  readonly typedName?: string;
  readonly hasConsented?: boolean;
}): Promise<Response> {
  const { envelope, shopOrigin, wrongFields = [], typedName = '', hasConsented = false } = page;
  const locale = asLocale(envelope.locale);
  const texts = signTexts[locale];
  const isWrong = (field: SignField) => wrongFields.includes(field);
  const errorOf: Record<SignField, string> = {
    consent: texts.consentError,
    signerName: nameErrorOf(typedName, envelope.signerName, texts),
  };
  const error = (field: SignField) =>
    isWrong(field) ? html`<p class="error-text" id="${field}-error">${errorOf[field]}</p>` : '';
  const { summary, text } = partsOf(envelope.documentHtml);
  return renderPage({
    locale,
    title: envelope.title,
    styles: signStyles,
    scriptPath: SIGN_SCRIPT_PATH,
    status: wrongFields.length > 0 ? 422 : 200,
    // Chrome also checks the redirect after a form against `form-action`.
    policy: { 'form-action': `'self' ${shopOrigin}`, 'frame-ancestors': shopOrigin },
    body: html`<main>
  <h1>${texts.heading}</h1>
  <p class="intro no-print">${texts.intro} ${texts.printHint}</p>
  ${
    wrongFields.length > 0
      ? html`<div class="error-summary" role="alert" tabindex="-1" autofocus><strong>${texts.errorHeading}</strong><ul>${wrongFields.map(
          (field) => html`<li><a href="#${field}">${errorOf[field]}</a></li>`,
        )}</ul></div>`
      : ''
  }
  <div class="layout">
  <div class="side">
    ${raw(summary)}
    <a class="go no-print" href="#signerName">${texts.goToSignature}</a>
  </div>
  <article class="paper">
  ${bar(envelope, texts)}
  ${raw(text)}
  <form id="sign" method="post" data-signing="${texts.signing}">
    <h2>${texts.consentHeading}</h2>
    <ul>${texts.consentPoints.map((point) => html`<li>${point}</li>`)}</ul>
    <label class="consent" for="consent">
      <input type="checkbox" id="consent" name="consent" value="yes" ${hasConsented ? raw('checked') : ''}
        ${isWrong('consent') ? raw('aria-invalid="true" aria-describedby="consent-error"') : ''}>
      <span>${texts.consentLabel}</span>
    </label>
    ${error('consent')}
    <div class="name">
      <div class="field">
        <label for="signerName">${texts.nameLabel}</label>
        <input type="text" id="signerName" name="signerName" autocomplete="name" maxlength="120" value="${typedName}"
          aria-invalid="${isWrong('signerName') ? 'true' : 'false'}" aria-describedby="signerName-hint signerName-error">
        <p class="hint" id="signerName-hint">${texts.nameHint(envelope.signerName)}</p>
        ${error('signerName')}
      </div>
      <p class="date"><strong>${texts.date}</strong><br>${dayText(page.now, page.timeZone, locale)}</p>
    </div>
    <div id="preview" hidden aria-hidden="true">
      <p class="signature"></p>
      <p class="hint">${texts.preview}</p>
    </div>
    <div class="actions">
      <button class="button button-action" type="submit" name="act" value="sign">${texts.sign}</button>
      <button class="button button-outline" type="submit" name="act" value="decline">${texts.decline}</button>
    </div>
  </form>
  </article>
  </div>
</main>`,
  });
}

function nameErrorOf(typedName: string, signerName: string, texts: SignTexts): string {
  if (typedName === '') return texts.nameError;
  return hasHiddenCharacters(typedName) ? texts.hiddenError : texts.otherNameError(signerName);
}

/** Shown instead of the form when the envelope is no longer open. */
export function finishedPage(page: {
  readonly envelope: SandboxEnvelope;
  readonly backUrl: string;
  readonly shopOrigin: string;
}): Promise<Response> {
  const { envelope, backUrl, shopOrigin } = page;
  const locale = asLocale(envelope.locale);
  const texts = signTexts[locale];
  const status = envelope.status === 'created' ? 'voided' : envelope.status;
  const { summary, text } = partsOf(envelope.documentHtml);
  return renderPage({
    locale,
    title: envelope.title,
    styles: signStyles,
    policy: { 'frame-ancestors': shopOrigin },
    body: html`<main>
  <h1>${texts.finishedHeading[status]}</h1>
  <p><a href="${backUrl}">${texts.back}</a></p>
  <div class="layout">
  ${summary === '' ? '' : html`<div class="side">${raw(summary)}</div>`}
  <article class="paper">${bar(envelope, texts)}${raw(text)}</article>
  </div>
</main>`,
  });
}
