import { ROOT_CATEGORY_ID, SPECIAL_CATEGORY_IDS } from '@ownpath/domain/catalog';
import type { ProductDetail } from './product-detail.ts';
import type { ProductSearchRequest } from './search.ts';

/**
 * What an answer shows of prices and stock, as surrogate keys (docs/decisions/0103-pages-by-what-they-depend-on.md): `product:<id>`
 * and `category:<id>` for prices, `stock` and `stock:<product id>` for units in the caller's store and its geo pool. Null: anything.
 */
export type SurrogateKeys = readonly string[] | null;

/** Whatever a store's units are of. */
const STOCK = 'stock';

function keysOfProducts(products: readonly Pick<ProductDetail, 'id' | 'masterId' | 'kind'>[]): string[] {
  return products.flatMap(({ id, masterId = id, kind }) => [
    `product:${masterId}`,
    // The stock of a bundle is that of its members.
    kind === 'bundle' ? STOCK : `${STOCK}:${masterId}`,
  ]);
}

function keysOfSearch({ query = '', category, cat, isAp }: ProductSearchRequest): SurrogateKeys {
  const id = category ?? cat ?? '';
  const isWhole = id === '' || id === ROOT_CATEGORY_ID || id === SPECIAL_CATEGORY_IDS.myItems;
  return isAp || isWhole || query.trim() !== '' ? null : [`category:${id}`, STOCK];
}

/** Calls whose answers show neither prices nor stock. */
const WITHOUT = new Set([
  'getCatalogState',
  'getCategory',
  'getContent',
  'getCustomPreferences',
  'getIeConfigurations',
  'getLocatedStore',
  'getPage',
  'getShopperContext',
  'getStorePromotions',
  'getStores',
  'getUrlMapping',
  'getZoneRecommendations',
]);

/** Keys of an answer by the id of its call; a call that is not known may depend on anything. */
export function surrogateKeysOf(callId: string, body: unknown, answer: unknown): SurrogateKeys {
  switch (callId) {
    case 'getProduct':
      return keysOfProducts([answer as ProductDetail]);
    case 'getProducts':
      return keysOfProducts((answer as { data: readonly ProductDetail[] }).data);
    case 'searchProducts':
      return keysOfSearch(body as ProductSearchRequest);
    default:
      return WITHOUT.has(callId) ? [] : null;
  }
}

/** As changes are announced: units by the stores that have them. */
export const keysInStores = (keys: readonly string[], storeIds: readonly string[]): string[] =>
  keys.flatMap((key) => (/^stock(:|$)/.test(key) ? storeIds.map((id) => `${key}@${id}`) : [key]));
