import { type MiddlewareFunction, redirect } from 'react-router';
import { sessionContext, siteContext } from '../../platform/load-context.server.ts';
import { loginHref } from '../../platform/session/login-page.ts';

/**
 * The guard of the logged-in group (specification section 2): guests are led to the sign-in page, and back after it. A
 * call of the page may find out that the session ended elsewhere; then nothing of its answer is shown.
 */
export const requireSignIn: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const session = context.get(sessionContext);
  const { prefix } = context.get(siteContext);
  const guard = () => {
    if (session.read().tokens?.isRegistered) return;
    // The router adds the prefix to redirects of loaders only.
    throw redirect(prefix + loginHref(url.pathname.slice(prefix.length) + url.search));
  };
  guard();
  const response = await next();
  guard();
  return response;
};
