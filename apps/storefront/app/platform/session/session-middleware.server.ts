import type { MiddlewareFunction } from 'react-router';
import { sessionContext } from '../load-context.server.ts';

/**
 * Writes the session cookie when a loader or action changed the session. Such a response is never cached, and neither
 * is a page of a signed-in customer.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const session = context.get(sessionContext);
  const cookie = session.commit();
  if (cookie) response.headers.append('Set-Cookie', cookie);
  const isPersonal = session.read().tokens?.isRegistered && !response.headers.has('Cache-Control');
  if (cookie || isPersonal) response.headers.set('Cache-Control', 'no-store');
  return response;
};
