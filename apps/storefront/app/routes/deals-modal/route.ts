import { redirect } from 'react-router';
import { type AssetBlock, loadAssetText } from '../../features/content/asset-text.server.ts';
import { DEALS_PATH } from '../../features/deals/deals-form-data.ts';
import { hasAnswered, loadModalHeading } from '../../features/deals/deals-modal.server.ts';
import { signUpDeclinedCookie } from '../../features/deals/sign-up.server.ts';
import { isDocumentRequest } from '../../platform/http/requests.ts';
import { commerceContext, originContext } from '../../platform/load-context.server.ts';
import type { Route } from './+types/route.ts';

export type DealsModalContent = {
  readonly heading: { readonly title: string; readonly lead?: string | undefined };
  readonly terms: readonly AssetBlock[];
};

const NO_STORE = { 'Cache-Control': 'no-store' };

/** What the modal shows; null where the retailer has written nothing, or another page of this browser has an answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (isDocumentRequest(request)) return redirect(DEALS_PATH);
  if (hasAnswered(request.headers.get('Cookie') ?? '')) return Response.json(null, { headers: NO_STORE });
  const commerce = context.get(commerceContext);
  const [heading, terms] = await Promise.all([
    loadModalHeading(commerce),
    loadAssetText(commerce, 'termsAndConditionSignupDeals'),
  ]);
  const content: DealsModalContent | null = heading && { heading, terms };
  return Response.json(content, { headers: NO_STORE });
}

/** The modal was closed without signing up. */
export function action({ context }: Route.ActionArgs) {
  const isSecure = context.get(originContext).publicUrl.protocol === 'https:';
  return new Response(null, { status: 204, headers: { 'Set-Cookie': signUpDeclinedCookie(isSecure) } });
}
