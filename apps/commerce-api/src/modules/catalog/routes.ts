import {
  getCategory as categoryEndpoint,
  getProducts,
  getProduct as productEndpoint,
  searchProducts as searchEndpoint,
} from '@ownpath/contracts/catalog';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { createCatalogReader } from './catalog-reader.ts';
import { getCategory } from './get-category.ts';
import { getProduct, listProducts } from './get-product.ts';
import { searchProducts } from './search-products.ts';

export function catalogRoutes(deps: Dependencies): Route[] {
  const reader = createCatalogReader(deps);
  return [
    route(productEndpoint, (call) =>
      getProduct(reader, callerOf(call), { id: call.params.id, locale: call.locale }),
    ),
    route(getProducts, (call) =>
      listProducts(reader, callerOf(call), {
        ids: call.query.ids.split(',').filter(Boolean),
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
    route(searchEndpoint, (call) => {
      const isSpanish = call.query.locale === undefined && call.body.languageCodes?.[0] === 'ES_US';
      return searchProducts(
        { reader, ids: deps.ids },
        callerOf(call),
        call.body,
        isSpanish ? 'es-US' : call.locale,
      );
    }),
  ];
}
