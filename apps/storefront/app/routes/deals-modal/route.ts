import { redirect } from 'react-router';
import { type AssetBlock, loadAssetText } from '../../features/content/asset-text.server.ts';
import { DEALS_PATH } from '../../features/deals/deals-form-data.ts';
import { loadModalHeading } from '../../features/deals/deals-modal.server.ts';
import { isDocumentRequest } from '../../platform/http/requests.ts';
import { commerceContext } from '../../platform/load-context.server.ts';
import type { Route } from './+types/route.ts';

export type DealsModalContent = {
  readonly heading: { readonly title: string; readonly lead?: string | undefined };
  readonly terms: readonly AssetBlock[];
};

/** What the modal shows, or null where the retailer has written nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (isDocumentRequest(request)) return redirect(DEALS_PATH);
  const commerce = context.get(commerceContext);
  const [heading, terms] = await Promise.all([
    loadModalHeading(commerce),
    loadAssetText(commerce, 'termsAndConditionSignupDeals'),
  ]);
  const content: DealsModalContent | null = heading && { heading, terms };
  return Response.json(content, { headers: { 'Cache-Control': 'no-store' } });
}
