import {
  autocomplete as autocompleteEndpoint,
  getCategory as categoryEndpoint,
  getCatalogState,
  getCategories,
  getProductImages,
  getProductPrices,
  getProductPromotions,
  getProducts,
  getSearchSuggestions,
  listValues,
  getProduct as productEndpoint,
  productSearch,
  searchProducts as searchEndpoint,
} from '@ownpath/contracts/catalog';
import type { Dependencies } from '../../dependencies.ts';
import { type Call, callerOf, type Route, route } from '../../http/route.ts';
import { createCatalogReader } from './catalog-reader.ts';
import { getCategory, listCategories } from './get-category.ts';
import { getProduct, getProductPart, listProducts } from './get-product.ts';
import { searchDocumented } from './search-documented.ts';
import { searchProducts } from './search-products.ts';
import { autocomplete, suggest } from './suggest.ts';

/** Shared by the calls for one part of a product. */
type PartCall = Pick<Call<typeof getProductPrices>, 'params' | 'query' | 'locale' | 'shopper'>;

export function catalogRoutes(deps: Dependencies): Route[] {
  const reader = createCatalogReader(deps);
  const readPart = (call: PartCall, part: 'images' | 'prices') =>
    getProductPart(reader, callerOf(call), {
      id: call.params.productId,
      part,
      parameters: call.query,
      locale: call.locale,
    });
  return [
    route(productEndpoint, (call) =>
      getProduct(reader, callerOf(call), { id: call.params.id, parameters: call.query, locale: call.locale }),
    ),
    route(getProducts, (call) =>
      listProducts(reader, callerOf(call), {
        ids: listValues(call.query.ids),
        parameters: call.query,
        locale: call.locale,
      }),
    ),
    route(getProductImages, async (call) => {
      const { id, imageGroups = [] } = await readPart(call, 'images');
      return { id, imageGroups };
    }),
    route(getProductPrices, async (call) => {
      const { id, currency, price, priceMax, prices, tieredPrices, priceRanges } = await readPart(
        call,
        'prices',
      );
      return { productId: id, currency, price, priceMax, prices, tieredPrices, priceRanges };
    }),
    route(getProductPromotions, async (call) => {
      const { id } = await readPart(call, 'prices');
      return { productId: id, productPromotions: [] };
    }),
    route(getCategories, (call) =>
      listCategories(reader, callerOf(call), {
        ids: listValues(call.query.ids),
        levels: call.query.levels,
        locale: call.locale,
      }),
    ),
    route(categoryEndpoint, (call) =>
      getCategory(reader, callerOf(call), {
        id: call.params.id,
        levels: call.query.levels,
        locale: call.locale,
      }),
    ),
    route(getCatalogState, (call) => reader.readCatalogState(callerOf(call))),
    route(searchEndpoint, (call) => {
      const isSpanish = call.query.locale === undefined && call.body.languageCodes?.[0] === 'ES_US';
      return searchProducts(
        { ...deps, reader },
        callerOf(call),
        call.body,
        isSpanish ? 'es-US' : call.locale,
      );
    }),
    route(productSearch, (call) => searchDocumented(reader, callerOf(call), call.query, call.locale)),
    route(getSearchSuggestions, (call) => suggest(reader, callerOf(call), call.query, call.locale)),
    route(autocompleteEndpoint, (call) =>
      autocomplete({ ...deps, reader }, callerOf(call), call.body, call.locale),
    ),
  ];
}
