import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';

/** Fields of one connection (RFC 9110 section 7.6.1), and those that this hop sets itself. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'cookie',
];
const TIMEOUT_MS = 30_000;

/** A commerce API on another host. Only `base`'s host is reachable, redirects are handed back unfollowed. */
export function httpCommerceFetch(base: URL): CommerceFetch {
  return async (request) => {
    const target = targetOf(base, new URL(request.url));
    if (!target) return new Response(null, { status: 400 });
    const headers = withoutHopByHop(request.headers);
    const response = await fetch(target, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      ...(request.body ? { body: request.body, duplex: 'half' } : {}),
    });
    const answer = withoutHopByHop(response.headers);
    // fetch has already decoded the body.
    answer.delete('content-encoding');
    answer.delete('set-cookie');
    const { status, statusText } = response;
    return new Response(response.body, { status, statusText, headers: answer });
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

function withoutHopByHop(source: Headers): Headers {
  const headers = new Headers(source);
  const named = (source.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...HOP_BY_HOP, ...named]) {
    if (name) headers.delete(name);
  }
  return headers;
}
