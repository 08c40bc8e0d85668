import { getProducts } from '@ownpath/contracts/catalog';
import { getZoneRecommendations } from '@ownpath/contracts/personalization';
import type { CommerceClient } from '../platform/commerce/client.server.ts';
import { CLIENT_ID } from '../platform/commerce/commerce-config.ts';
import { consentOf } from '../platform/consent/consent.server.ts';
import { warnOf } from '../platform/http/responses.ts';
import { commerceContext, sessionContext, siteContext } from '../platform/load-context.server.ts';
import { type RegionProduct, toRegionProduct } from '../regions/region-context.ts';
import type { Route } from './+types/recommendations.ts';

const SHOWN = 8;
const MAX_BESIDE = 20;

/**
 * Products that a zone recommends with the `product`s named, without these; empty when they can't be loaded
 * (specification section 8).
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const zone = url.searchParams.get('zone') ?? '';
  if (!/^[a-z-]{1,40}$/.test(zone)) return { products: [] };
  const named = url.searchParams.getAll('product').filter((id) => /^[\w.-]{1,100}$/.test(id));
  const products = await recommend(context.get(commerceContext), {
    zone,
    beside: named.slice(0, MAX_BESIDE),
    siteId: context.get(siteContext).siteId,
    // Without consent to performance the recommendations are the same for everyone.
    cookieId:
      (consentOf(request).categories.includes('performance') &&
        context.get(sessionContext).read().tokens?.usid) ||
      'guest',
  }).catch((error: unknown) => {
    warnOf('No recommendations', error);
    return [];
  });
  return { products };
}

async function recommend(
  commerce: CommerceClient,
  visitor: {
    readonly zone: string;
    /** The products that the recommendations are for. */
    readonly beside: readonly string[];
    readonly siteId: string;
    readonly cookieId: string;
  },
): Promise<RegionProduct[]> {
  const { zone, beside, siteId, cookieId } = visitor;
  const { recs } = await commerce.call(
    getZoneRecommendations,
    {
      params: { siteId, zone },
      body: { cookieId, limit: SHOWN, ...(beside.length > 0 && { products: beside.map((id) => ({ id })) }) },
    },
    { headers: { 'x-cq-client-id': CLIENT_ID } },
  );
  if (recs.length === 0) return [];
  const { data } = await commerce.call(getProducts, { query: { ids: recs.map(({ id }) => id).join(',') } });
  return recs
    .flatMap(({ id }) => data.find((product) => product.id === id) ?? [])
    .map((product) => toRegionProduct(product));
}
