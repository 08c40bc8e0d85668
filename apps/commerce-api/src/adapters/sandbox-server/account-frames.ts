import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { asLocale, type Locale } from '@ownpath/domain/site';
import { WALLET_NAMES, type Wallet } from '@ownpath/domain/stores';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import {
  bankBehaviorOf,
  framePathOf,
  WALLET_BEHAVIORS,
  walletOfPath,
} from '../payment-gateway/account-rules.ts';
import { createAccountToken, digitsOf, wrongBankFields } from '../payment-gateway/sandbox-tokens.ts';
import { accountFrameTexts } from './account-frame-texts.ts';
import { SESSION_ID } from './hosted-fields.ts';
import { renderPage, type SandboxServerParts } from './page.ts';

const styles = `
body { background: #fff; padding: 6px; }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.wide { grid-column: 1 / -1; }
.hint { color: var(--color-ink-3); margin: .375rem 0 0; font-size: .8125rem; line-height: 1.125rem; }
.wallet { border: 1px solid var(--color-oat-300); border-radius: .625rem; padding: 1.25rem; display: grid; gap: 1rem; }
.wallet p { margin: 0; }
.name { font: 700 1.25rem/1.5rem var(--font-display); }
select { width: 100%; height: 48px; padding: 0 .875rem; font: inherit; color: inherit; background: #fff;
  border: 1px solid var(--color-oat-500); border-radius: .625rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
@media (max-width: 26rem) { form { grid-template-columns: 1fr; } .actions .button { width: 100%; } }
`;
const SCRIPT = new URL('./account-frames.client.js', import.meta.url);
const SCRIPT_PATH = '/assets/account-frames.js';

type Session = { readonly id: string; readonly locale: Locale; readonly amountCents: number };

function sessionOf(id: string): Session | null {
  const [sessionId, locale, cents] = SESSION_ID.exec(id) ?? [];
  return sessionId === undefined
    ? null
    : { id: sessionId, locale: asLocale(locale), amountCents: Number(cents) };
}

const policyOf = (parentOrigin: string) => ({
  'connect-src': "'self'",
  'form-action': "'none'",
  'frame-ancestors': parentOrigin,
});

/** Fields of a bank account for an iframe of the shop. */
function bankPage({ id, locale }: Session, parentOrigin: string): Promise<Response> {
  const texts = accountFrameTexts[locale];
  const field = (name: 'routingNumber' | 'accountNumber') => html`<div>
  <label for="${name}">${texts.labels[name]}</label>
  <input type="text" id="${name}" name="${name}" required inputmode="numeric" autocomplete="off" spellcheck="false"
    maxlength="${name === 'routingNumber' ? 11 : 20}" aria-describedby="${name}-error ${name}-hint">
  <p class="hint" id="${name}-hint">${texts.hints[name]}</p>
  <p class="error-text" id="${name}-error" hidden></p>
</div>`;
  return renderPage({
    locale,
    title: texts.bankTitle,
    styles,
    scriptPath: SCRIPT_PATH,
    policy: policyOf(parentOrigin),
    body: html`<form id="account" novalidate aria-label="${texts.bankTitle}" data-kind="bank"
  data-tokens="${framePathOf('ACH')}/${id}/tokens" data-parent-origin="${parentOrigin}"
  data-texts="${JSON.stringify({ errors: texts.errors, failed: texts.failed })}">
  ${field('routingNumber')}
  ${field('accountNumber')}
  <p class="error-text wide" id="form-error" role="alert" hidden></p>
</form>`,
  });
}

/** Where a wallet is approved, in an iframe of the shop. */
function walletPage(wallet: Wallet, session: Session, parentOrigin: string): Promise<Response> {
  const texts = accountFrameTexts[session.locale];
  const amount = new Intl.NumberFormat(session.locale, { style: 'currency', currency: 'USD' }).format(
    session.amountCents / 100,
  );
  const name = WALLET_NAMES[wallet];
  return renderPage({
    locale: session.locale,
    title: name,
    styles,
    scriptPath: SCRIPT_PATH,
    policy: policyOf(parentOrigin),
    body: html`<form id="account" novalidate aria-label="${name}" data-kind="wallet"
  data-tokens="${framePathOf(wallet)}/${session.id}/tokens" data-parent-origin="${parentOrigin}"
  data-texts="${JSON.stringify({ errors: {}, failed: texts.failed })}">
  <div class="wallet wide">
    <p class="name">${name}</p>
    <p>${texts.approveText(amount)}</p>
    <div><label for="behavior">${texts.outcome}</label>
      <select id="behavior" name="behavior">${WALLET_BEHAVIORS.map(
        (behavior) => html`<option value="${behavior}">${texts.outcomes[behavior]}</option>`,
      )}</select></div>
    <div class="actions">
      <button class="button button-action" type="submit" disabled>${texts.approve(amount)}</button>
      <button class="button button-outline" type="button" id="cancel" disabled>${texts.cancel}</button>
    </div>
    <p class="error-text" id="form-error" role="alert" hidden></p>
  </div>
</form>`,
  });
}

const TypedAccount = z.object({ routingNumber: z.string().max(20), accountNumber: z.string().max(40) });
const ApprovedWallet = z.object({ behavior: z.enum(WALLET_BEHAVIORS) });
const bodyOf = (context: Context): Promise<unknown> => context.req.json().catch(() => null);

/** Frames of bank accounts and wallets. */
export function accountFrameRoutes(parts: SandboxServerParts): Hono {
  const app = new Hono();
  const badRequest = { code: 'bad-request' } as const;

  app.get(SCRIPT_PATH, async () => {
    return new Response(await readFile(SCRIPT, 'utf8'), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  });
  app.get(`${framePathOf('ACH')}/:sessionId`, (context) => {
    const session = sessionOf(context.req.param('sessionId'));
    return session ? bankPage(session, parts.shopOrigin) : context.notFound();
  });
  app.post(`${framePathOf('ACH')}/:sessionId/tokens`, async (context) => {
    const typed = TypedAccount.safeParse(await bodyOf(context));
    if (!sessionOf(context.req.param('sessionId')) || !typed.success) return context.json(badRequest, 400);
    const wrongFields = wrongBankFields(typed.data);
    if (wrongFields.length > 0) return context.json({ wrongFields }, 422);
    const [routing, number] = [digitsOf(typed.data.routingNumber), digitsOf(typed.data.accountNumber)];
    const last4 = number.slice(-4);
    const fingerprint = createHash('sha256').update(`${routing}:${number}`).digest('base64url');
    const account = { method: 'ACH', last4, behavior: bankBehaviorOf(last4), fingerprint } as const;
    context.header('cache-control', 'no-store');
    return context.json(await createAccountToken(parts, account), 201);
  });
  app.get('/wallets/:wallet/:sessionId', (context) => {
    const wallet = walletOfPath(context.req.param('wallet'));
    const session = sessionOf(context.req.param('sessionId'));
    return wallet && session ? walletPage(wallet, session, parts.shopOrigin) : context.notFound();
  });
  app.post('/wallets/:wallet/:sessionId/tokens', async (context) => {
    const method = walletOfPath(context.req.param('wallet'));
    const approved = ApprovedWallet.safeParse(await bodyOf(context));
    if (!method || !sessionOf(context.req.param('sessionId')) || !approved.success) {
      return context.json(badRequest, 400);
    }
    const account = { method, last4: null, behavior: approved.data.behavior };
    context.header('cache-control', 'no-store');
    return context.json(await createAccountToken(parts, account), 201);
  });
  return app;
}
