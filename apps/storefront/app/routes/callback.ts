import { completeProviderLogin } from '../features/identity/provider-login.server.ts';
import { visitorOf } from '../features/identity/visitor.server.ts';
import { originContext, siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/callback.ts';

/** Return from the identity provider; redirects. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { origin } = context.get(originContext).publicUrl;
  const { prefix } = context.get(siteContext);
  return completeProviderLogin(url, visitorOf(context), { origin, prefix });
}
