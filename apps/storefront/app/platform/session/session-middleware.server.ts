import type { MiddlewareFunction } from 'react-router';
import { sessionContext } from '../load-context.server.ts';

/**
 * Writes the session cookie when a loader or action changed the session. No shared cache keeps such a response, and none at all
 * one of a signed-in customer; a guest's page may stay in the browser's back-forward cache (decision 0105).
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const session = context.get(sessionContext);
  const cookie = session.commit();
  if (cookie) response.headers.append('Set-Cookie', cookie);
  const { headers } = response;
  const isRegistered = session.read().tokens?.isRegistered;
  if (isRegistered && (cookie || !headers.has('Cache-Control'))) headers.set('Cache-Control', 'no-store');
  else if (cookie && headers.get('Cache-Control') !== 'no-store') {
    headers.set('Cache-Control', 'private, no-cache');
  }
  return response;
};
