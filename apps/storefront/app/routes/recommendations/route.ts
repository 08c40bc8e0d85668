import { getProducts } from '@ownpath/contracts/catalog';
import { getZoneRecommendations } from '@ownpath/contracts/personalization';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CLIENT_ID } from '../../platform/commerce/commerce-config.ts';
import { commerceContext, sessionContext, siteContext } from '../../platform/load-context.server.ts';
import type { RegionProduct } from '../../regions/region-products.ts';
import { toRegionProduct } from '../../regions/to-region-product.ts';
import type { Route } from './+types/route.ts';

const SHOWN = 8;

/** Tiles that a zone's recommender proposes, beside `product` where one is named. Nobody misses them: without an answer there are none (section 8). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const zone = url.searchParams.get('zone') ?? '';
  if (!/^[a-z-]{1,40}$/.test(zone)) return { products: [] };
  const beside = url.searchParams.get('product');
  const products = await recommend(context.get(commerceContext), {
    zone,
    beside: beside !== null && /^[\w.-]{1,100}$/.test(beside) ? beside : null,
    siteId: context.get(siteContext).siteId,
    cookieId: context.get(sessionContext).read().tokens?.usid ?? 'guest',
  }).catch((error: unknown) => {
    console.warn(`No recommendations: ${error instanceof Error ? error.message : 'unknown'}`);
    return [];
  });
  return { products };
}

async function recommend(
  commerce: CommerceClient,
  visitor: {
    readonly zone: string;
    /** The product that they stand beside. */
    readonly beside: string | null;
    readonly siteId: string;
    readonly cookieId: string;
  },
): Promise<RegionProduct[]> {
  const { zone, beside, siteId, cookieId } = visitor;
  const { recs } = await commerce.call(
    getZoneRecommendations,
    {
      params: { siteId, zone },
      body: { cookieId, limit: SHOWN, ...(beside !== null && { products: [{ id: beside }] }) },
    },
    { headers: { 'x-cq-client-id': CLIENT_ID } },
  );
  if (recs.length === 0) return [];
  const { data } = await commerce.call(getProducts, { query: { ids: recs.map(({ id }) => id).join(',') } });
  return recs.flatMap(({ id }) => data.find((product) => product.id === id) ?? []).map(toRegionProduct);
}
