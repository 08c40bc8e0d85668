import { redirect } from 'react-router';
import { loadSessionPreferences } from '../features/account/session-timeout/session-preferences.server.ts';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/account-session.ts';

/** How long an account page may be inactive, and where that does not count. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (isDocumentRequest(request)) return redirect('/account');
  const preferences = await loadSessionPreferences(context.get(commerceContext));
  return Response.json(preferences, { headers: { 'Cache-Control': 'private, no-cache' } });
}
