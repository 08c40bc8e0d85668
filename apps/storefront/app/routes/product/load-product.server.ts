import { getProduct, type ProductDetail } from '@ownpath/contracts/catalog';
import type { Frequency } from '@ownpath/domain/pricing';
import { deliveryDateOf, type OrderDay } from '@ownpath/domain/stores';
import { data, redirect } from 'react-router';
import { listOwnershipPaths } from '../../features/ownership/ownership-paths.server.ts';
import { loadCompanions } from '../../features/product/load-companions.server.ts';
import { readPictureSizes } from '../../features/product/picture-sizes.server.ts';
import { purchaseTermsOf } from '../../features/product/purchase-terms.server.ts';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { type RegionProduct, toRegionProduct } from '../../regions/region-context.ts';
import { ANYBODY, recommend } from '../../shared/recommendations/recommend.server.ts';
import { type ChosenStore, findChosenStore, findStore } from '../../shared/shopper/chosen-store.server.ts';
import { findBasket } from '../../shared/shopper/current-basket.server.ts';
import { deliveryDatesOf } from '../../shared/stock/delivery.tsx';

/** Tiles in a row of the dialog after adding. */
const RECOMMENDATION_COUNT = 3;

type Input = {
  readonly commerce: CommerceClient;
  readonly session: Session;
  /** As in the address, with or without `.html`. */
  readonly productId: string;
  readonly frequency: Frequency;
  readonly now: Date;
  readonly siteId: string;
};

/** The product page's data for the shopper's store. @throws a 404 response */
export async function loadProduct(input: Input) {
  const { commerce, session, productId, frequency, now } = input;
  const id = productId.replace(/\.html$/, '');
  const [product, store, sizes] = await Promise.all([
    commerce.call(getProduct, { params: { id } }).catch((error: unknown) => {
      if (isCommerceError(error, 'ProductNotFound') || isCommerceError(error, 'CategoryRestricted'))
        throw data(null, { status: 404 });
      throw error;
    }),
    findChosenStore(commerce, session),
    readPictureSizes(commerce),
  ]);
  const named = product.masterId && product.variants.find((variant) => variant.id === product.id);
  if (named) throw redirect(`/p/${product.urlPath}?color=${encodeURIComponent(named.colorId)}`);
  const [storeRules, recommendations, companions] = await Promise.all([
    store && findStore(commerce, store.id),
    findRecommendations(input, product, store),
    loadCompanions(commerce, product),
  ]);
  const terms = storeRules && purchaseTermsOf(storeRules, now);
  const startDates: Record<string, string> = terms ? startDatesOf(product, terms) : {};
  return {
    product,
    store,
    sizes,
    recommendations,
    companions,
    terms,
    startDates,
    paths: terms ? listOwnershipPaths(product.prices, terms, startDates, frequency) : {},
    // Delivery dates of an order placed today, by condition.
    deliveries: Object.fromEntries(
      product.conditions.map(({ condition, availability }) => [
        condition,
        terms && deliveryDatesOf(availability.deliveryBand, terms),
      ]),
    ),
  };
}

/** The promised delivery of each condition, which an agreement starts with. */
function startDatesOf({ prices, conditions, availability }: ProductDetail, day: OrderDay) {
  return Object.fromEntries(
    prices.map(({ condition }) => {
      const stock = conditions.find((candidate) => candidate.condition === condition)?.availability;
      return [condition, deliveryDateOf([(stock ?? availability).deliveryBand], day)];
    }),
  );
}

/** What completes the product, for the dialog after adding; the same for everybody. Empty when it can't be loaded. */
async function findRecommendations(
  { commerce, session, siteId }: Input,
  product: ProductDetail,
  store: ChosenStore | null,
): Promise<RegionProduct[]> {
  try {
    const found = await recommend(commerce, {
      siteId,
      zone: 'add-to-cart-modal',
      cookieId: ANYBODY,
      storeId: store?.id ?? null,
      beside: [product.id],
      shownIds: [...product.bundledProducts.map(({ id }) => id), ...(product.addOnProductIds ?? [])],
      basket: await findBasket(commerce, session),
      limit: RECOMMENDATION_COUNT,
    });
    return found.map((detail) => toRegionProduct(detail));
  } catch (error) {
    warnOf('The dialog has no recommendations', error);
    return [];
  }
}
