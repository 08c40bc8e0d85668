import type { MiddlewareFunction } from 'react-router';
import { sessionContext } from '../load-context.server.ts';

/** Writes the session cookie when a loader or action changed the session; such an answer is never cached. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const cookie = context.get(sessionContext).commit();
  if (cookie) {
    response.headers.append('Set-Cookie', cookie);
    response.headers.set('Cache-Control', 'no-store');
  }
  return response;
};
