import type { Basket } from '@ownpath/contracts/basket';
import { getProducts, type ProductDetail } from '@ownpath/contracts/catalog';
import { getZoneRecommendations } from '@ownpath/contracts/personalization';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CLIENT_ID } from '../../platform/commerce/commerce-config.ts';

/** The most products that one call for their details returns, and so the most to recommend at once. */
const MOST = 24;
/** Cookie of the recommendations that everybody gets: those without consent to performance (decision 0085). */
export const ANYBODY = 'guest';

export type RecommendationPlace = {
  readonly siteId: string;
  readonly zone: string;
  readonly cookieId: string;
  readonly storeId: string | null;
  /** The products that the recommendations are for. */
  readonly beside: readonly string[];
  /** What stands on the page. */
  readonly shownIds: readonly string[];
  readonly basket: Basket | null;
  readonly limit: number;
};

/**
 * Products of a zone that are neither on the page nor in the cart. As long as these are few, the same request serves every
 * page and cart, so that its answer can be cached (decision 0091).
 */
export async function recommend(
  commerce: CommerceClient,
  { siteId, zone, cookieId, storeId, beside, shownIds, basket, limit }: RecommendationPlace,
): Promise<ProductDetail[]> {
  const inCart = basket?.items.map(({ productId }) => productId) ?? [];
  const left = [...new Set([...beside, ...shownIds, ...inCart])];
  const body = {
    cookieId,
    limit: MOST,
    ...(storeId !== null && { storeId }),
    ...(beside.length > 0 && { products: beside.map((id) => ({ id })) }),
    ...(left.length > MOST - limit && { exclude: left }),
  };
  const { recs } = await commerce.call(
    getZoneRecommendations,
    { params: { siteId, zone }, body },
    { headers: { 'x-cq-client-id': CLIENT_ID }, ...(cookieId === ANYBODY && { as: 'anyone' as const }) },
  );
  const ids = recs.map(({ id }) => id).filter((id) => !left.includes(id));
  if (ids.length === 0) return [];
  const { data } = await commerce.call(getProducts, { query: { ids: ids.slice(0, limit).join(',') } });
  // A saved item is named by its colour.
  const isLeft = ({ variants }: ProductDetail) => variants.some(({ id }) => left.includes(id));
  return ids.flatMap((id) => data.find((product) => product.id === id && !isLeft(product)) ?? []);
}
