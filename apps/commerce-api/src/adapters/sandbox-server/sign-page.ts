import { HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { hasHiddenCharacters } from '@ownpath/domain/forms';
import { asLocale } from '@ownpath/domain/site';
import { html, raw } from 'hono/html';
import type { SandboxEnvelope } from '../../database/schema/index.ts';
import { renderPage } from './page.ts';
import { signStyles } from './sign-styles.ts';
import { type SignTexts, signTexts } from './sign-texts.ts';

/** The sprig of the shop's logo. */
const SPRIG = `<svg width="28" height="28" viewBox="0 0 40 40" aria-hidden="true"><path d="M20 38C20 28 19.5 22 16 15" fill="none" stroke="#6F9079" stroke-width="2.2" stroke-linecap="round"/><path d="M19.6 28c-6 .8-10.5-1.6-12.6-6.2 5.4-.9 10.2 1.2 12.6 6.2zM20 31.5c5.6-.2 9.6-3 11-7.800-5.3-.2-9.5 2.6-11 7.800zM18 20.500C12.6 20 9 16.800 8.2 11.800c5.2.6 8.800 3.6 9.800 8.700z" fill="#6F9079"/><g fill="#DA4A26"><circle cx="17" cy="9" r="4.3"/><circle cx="25" cy="7.6" r="4.3"/><circle cx="22" cy="15" r="4.3"/><circle cx="30" cy="14" r="4.3"/></g></svg>`;

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
    <p class="brand">${raw(SPRIG)}<span>Rowan <b>&amp;</b> Co.</span></p>
    <p><strong>${envelope.title}</strong>${texts.forPerson(envelope.signerName)}</p>
    <span class="language">${texts.language}</span>
  </div>`;
}

/** Who signs for whom: what a signer checks before they read on. Documents of before say the name only. */
function identity({ signerName, signerPhoneEnding, sender, reference }: SandboxEnvelope, texts: SignTexts) {
  const facts = [
    [texts.signer, texts.signerValue(signerName, signerPhoneEnding)],
    [texts.sender, sender],
    [texts.reference, reference],
  ] as const;
  return html`<dl class="who">${facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
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
  ${identity(envelope, texts)}
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
  <p class="go-bar no-print"><a class="go" href="#signerName">${texts.goToSignature}</a></p>
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
