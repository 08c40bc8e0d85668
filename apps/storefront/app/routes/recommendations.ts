import { data } from 'react-router';
import { consentOf } from '../platform/consent/consent.server.ts';
import { sendLoaderHeaders, warnOf } from '../platform/http/responses.ts';
import { commerceContext, sessionContext, siteContext } from '../platform/load-context.server.ts';
import { toRegionProduct } from '../regions/region-context.ts';
import { ANYBODY, recommend } from '../shared/recommendations/recommend.server.ts';
import { findChosenStore } from '../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import type { Route } from './+types/recommendations.ts';

/** A page of a signed-in customer that fetched anything with `no-store` leaves Chromium's back-forward cache. */
export const headers = sendLoaderHeaders;

const SHOWN = 8;
const MAX_BESIDE = 20;
const MAX_SHOWN = 100;

const idsOf = (search: URLSearchParams, name: string) =>
  search.getAll(name).filter((id) => /^[\w.-]{1,100}$/.test(id));

/**
 * Products that a zone recommends with the `product`s named; none of these, of the `shown` ones and of the cart. Empty when
 * they can't be loaded (specification section 8).
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const zone = url.searchParams.get('zone') ?? '';
  if (!/^[a-z-]{1,40}$/.test(zone)) return data({ products: [] });
  const products = await load({ request, url, context, zone }).catch((error: unknown) => {
    warnOf('No recommendations', error);
    return [];
  });
  return data(
    { products: products.map((product) => toRegionProduct(product)) },
    { headers: { 'Cache-Control': 'private, no-cache' } },
  );
}

type Input = Pick<Route.LoaderArgs, 'request' | 'url' | 'context'> & { readonly zone: string };

async function load({ request, url, context, zone }: Input) {
  const commerce = context.get(commerceContext);
  const session = context.get(sessionContext);
  const [store, basket] = await Promise.all([
    findChosenStore(commerce, session),
    findBasket(commerce, session),
  ]);
  return recommend(commerce, {
    zone,
    basket,
    storeId: store?.id ?? null,
    siteId: context.get(siteContext).siteId,
    // Without consent to performance the recommendations are the same for everyone.
    cookieId:
      (consentOf(request).categories.includes('performance') && session.read().tokens?.usid) || ANYBODY,
    beside: idsOf(url.searchParams, 'product').slice(0, MAX_BESIDE),
    shownIds: idsOf(url.searchParams, 'shown').slice(0, MAX_SHOWN),
    limit: SHOWN,
  });
}
