import { type RouterContextProvider, redirect } from 'react-router';
import { sessionContext, siteContext } from '../load-context.server.ts';
import { loginHref } from './login-page.ts';

/** The id of the customer who is signed in. @throws a redirect to the sign-in page, which leads back here */
export function requireCustomer(context: Readonly<RouterContextProvider>, url: URL): string {
  const { tokens } = context.get(sessionContext).read();
  if (!tokens?.isRegistered) {
    const { prefix } = context.get(siteContext);
    throw redirect(loginHref(url.pathname.slice(prefix.length) + url.search));
  }
  return tokens.customerId;
}
