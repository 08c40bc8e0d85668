import { redirect } from 'react-router';
import { fetchedCookie, loadInterstitial } from '../features/content/load-interstitial.server.ts';
import { isDocumentRequest } from '../platform/http/requests.ts';
import { commerceContext, originContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/interstitial.ts';

/** The interstitial of this visit, or null. The cookie keeps later pages of this browser from asking again. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (isDocumentRequest(request)) return redirect('/');
  const content = await loadInterstitial(context.get(commerceContext), {
    page: url.searchParams.get('page') ?? '',
    campaign: url.searchParams.get('campaign') ?? '',
  });
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  return Response.json(content, {
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': fetchedCookie(true, isSecure) },
  });
}
