import type { Locale } from '@ownpath/domain/site';
import { html, raw } from 'hono/html';
import { renderPage } from './page.ts';

export type SignInError = 'email' | 'password' | 'wrong';

type SignInTexts = {
  readonly title: string;
  readonly heading: string;
  readonly intro: string;
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly cancel: string;
  readonly errors: Readonly<Record<SignInError, string>>;
  readonly consentHeading: string;
  readonly consentIntro: (email: string) => string;
  readonly shared: readonly string[];
  readonly notShared: string;
  readonly allow: string;
  readonly deny: string;
  readonly closedHeading: string;
  readonly closed: string;
  readonly signedOutHeading: string;
  readonly signedOut: string;
  readonly back: string;
  readonly sandbox: string;
};

const signInTexts: Readonly<Record<Locale, SignInTexts>> = {
  'en-US': {
    title: 'Sign in',
    heading: 'Sign in',
    intro: 'Continue to Rowan & Co. with your single sign-on account.',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    cancel: 'Cancel',
    errors: {
      email: 'Please enter your email address.',
      password: 'Please enter your password.',
      wrong: 'The email or the password is not right. Please try again.',
    },
    consentHeading: 'Share with Rowan & Co.?',
    consentIntro: (email) => `You are signed in as ${email}. The shop asks for:`,
    shared: ['Your name', 'Your email address, and whether it is verified'],
    notShared: 'Your password is never shared.',
    allow: 'Allow',
    deny: 'Don’t allow',
    closedHeading: 'This sign-in is no longer open',
    closed: 'It was finished already, or it took more than ten minutes. Please start again at the shop.',
    signedOutHeading: 'You are signed out',
    signedOut: 'Your single sign-on session has ended.',
    back: 'Return to the shop',
    sandbox: 'Sandbox of the single sign-on service. Don’t use a real password.',
  },
  'es-US': {
    title: 'Iniciar sesión',
    heading: 'Inicie sesión',
    intro: 'Continúe a Rowan & Co. con su cuenta de inicio de sesión único.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    cancel: 'Cancelar',
    errors: {
      email: 'Escriba su correo electrónico.',
      password: 'Escriba su contraseña.',
      wrong: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
    },
    consentHeading: '¿Compartir con Rowan & Co.?',
    consentIntro: (email) => `Usted inició sesión como ${email}. La tienda solicita:`,
    shared: ['Su nombre', 'Su correo electrónico y si está verificado'],
    notShared: 'Su contraseña nunca se comparte.',
    allow: 'Permitir',
    deny: 'No permitir',
    closedHeading: 'Este inicio de sesión ya no está abierto',
    closed: 'Ya se completó o pasaron más de diez minutos. Empiece de nuevo en la tienda.',
    signedOutHeading: 'Usted cerró sesión',
    signedOut: 'Su sesión del inicio de sesión único ha terminado.',
    back: 'Volver a la tienda',
    sandbox: 'Entorno de prueba del servicio de inicio de sesión único. No use una contraseña real.',
  },
};

const styles = `
body { background: var(--color-oat-100); min-height: 100vh; display: grid; place-items: start center; padding: clamp(1rem, 8vh, 6rem) 1rem; }
main { width: 100%; max-width: 26rem; background: #fff; border-radius: 1rem; box-shadow: var(--shadow-card); padding: clamp(1.25rem, 5vw, 2.25rem); }
h1 { font: 700 1.875rem/2.125rem var(--font-display); letter-spacing: -.02em; margin: 0 0 .5rem; }
p { margin: 0 0 1rem; }
.field { margin-top: 1.25rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem; }
.actions .button { flex: 1 1 9rem; }
ul { margin: 0 0 1rem; padding-left: 1.25rem; }
.summary { background: var(--color-error-soft); border-radius: .625rem; padding: .75rem 1rem; margin: 1rem 0 0; }
.email { overflow-wrap: anywhere; }
.note { color: var(--color-ink-2); font-size: .8125rem; line-height: 1.25rem; margin: 1.75rem 0 0; }
a { color: var(--color-spruce-700); }
`;

