import { readFile } from 'node:fs/promises';
import type { HttpBindings } from '@hono/node-server';
import { clientAddressOf, parseTrustedProxies } from '@ownpath/client-address';
import { isSignerName } from '@ownpath/domain/agreements';
import { HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { hasHiddenCharacters } from '@ownpath/domain/forms';
import { type Context, Hono } from 'hono';
import type { SandboxEnvelope } from '../../database/schema/index.ts';
import { finishSandboxEnvelope, getSandboxEnvelope } from '../signature-service/sandbox.ts';
import type { SandboxServerParts } from './page.ts';
import { finishedPage, SIGN_SCRIPT_PATH, type SignField, signPage } from './sign-page.ts';

const SCRIPT = new URL('./sign.client.js', import.meta.url);
const MAX_NAME_LENGTH = 120;

/** The address in the shop that this window of the signer returns to, else the one that was asked for last. */
function returnUrlOf(envelope: SandboxEnvelope, shopOrigin: string, ofWindow: string | undefined): URL {
  const found = [ofWindow, envelope.returnUrl].find(
    (url) => url && URL.canParse(url) && new URL(url).origin === shopOrigin,
  );
  return new URL(found ?? shopOrigin);
}

/** Redirects to the shop with the result. */
function backUrlOf(envelope: SandboxEnvelope, shopOrigin: string, ofWindow: string | undefined): string {
  const url = returnUrlOf(envelope, shopOrigin, ofWindow);
  url.searchParams.set('envelopeId', envelope.id);
  url.searchParams.set('event', envelope.status === 'signed' ? 'signing_complete' : 'decline');
  return url.href;
}

type Env = { Bindings: Partial<HttpBindings> };

export function signRoutes(parts: SandboxServerParts): Hono<Env> {
  const { database, clock, shopOrigin, trustedProxies = parseTrustedProxies('') } = parts;
  const app = new Hono<Env>();
  const find = (envelopeId: string) => getSandboxEnvelope(database, envelopeId).catch(() => null);

  const signerAddressOf = ({ env, req }: Context<Env>) =>
    clientAddressOf(req.raw.headers, env?.incoming?.socket.remoteAddress, trustedProxies) ?? '127.0.0.1';

  const zoneOf = ({ req }: Context<Env>) => req.query('zone') ?? HEAD_OFFICE_TIME_ZONE;

  app.get(SIGN_SCRIPT_PATH, async () => {
    return new Response(await readFile(SCRIPT, 'utf8'), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  });

  app.get('/sign/:envelopeId', async (context) => {
    const envelope = await find(context.req.param('envelopeId'));
    if (!envelope) return context.notFound();
    if (envelope.status === 'created') {
      return signPage({ envelope, shopOrigin, now: clock.now(), timeZone: zoneOf(context) });
    }
    return finishedPage({
      envelope,
      shopOrigin,
      backUrl: backUrlOf(envelope, shopOrigin, context.req.query('return')),
    });
  });

  app.post('/sign/:envelopeId', async (context) => {
    const envelope = await find(context.req.param('envelopeId'));
    if (!envelope) return context.notFound();
    const form = await context.req.parseBody();
    const typedName = String(form.signerName ?? '').trim();
    const hasConsented = form.consent === 'yes';
    if (form.act === 'decline') {
      const declined = await finishSandboxEnvelope(database, envelope.id, { kind: 'decline' });
      return context.redirect(backUrlOf(declined, shopOrigin, context.req.query('return')), 303);
    }
    const wrongFields: SignField[] = [];
    if (!hasConsented) wrongFields.push('consent');
    const isName =
      typedName.length <= MAX_NAME_LENGTH &&
      !hasHiddenCharacters(typedName) &&
      isSignerName(typedName, envelope.signerName);
    if (!isName) wrongFields.push('signerName');
    if (wrongFields.length > 0) {
      return signPage({
        envelope,
        shopOrigin,
        now: clock.now(),
        timeZone: zoneOf(context),
        wrongFields,
        typedName,
        hasConsented,
      });
    }
    const signed = await finishSandboxEnvelope(database, envelope.id, {
      kind: 'sign',
      signerName: typedName,
      signerIp: signerAddressOf(context),
      now: clock.now(),
    });
    await database.flush();
    return context.redirect(backUrlOf(signed, shopOrigin, context.req.query('return')), 303);
  });
  return app;
}
