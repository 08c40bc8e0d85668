import {
  getShopperContext as getEndpoint,
  patchShopperContext as patchEndpoint,
  putShopperContext as putEndpoint,
} from '@ownpath/contracts/shopper-context';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route } from '../../http/route.ts';
import type { Shopper } from '../../http/shopper.ts';
import { getShopperContext } from './get-shopper-context.ts';
import { patchShopperContext } from './patch-shopper-context.ts';
import { putShopperContext } from './put-shopper-context.ts';

const toCaller = (call: { shopper: Shopper | null; params: { usid: string } }) => {
  const { usid, siteId } = callerOf(call);
  return { pathUsid: call.params.usid, usid, siteId };
};

export function shopperContextRoutes(deps: Dependencies): Route[] {
  return [
    route(getEndpoint, (call) => getShopperContext(deps, toCaller(call))),
    route(putEndpoint, async (call) => {
      const { isNew } = await putShopperContext(deps, toCaller(call), call.body, call.locale);
      return new Response(null, { status: isNew ? 201 : 200 });
    }),
    route(patchEndpoint, (call) => patchShopperContext(deps, toCaller(call), call.body, call.locale)),
  ];
}
