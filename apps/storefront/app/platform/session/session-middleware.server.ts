import type { MiddlewareFunction } from 'react-router';
import { isPrefetch } from '../http/requests.ts';
import { sessionContext } from '../load-context.server.ts';

/** From pointing at a link to its press. Browsers use an answer that came before the press only when its headers allow it. */
const PREFETCHED = 'private, max-age=3';

/**
 * Writes the session cookie when a loader or action changed the session. No shared cache keeps such a response, and none at all
 * one of a signed-in customer, so nothing is loaded ahead for them; a guest's page may stay in the browser's back-forward cache
 * (decision 0105).
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const session = context.get(sessionContext);
  const isAhead = isPrefetch(request);
  if (isAhead && session.read().tokens?.isRegistered) {
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-cache' } });
  }
  const response = await next();
  const cookie = session.commit();
  if (cookie) response.headers.append('Set-Cookie', cookie);
  const { headers } = response;
  const isRegistered = session.read().tokens?.isRegistered;
  if (isRegistered && (cookie || !headers.has('Cache-Control'))) headers.set('Cache-Control', 'no-store');
  else if (cookie && headers.get('Cache-Control') !== 'no-store') {
    headers.set('Cache-Control', 'private, no-cache');
  } else if (isAhead && response.ok && !headers.has('Cache-Control')) {
    headers.set('Cache-Control', PREFETCHED);
    // Another store or payment frequency is chosen by a cookie.
    headers.append('Vary', 'Cookie');
  }
  return response;
};
