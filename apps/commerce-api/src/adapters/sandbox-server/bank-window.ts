import { asLocale, type Locale } from '@ownpath/domain/site';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxBankLink } from '../../database/schema/index.ts';
import { bankOfLink, getSandboxBankLink, tryBankSignIn } from '../bank-verification/sandbox.ts';
import { renderPage, type SandboxServerParts } from './page.ts';

const texts: Record<Locale, Record<string, string>> = {
  'en-US': {
    title: 'Sign in to your bank',
    intro: 'You are at the bank-linking provider. The store does not see what you type here.',
    user: 'User name',
    password: 'Password',
    connect: 'Connect',
    cancel: 'Cancel',
    wrong: 'User name or password is wrong. Please try again.',
    sandbox: 'This is a sandbox: user_good with pass_good, user_locked or user_nsf.',
    done: 'This window is finished.',
    back: 'Back to the store',
  },
  'es-US': {
    title: 'Inicie sesión en su banco',
    intro: 'Está en el proveedor que conecta su banco. La tienda no ve lo que usted escribe aquí.',
    user: 'Usuario',
    password: 'Contraseña',
    connect: 'Conectar',
    cancel: 'Cancelar',
    wrong: 'El usuario o la contraseña no es correcto. Inténtelo de nuevo.',
    sandbox: 'Este es un entorno de prueba: user_good con pass_good, user_locked o user_nsf.',
    done: 'Esta ventana ya terminó.',
    back: 'Volver a la tienda',
  },
};

const styles = `
body { background: var(--color-oat-100); }
main { max-width: 30rem; margin: 0 auto; padding: 3rem 1.25rem; }
.card { background: #fff; border-radius: 1.25rem; box-shadow: var(--shadow-card); padding: 1.75rem; }
h1 { font: 700 1.75rem/2.125rem var(--font-display); margin: 0 0 .25rem; }
.bank { font-weight: 600; margin: 0 0 .75rem; }
.field { margin-top: 1.125rem; }
.hint { color: var(--color-ink-2); }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem; }
a { color: var(--color-spruce-700); font-weight: 600; }
`;

function page(link: SandboxBankLink, shopOrigin: string, isWrong: boolean): Promise<Response> {
  const locale = asLocale(link.locale);
  const text = texts[locale];
  const form = html`<form method="post" action="/bank/${link.id}" autocomplete="off">
    <p class="hint">${text.intro}</p>
    ${isWrong ? html`<p class="error-text" role="alert">${text.wrong}</p>` : ''}
    <div class="field"><label for="userName">${text.user}</label>
      <input type="text" id="userName" name="userName" maxlength="100" autocapitalize="none"></div>
    <div class="field"><label for="password">${text.password}</label>
      <input type="password" id="password" name="password" maxlength="100"></div>
    <p class="hint">${text.sandbox}</p>
    <div class="actions">
      <button class="button button-action" name="act" value="connect">${text.connect}</button>
      <button class="button button-outline" name="act" value="cancel">${text.cancel}</button>
    </div>
  </form>`;
  const finished = html`<p>${text.done}</p><p><a href="${link.returnUrl}">${text.back}</a></p>`;
  return renderPage({
    locale,
    title: text.title ?? '',
    styles,
    status: isWrong ? 422 : 200,
    // Chrome also checks the redirect after a form against `form-action`.
    policy: { 'form-action': `'self' ${shopOrigin}`, 'frame-ancestors': "'none'" },
    body: html`<main><div class="card"><h1>${text.title}</h1><p class="bank">${bankOfLink(link)}</p>
      ${link.status === 'open' ? form : finished}</div></main>`,
  });
}

/** The bank-linking provider's window: a plain form, so that it works without a script. */
export function bankRoutes({ database, shopOrigin }: SandboxServerParts): Hono {
  const app = new Hono();
  const find = (id: string) => getSandboxBankLink(database, id).catch(() => null);

  app.get('/bank/:linkId', async (context) => {
    const link = await find(context.req.param('linkId'));
    return link ? page(link, shopOrigin, false) : context.notFound();
  });

  app.post('/bank/:linkId', async (context) => {
    const link = await find(context.req.param('linkId'));
    if (!link) return context.notFound();
    const form = await context.req.parseBody();
    const text = (name: string) => String(form[name] ?? '').trim();
    const typed = { userName: text('userName'), password: text('password') };
    const after = await tryBankSignIn(database, link, text('act') === 'cancel' ? 'cancel' : typed);
    if (after.status === 'open') return page(after, shopOrigin, true);
    await database.flush();
    return context.redirect(after.returnUrl, 303);
  });
  return app;
}
