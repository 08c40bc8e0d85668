import {
  geocode,
  getClientLocation,
  getStores,
  searchStores as searchEndpoint,
} from '@ownpath/contracts/stores';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { geocodePlace, locateClient } from './geocode-place.ts';
import { listStores, searchStores } from './search-stores.ts';

export function storeRoutes(deps: Dependencies): Route[] {
  return [
    route(getStores, ({ query, locale }) =>
      listStores(deps, { ids: query.ids.split(',').filter(Boolean), locale }),
    ),
    route(searchEndpoint, ({ query, locale }) => searchStores(deps, { ...query, locale })),
    route(geocode, ({ query }) => geocodePlace(deps, query)),
    route(getClientLocation, ({ clientIp }) => locateClient(deps, clientIp)),
  ];
}
