import {
  geocode,
  getClientLocation,
  getLocatedStore,
  getStores,
  searchStores as searchEndpoint,
} from '@ownpath/contracts/stores';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { geocodePlace, locateClient } from './geocode-place.ts';
import { listLocatedStore, listStores, searchStores } from './search-stores.ts';

export function storeRoutes(deps: Dependencies): Route[] {
  /** Each of these asks a geocoding service that costs money. */
  const limit = (clientIp: string) => limitAttempts(deps, { call: 'geocoding', clientIp });
  return [
    route(getStores, ({ query, locale }) =>
      listStores(deps, { ids: query.ids.split(',').filter(Boolean), locale }),
    ),
    route(searchEndpoint, async ({ query, locale, clientIp }) => {
      await limit(clientIp);
      return searchStores(deps, { ...query, locale });
    }),
    route(geocode, async ({ query, clientIp }) => {
      await limit(clientIp);
      return geocodePlace(deps, query);
    }),
    route(getClientLocation, async ({ clientIp }) => {
      await limit(clientIp);
      return locateClient(deps, clientIp);
    }),
    route(getLocatedStore, (call) =>
      listLocatedStore(deps, callerOf(call).locatedStore ?? null, call.locale),
    ),
  ];
}
