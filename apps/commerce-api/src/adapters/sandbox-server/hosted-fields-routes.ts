import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import { createSandboxToken } from '../payment-gateway/sandbox-tokens.ts';
import { hostedFieldsPage } from './hosted-fields-page.ts';
import { pageLocaleOf } from './page.ts';
import type { SandboxServerParts } from './server-parts.ts';

/** As the gateway adapter makes them: locale, amount in cents, secret. */
const SESSION_ID = /^(en-US|es-US)-(\d{1,9})-[\w-]{16}$/;
const SCRIPT = new URL('./hosted-fields.client.js', import.meta.url);

const TypedCard = z.object({
  number: z.string().max(40),
  expiry: z.string().max(10),
  securityCode: z.string().max(10),
  nameOnCard: z.string().max(200),
});

export function hostedFieldsRoutes(parts: SandboxServerParts): Hono {
  const app = new Hono();
  app.get('/assets/hosted-fields.js', async () => {
    return new Response(await readFile(SCRIPT, 'utf8'), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  });
  app.get('/hosted-fields/:sessionId', (context) => {
    const [sessionId, locale] = SESSION_ID.exec(context.req.param('sessionId')) ?? [];
    if (sessionId === undefined) return context.notFound();
    return hostedFieldsPage({
      sessionId,
      locale: pageLocaleOf(locale ?? ''),
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
