import type { HttpBindings } from '@hono/node-server';
import { clientAddressOf } from '@ownpath/client-address';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import type { RequestInit } from '../app/platform/load-context.server.ts';
import { answerChecked, READ_ONLY, refuseMethod } from './answer-page.ts';
import { clientIpResponse } from './client-ip.ts';
import { type CommerceEngine, enginePathOf } from './commerce-engine.ts';
import { compress, compressOnce } from './compress.ts';
import type { EntryServer } from './entry-server.ts';
import type { Env } from './env.ts';
import { CORRELATION_HEADER, correlationIdOf, currentCorrelationId, withRequestFields } from './logger.ts';
import {
  contentPolicy,
  createNonce,
  isForeignWrite,
  type PolicyVariables,
  withoutNonce,
} from './security.ts';
import { createSiteDispatch, type ScriptFolders } from './site-dispatch.ts';
import { createStoreStates } from './store-states.ts';

export type ServerAppOptions = {
  readonly env: Env;
  /** Called on each request: in development the build changes with every edit. */
  readonly loadBuild: () => Promise<ServerBuild>;
  readonly scriptFolders?: ScriptFolders;
  readonly commerceFetch: CommerceFetch;
  /** Whether pages can be answered now. */
  readonly isReady: () => Promise<boolean>;
  readonly now: () => Date;
  readonly readChanges?: CommerceEngine['readChanges'];
  /** Whether the process was asked to end: no proxy should send it more visitors. */
  readonly isStopping: () => boolean;
  readonly sessionSecret: string;
  readonly onError: (error: unknown) => void;
};

type ServerAppEnv = {
  /** `guest`: whom the page is rendered for when it is for all guests. No request from outside brings it. */
  Bindings: Partial<HttpBindings> & Pick<RequestInit, 'guest'>;
  Variables: PolicyVariables & { clientAddress: string | null };
};

/** The shop's HTTP surface below static files: the commerce API's proxy paths, then the pages. */
export function createServerApp(options: ServerAppOptions): Hono<ServerAppEnv> {
  const { env } = options;
  const app = new Hono<ServerAppEnv>();
  // One function for all requests: what it read is remembered by it.
  const commerceFetch: CommerceFetch = (request, limits) => {
    const correlationId = currentCorrelationId();
    if (correlationId !== undefined) request.headers.set(CORRELATION_HEADER, correlationId);
    return options.commerceFetch(request, limits);
  };
  const stateIn = createStoreStates('catalog');
  let seenContent: number | undefined;
  const partsByBuild = new WeakMap<ServerBuild, ReturnType<typeof createParts>>();

  const createParts = (build: ServerBuild, entry: EntryServer) => ({
    dispatch: createSiteDispatch({
      build,
      createHandler: entry.createRequestHandler,
      matchRoutes: entry.matchRoutes,
      refusalIn: entry.refusalIn,
      throwRefusal: entry.throwRefusal,
      config: env.sites,
      ...(options.scriptFolders && { scriptFolders: options.scriptFolders }),
      mode: env.mode,
    }),
    sessionKey: entry.deriveSessionKey(options.sessionSecret),
  });

  app.use(compress);

  app.use(
    contentPolicy({
      cardFrameOrigin: env.cardFrameOrigin,
      identityProviderOrigin: env.identityProviderOrigin,
      isHttps: env.publicUrl.protocol === 'https:',
      isDevelopment: env.mode === 'development',
    }),
  );

  // HAProxy's default check asks with OPTIONS.
  const { isStopping, isReady } = options;
  app.on(['GET', 'OPTIONS'], '/healthz', (c) =>
    isStopping() ? c.json({ status: 'stopping' }, 503) : c.json({ status: 'ok' }),
  );
  app.on(['GET', 'OPTIONS'], '/readyz', async (c) =>
    !isStopping() && (await isReady())
      ? c.json({ status: 'ready' })
      : c.json({ status: 'not ready' }, 503, { 'Retry-After': '5' }),
  );
  for (const path of ['/healthz', '/readyz']) app.all(path, (c) => refuseMethod(READ_ONLY, c.req.method));
  app.use(async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    const clientAddress = clientAddressOf(c.req.raw.headers, peer, env.trustedProxies);
    const correlationId = correlationIdOf(c.req.header(CORRELATION_HEADER));
    c.set('clientAddress', clientAddress);
    await withRequestFields({ correlationId, clientAddress }, next);
    c.res.headers.set(CORRELATION_HEADER, correlationId);
  });
  app.get('/api/get-client-ip', (c) => clientIpResponse(c.get('clientAddress')));
  app.all('/api/get-client-ip', (c) => refuseMethod(READ_ONLY, c.req.method));

  app.use(async (c, next) => {
    if (isForeignWrite(c.req.raw, env.publicUrl.origin)) {
      return c.json(
        { title: 'Forbidden', type: 'about:blank', detail: 'The request comes from another site.' },
        403,
      );
    }
    return next();
  });

  app.use(async (c, next) => {
    const url = new URL(c.req.url);
    const enginePath = enginePathOf(url.pathname);
    if (enginePath === null) return next();
    url.pathname = enginePath;
    const request = new Request(url, c.req.raw);
    // The engine counts the address that this server found, not the one that the client sends.
    request.headers.set('X-Forwarded-For', c.get('clientAddress') ?? '');
    return commerceFetch(request);
  });

  app.all('/mobify/proxy/*', (c) => c.notFound());

  app.all('*', async (c) => {
    const build = await options.loadBuild();
    const entry = build.entry.module as unknown as EntryServer;
    const changes = (await options.readChanges?.()) ?? null;
    const content = changes?.content;
    if (content !== undefined && content !== seenContent) entry.forgetSharedReads(commerceFetch);
    seenContent = content;
    const parts = partsByBuild.get(build) ?? createParts(build, entry);
    partsByBuild.set(build, parts);
    const url = new URL(c.req.url);
    // PostgreSQL can't store a NUL, so no text of the shop has one: the address means the same without it.
    const address = url.pathname + url.search;
    if (address.includes('%00')) {
      return c.redirect(env.publicUrl.origin + address.replaceAll('%00', ''), 302);
    }
    const found = parts.dispatch(url.pathname, url.search);
    if ('redirectTo' in found) return c.redirect(found.redirectTo, 302);

    const { guest } = c.env ?? {};
    const nonce = createNonce();
    c.set('secureHeadersNonce', nonce);
    const context = entry.createLoadContext(c.req.raw, {
      site: found.site,
      nonce,
      publicUrl: env.publicUrl,
      cardFrameOrigin: env.cardFrameOrigin,
      scriptOrigins: env.scriptOrigins,
      commerceFetch,
      ...(changes && { stateIn: (store, read) => stateIn(store, changes, read) }),
      now: options.now(),
      // A page for all guests is kept, and compressed for that.
      compressPage: (page) => (guest ? null : compressOnce(page, c.req.header('Accept-Encoding') ?? '')),
      sessionKey: parts.sessionKey,
      clientAddress: c.get('clientAddress'),
      ...(guest ? { guest } : {}),
    });
    const response = await answerChecked(c.req.raw, found, context);
    c.set('policyOrigins', entry.policyOriginsOf(context));
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
    if (guest && isHtml) {
      const { html, scriptHashes } = withoutNonce(await response.text(), nonce);
      c.set('scriptHashes', scriptHashes);
      return new Response(html, { status: response.status, headers: response.headers });
    }
    if (isHtml && !response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', 'private, no-cache');
    }
    return response;
  });

  app.onError((error, c) => {
    options.onError(error);
    return c.text('Something went wrong.', 500);
  });
  return app;
}
