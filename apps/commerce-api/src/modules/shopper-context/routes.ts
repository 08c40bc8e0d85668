import {
  deleteShopperContext as deleteEndpoint,
  getShopperContext as getEndpoint,
  patchShopperContext as patchEndpoint,
  putShopperContext as putEndpoint,
} from '@ownpath/contracts/shopper-context';
import type { Locale } from '@ownpath/domain/site';
import type { Logger } from 'pino';
import type { Dependencies } from '../../dependencies.ts';
import { callerOf, type Route, route, type Shopper } from '../../http/route.ts';
import { getShopperContext, isMissingUsid } from './get-shopper-context.ts';
import {
  deleteShopperContext,
  patchShopperContext,
  putShopperContext,
  type WriteOptions,
} from './write-shopper-context.ts';

/** Logs an error when a client has lost its usid, as specified; the usid is then read from the token. */
const toCaller = (call: { shopper: Shopper | null; params: { usid: string }; log: Logger }) => {
  const { usid, siteId, customerId, kind } = callerOf(call);
  if (isMissingUsid(call.params.usid)) {
    call.log.error('a shopper context was asked for without a usid; that of the token stands in');
  }
  return { pathUsid: call.params.usid, usid, siteId, customerId: kind === 'registered' ? customerId : null };
};

const toOptions = (call: {
  locale: Locale;
  query: { evaluateContextWithClientIp?: boolean | undefined };
}): WriteOptions => ({
  locale: call.locale,
  storesClientIp: call.query.evaluateContextWithClientIp === true,
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
