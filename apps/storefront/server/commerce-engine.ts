import type { Changes } from '@ownpath/commerce-api/embedded';
import { proxy } from 'hono/proxy';
import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import type { Env } from './env.ts';

export type { Changes };

const PROXY_PREFIX = /^\/mobify\/proxy\/(?:api|ocapi)(?=\/)/;
/** `/checkout/shopper-baskets/v2/organizations/…`: as the calls are documented, without a proxy path. */
const BARE_CALL = /^\/[a-z]+\/[a-z-]+\/v\d\w*\/organizations\//;
const DOCUMENTATION = /^\/docs\/api(?:\/|$)/;
/** How long the commerce API on another host may take for a call of a browser. */
const TIMEOUT_MS = 30_000;
/** Request headers that end at this server; `hono/proxy` drops those of RFC 9110 section 7.6.1. */
const NOT_FORWARDED = ['cookie', 'host', 'content-length', 'proxy-connection', 'forwarded', 'x-visitor-key'];

/** The commerce API's own path when the engine answers this one, or null when the shop does. */
export function enginePathOf(pathname: string): string | null {
  if (PROXY_PREFIX.test(pathname)) return pathname.replace(PROXY_PREFIX, '');
  return BARE_CALL.test(pathname) || DOCUMENTATION.test(pathname) ? pathname : null;
}

/**
 * A commerce API on another host. Only `base`'s host is reachable; redirects are returned, not followed. The visitor's
 * address in `X-Forwarded-For` is set by this server, which authenticates it with the key.
 */
export function httpCommerceFetch(base: URL, visitorAddressKey?: string): CommerceFetch {
  return async (request, { signal, timeoutMs } = { signal: request.signal, timeoutMs: TIMEOUT_MS }) => {
    const target = targetOf(base, new URL(request.url));
    if (!target) return new Response(null, { status: 400 });
    const raw = new Request(request);
    for (const name of NOT_FORWARDED) raw.headers.delete(name);
    if (visitorAddressKey !== undefined) {
      raw.headers.set('X-Visitor-Key', visitorAddressKey);
      raw.headers.set('X-Visitor-Address', raw.headers.get('X-Forwarded-For') ?? '');
    }
    const response = await proxy(target, {
      raw,
      strictConnectionProcessing: true,
      redirect: 'manual',
      signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
    });
    response.headers.delete('set-cookie');
    return response;
  };
}

/** The URL on `base`'s host, or null when the path would leave it. */
export function targetOf(base: URL, requested: URL): URL | null {
  const path = base.pathname.replace(/\/$/, '') + requested.pathname;
  if (!requested.pathname.startsWith('/') || requested.pathname.startsWith('//')) return null;
  const target = new URL(base.origin);
  target.pathname = path;
  target.search = requested.search;
  return target.origin === base.origin ? target : null;
}

export type CommerceEngine = {
  readonly fetch: CommerceFetch;
  /** Whether pages can be answered. */
  isReady(): Promise<boolean>;
  /** The engine's time, which a demo can put forward; the system's for an engine on another host. */
  now(): Date;
  /**
   * Rise when products, prices or stock (`catalog`) or anything else that pages for everybody show (`content`) has changed:
   * by this process before the call, by others at least ten milliseconds before it. Null while a change may go unheard, and
   * always for an engine on another host.
   */
  readChanges(): Changes | null | Promise<Changes | null>;
  stop(): Promise<void>;
};

const READY_LIMIT_MS = 3_000;

/** A commerce API that doesn't know the question but answers it counts as ready. */
async function isOtherHostReady(base: URL): Promise<boolean> {
  const answer = await fetch(new URL('/readyz', base), {
    redirect: 'manual',
    signal: AbortSignal.timeout(READY_LIMIT_MS),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer !== null && answer.status < 500;
}

/** The commerce API that this process uses: another host's, or its own engine. */
export async function startCommerce(env: Env): Promise<CommerceEngine> {
  const { commerceApiUrl } = env;
  if (commerceApiUrl)
    return {
      fetch: httpCommerceFetch(commerceApiUrl, env.visitorAddressKey),
      isReady: () => isOtherHostReady(commerceApiUrl),
      now: () => new Date(),
      readChanges: () => null,
      stop: async () => {},
    };
  const { startEngine } = await import('@ownpath/commerce-api/embedded');
  const engine = await startEngine({
    environment: env.engineSettings,
    onProgress: (sentence) => console.log(`${sentence} …`),
  });
  return { ...engine, fetch: (request) => engine.fetch(request) };
}