/**
 * Allowed targets of a form: Chrome checks every redirect after it against `form-action`, and the client that began the
 * sign-in is the last of them.
 */
const FORM_POLICY = { 'form-action': "'self' http: https:", 'frame-ancestors': "'none'" };
const STATUS_WRONG = 422;

/** E-mail and password; a plain form, so that it works without a script. */
export function signInPage(page: {
  readonly locale: Locale;
  readonly action: string;
  readonly signIn: string;
  readonly email?: string;
  readonly error?: SignInError;
}): Promise<Response> {
  const { locale, action, signIn, email = '', error } = page;
  const texts = signInTexts[locale];
  const wrong = (field: SignInError) =>
    error === field ? raw(`aria-invalid="true" aria-describedby="${field}-error"`) : '';
  const errorOf = (field: SignInError) =>
    error === field ? html`<p class="error-text" id="${field}-error">${texts.errors[field]}</p>` : '';
  return renderPage({
    locale,
    title: texts.title,
    styles,
    status: error ? STATUS_WRONG : 200,
    policy: FORM_POLICY,
    body: html`<main>
  <h1>${texts.heading}</h1>
  <p>${texts.intro}</p>
  ${error === 'wrong' ? html`<p class="summary" role="alert">${texts.errors.wrong}</p>` : ''}
  <form method="post" action="${action}" novalidate>
    <input type="hidden" name="sign_in" value="${signIn}">
    <div class="field">
      <label for="email">${texts.email}</label>
      <input type="email" id="email" name="email" value="${email}" autocomplete="username" maxlength="254"
        autocapitalize="off" spellcheck="false" required ${wrong('email')}>
      ${errorOf('email')}
    </div>
    <div class="field">
      <label for="password">${texts.password}</label>
      <input type="password" id="password" name="password" autocomplete="current-password" maxlength="128"
        required ${wrong('password')}>
      ${errorOf('password')}
    </div>
    <div class="actions">
      <button class="button button-action" type="submit" name="act" value="sign-in">${texts.signIn}</button>
      <button class="button button-outline" type="submit" name="act" value="cancel">${texts.cancel}</button>
    </div>
  </form>
  <p class="note">${texts.sandbox}</p>
</main>`,
  });
}

/** Consent to the data that the shop gets. */
export function consentPage(page: {
  readonly locale: Locale;
  readonly action: string;
  readonly consent: string;
  readonly email: string;
}): Promise<Response> {
  const { locale, action, consent, email } = page;
  const texts = signInTexts[locale];
  return renderPage({
    locale,
    title: texts.consentHeading,
    styles,
    policy: FORM_POLICY,
    body: html`<main>
  <h1>${texts.consentHeading}</h1>
  <p class="email">${texts.consentIntro(email)}</p>
  <ul>${texts.shared.map((item) => html`<li>${item}</li>`)}</ul>
  <p>${texts.notShared}</p>
  <form method="post" action="${action}">
    <input type="hidden" name="consent" value="${consent}">
    <div class="actions">
      <button class="button button-action" type="submit" name="act" value="allow">${texts.allow}</button>
      <button class="button button-outline" type="submit" name="act" value="deny">${texts.deny}</button>
    </div>
  </form>
  <p class="note">${texts.sandbox}</p>
</main>`,
  });
}

/** The last page where there is no redirect: an expired form, or a sign-out without a return address. */
export function lastPage(page: {
  readonly locale: Locale;
  readonly kind: 'closed' | 'signedOut';
  readonly shopOrigin: string;
}): Promise<Response> {
  const { locale, kind, shopOrigin } = page;
  const texts = signInTexts[locale];
  const heading = texts[`${kind}Heading`];
  return renderPage({
    locale,
    title: heading,
    styles,
    status: kind === 'closed' ? 410 : 200,
    policy: FORM_POLICY,
    body: html`<main>
  <h1>${heading}</h1>
  <p>${texts[kind]}</p>
  <p><a href="${shopOrigin}">${texts.back}</a></p>
</main>`,
  });
}
