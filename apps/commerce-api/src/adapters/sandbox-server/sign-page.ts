import { hasHiddenCharacters } from '@ownpath/domain/forms';
import type { Locale } from '@ownpath/domain/site';
import { html, raw } from 'hono/html';
import type { SandboxEnvelope } from '../../database/schema/index.ts';
import { pageLocaleOf, renderPage } from './page.ts';

type SignTexts = {
  readonly heading: string;
  readonly intro: string;
  readonly printHint: string;
  readonly consentHeading: string;
  readonly consentPoints: readonly string[];
  readonly consentLabel: string;
  readonly nameLabel: string;
  readonly nameHint: string;
  readonly sign: string;
  readonly decline: string;
  readonly consentError: string;
  readonly nameError: string;
  readonly hiddenError: string;
  readonly errorHeading: string;
  readonly finishedHeading: Readonly<Record<'signed' | 'declined' | 'voided', string>>;
  readonly back: string;
  readonly notFound: string;
};

const signTexts: Readonly<Record<Locale, SignTexts>> = {
  'en-US': {
    heading: 'Review and sign your agreement',
    intro: 'Read the whole agreement below. Nothing is charged until you sign.',
    printHint: 'You can print or save this page with your browser before you sign.',
    consentHeading: 'Consent to electronic records',
    consentPoints: [
      'You may have this agreement on paper instead, free of charge: ask your store before or after you sign.',
      'Your consent covers this agreement and the receipts and notices that belong to it.',
      'You may withdraw your consent at any time by telling your store; what you signed before stays valid.',
      'Tell your store when your e-mail address changes, so that notices reach you.',
      'You need a browser that shows this page and a way to print or save it.',
    ],
    consentLabel:
      'I can read this page, and I agree to use electronic records and an electronic signature for this agreement.',
    nameLabel: 'Type your full name to sign',
    nameHint: 'Typing your name here has the same effect as signing on paper.',
    sign: 'Sign',
    decline: 'Decline',
    consentError: 'Please confirm that you agree to use electronic records.',
    nameError: 'Please type your full name.',
    hiddenError: 'Please type your name again: it contains invisible characters.',
    errorHeading: 'Please check the following',
    finishedHeading: {
      signed: 'This agreement is signed',
      declined: 'You declined this agreement',
      voided: 'This agreement can no longer be signed',
    },
    back: 'Return to the shop',
    notFound: 'There is no such document.',
  },
  'es-US': {
    heading: 'Revise y firme su contrato',
    intro: 'Lea el contrato completo a continuación. No se le cobra nada hasta que usted firme.',
    printHint: 'Antes de firmar, puede imprimir o guardar esta página con su navegador.',
    consentHeading: 'Consentimiento para usar registros electrónicos',
    consentPoints: [
      'Usted puede recibir este contrato en papel sin costo: pídalo en su tienda antes o después de firmar.',
      'Su consentimiento abarca este contrato y los recibos y avisos relacionados con él.',
      'Puede retirar su consentimiento en cualquier momento avisando a su tienda; lo que ya firmó sigue siendo válido.',
      'Avise a su tienda si cambia su correo electrónico, para que los avisos le lleguen.',
      'Necesita un navegador que muestre esta página y una forma de imprimirla o guardarla.',
    ],
    consentLabel:
      'Puedo leer esta página y acepto usar registros electrónicos y una firma electrónica para este contrato.',
    nameLabel: 'Escriba su nombre completo para firmar',
    nameHint: 'Escribir su nombre aquí tiene el mismo efecto que firmar en papel.',
    sign: 'Firmar',
    decline: 'Rechazar',
    consentError: 'Confirme que acepta usar registros electrónicos.',
    nameError: 'Escriba su nombre completo.',
    hiddenError: 'Escriba su nombre de nuevo: contiene caracteres invisibles.',
    errorHeading: 'Revise lo siguiente',
    finishedHeading: {
      signed: 'Este contrato ya está firmado',
      declined: 'Usted rechazó este contrato',
      voided: 'Este contrato ya no se puede firmar',
    },
    back: 'Volver a la tienda',
    notFound: 'Este documento no existe.',
  },
};

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
  const errorOf: Record<SignField, string> = {
    consent: texts.consentError,
    signerName: hasHiddenCharacters(typedName) ? texts.hiddenError : texts.nameError,
  };
  const error = (field: SignField) =>
    isWrong(field) ? html`<p class="error-text" id="${field}-error">${errorOf[field]}</p>` : '';
  return renderPage({
    locale,
    title: envelope.title,
    styles,
    status: wrongFields.length > 0 ? 422 : 200,
    // Chrome also checks the redirect after a form against `form-action`.
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
