const PROXY_PREFIX = /^\/mobify\/proxy\/(?:api|ocapi)(?=\/)/;
/** `/checkout/shopper-baskets/v2/organizations/…`: as the calls are documented, without a proxy path. */
const BARE_CALL = /^\/[a-z]+\/[a-z-]+\/v\d\w*\/organizations\//;
const DOCUMENTATION = /^\/docs\/api(?:\/|$)/;

/** The commerce API's own path when the engine answers this one, or null when the shop does. */
export function enginePathOf(pathname: string): string | null {
  if (PROXY_PREFIX.test(pathname)) return pathname.replace(PROXY_PREFIX, '');
  return BARE_CALL.test(pathname) || DOCUMENTATION.test(pathname) ? pathname : null;
}
