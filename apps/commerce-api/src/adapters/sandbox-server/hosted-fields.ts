import { readFile } from 'node:fs/promises';
import { asLocale, type Locale } from '@ownpath/domain/site';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { type CardField, createSandboxToken } from '../payment-gateway/sandbox-tokens.ts';
import { renderPage, type SandboxServerParts } from './page.ts';

type HostedFieldsTexts = {
  readonly title: string;
  readonly labels: Readonly<Record<CardField, string>>;
  readonly expiryHint: string;
  readonly codeHint: string;
  readonly zipHint: string;
  readonly errors: Readonly<Record<CardField, string>>;
  readonly expired: string;
  readonly failed: string;
};

const hostedFieldsTexts: Readonly<Record<Locale, HostedFieldsTexts>> = {
  'en-US': {
    title: 'Card details',
    labels: {
      number: 'Card number',
      expiry: 'Expiration date',
      securityCode: 'Security code',
      postalCode: 'ZIP code',
      nameOnCard: 'Name on card',
    },
    expiryHint: 'MM/YY',
    codeHint: '3 digits on the back, or 4 on the front of American Express',
    zipHint: 'Of your billing address',
    errors: {
      number: 'Please enter a valid card number.',
      expiry: 'Please enter the expiration date as MM/YY.',
      securityCode: 'Please enter the security code.',
      postalCode: 'Please enter the 5-digit ZIP code of your billing address.',
      nameOnCard: 'Please enter the name on the card.',
    },
    expired: 'This card has expired. Please use another card.',
    failed: 'We could not read your card. Please try again.',
  },
  'es-US': {
    title: 'Datos de la tarjeta',
    labels: {
      number: 'Número de tarjeta',
      expiry: 'Vencimiento',
      securityCode: 'Código de seguridad',
      postalCode: 'Código postal',
      nameOnCard: 'Nombre en la tarjeta',
    },
    expiryHint: 'MM/AA',
    codeHint: '3 dígitos al reverso, o 4 al frente en American Express',
    zipHint: 'De su dirección de facturación',
    errors: {
      number: 'Escriba un número de tarjeta válido.',
      expiry: 'Escriba la fecha de vencimiento como MM/AA.',
      securityCode: 'Escriba el código de seguridad.',
      postalCode: 'Escriba el código postal de 5 dígitos de su dirección de facturación.',
      nameOnCard: 'Escriba el nombre que aparece en la tarjeta.',
    },
    expired: 'Esta tarjeta ya venció. Use otra tarjeta, por favor.',
    failed: 'No pudimos leer su tarjeta. Inténtelo de nuevo.',
  },
};

const styles = `
body { background: #fff; padding: 6px; }
form { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1rem; }
.wide { grid-column: 1 / -1; }
.hint { color: var(--color-ink-3); margin: .375rem 0 0; font-size: .8125rem; line-height: 1.125rem; }
.number-row { position: relative; }
.brand { position: absolute; right: .875rem; top: 0; line-height: 48px; font-size: .8125rem; color: var(--color-ink-2); }
@media (max-width: 32rem) { form { grid-template-columns: 1fr 1fr; } }
@media (max-width: 18rem) { form { grid-template-columns: 1fr; } }
`;

const attributes: Readonly<
  Record<CardField, { autocomplete: string; inputmode: string; maxlength: number }>
> = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 7 },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 },
  postalCode: { autocomplete: 'billing postal-code', inputmode: 'numeric', maxlength: 10 },
  nameOnCard: { autocomplete: 'cc-name', inputmode: 'text', maxlength: 100 },
};

/** Card fields for an iframe of the shop; the script speaks to exactly `parentOrigin`. */
function hostedFieldsPage(page: {
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
  ${field('postalCode', texts.zipHint, false)}
  ${field('nameOnCard', null, true)}
  <p class="error-text wide" id="form-error" role="alert" hidden></p>
</form>`,
  });
}

/** As created by the gateway adapter: locale, amount in cents, secret. */
export const SESSION_ID = /^(en-US|es-US)-(\d{1,9})-[\w-]{16}$/;
const SCRIPT = new URL('./hosted-fields.client.js', import.meta.url);

const TypedCard = z.object({
  number: z.string().max(40),
  expiry: z.string().max(10),
  securityCode: z.string().max(10),
  postalCode: z.string().max(20),
  nameOnCard: z.string().max(200),
});

export function hostedFieldsRoutes(parts: SandboxServerParts): Hono {
  const app = new Hono();
  app.get('/assets/hosted-fields.js', async () => {
    return new Response(await readFile(SCRIPT, 'utf8'), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  });
  // A retailer may have a page of its own at the processor.
  app.on('GET', ['/hosted-fields/:sessionId', '/retailers/:retailer/card-fields/:sessionId'], (context) => {
    const [sessionId, locale] = SESSION_ID.exec(context.req.param('sessionId') ?? '') ?? [];
    if (sessionId === undefined) return context.notFound();
    return hostedFieldsPage({
      sessionId,
      locale: asLocale(locale),
      parentOrigin: parts.shopOrigin,
    });
  });
  app.post('/hosted-fields/:sessionId/tokens', async (context) => {
    if (!SESSION_ID.test(context.req.param('sessionId'))) return context.notFound();
    const body: unknown = await context.req.json().catch(() => null);
    const card = TypedCard.safeParse(body);
    if (!card.success) return context.json({ code: 'bad-request' }, 400);
    const result = await createSandboxToken(parts, card.data);
    context.header('cache-control', 'no-store');
    return 'token' in result ? context.json(result.token, 201) : context.json(result, 422);
  });
  return app;
}
