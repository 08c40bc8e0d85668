import { updateCartAlias, updateCart as updateCartEndpoint } from '@ownpath/contracts/store-change';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import { updateCart } from './update-cart.ts';

export function storeChangeRoutes(deps: Dependencies): Route[] {
  return [updateCartEndpoint, updateCartAlias].map((endpoint) =>
    route(endpoint, (call) => updateCart(deps, callerOf(call), call.locale)),
  );
}
