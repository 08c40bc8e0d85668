import { beginProviderLogin } from '../features/identity/provider-login.server.ts';
import { visitorOf } from '../features/identity/visitor.server.ts';
import { siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/login-okta.ts';

/** "Continue with Okta" links here; redirects to the identity provider. */
export function loader({ context, url }: Route.LoaderArgs) {
  return beginProviderLogin(url, visitorOf(context), context.get(siteContext));
}
