import {
  deleteShopperContext as deleteEndpoint,
  getShopperContext as getEndpoint,
  patchShopperContext as patchEndpoint,
  putShopperContext as putEndpoint,
} from '@ownpath/contracts/shopper-context';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Locale, type Route, route } from '../../http/route.ts';
import type { Shopper } from '../../http/shopper.ts';
import { deleteShopperContext } from './delete-shopper-context.ts';
import { getShopperContext } from './get-shopper-context.ts';
import { patchShopperContext } from './patch-shopper-context.ts';
import { putShopperContext, type WriteOptions } from './put-shopper-context.ts';

const toCaller = (call: { shopper: Shopper | null; params: { usid: string } }) => {
  const { usid, siteId } = callerOf(call);
  return { pathUsid: call.params.usid, usid, siteId };
};

const toOptions = (call: {
  locale: Locale;
  query: { evaluateContextWithClientIp?: boolean | undefined };
}): WriteOptions => ({
  locale: call.locale,
  keepsClientIp: call.query.evaluateContextWithClientIp === true,
});

export function shopperContextRoutes(deps: Dependencies): Route[] {
  return [
    route(getEndpoint, (call) => getShopperContext(deps, toCaller(call))),
    route(putEndpoint, async (call) => {
      const { isNew } = await putShopperContext(deps, toCaller(call), call.body, toOptions(call));
      return new Response(null, { status: isNew ? 201 : 200 });
    }),
    route(patchEndpoint, (call) => patchShopperContext(deps, toCaller(call), call.body, toOptions(call))),
    route(deleteEndpoint, async (call) => {
      await deleteShopperContext(deps, toCaller(call));
      return undefined;
    }),
  ];
}
