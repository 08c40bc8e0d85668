/**
 * Sends a request to the commerce API, in-process or over HTTP. `url.pathname` is relative to the API host
 * (`/checkout/shopper-baskets/…`); the origin of the URL is ignored.
 */
export type CommerceFetch = (request: Request) => Promise<Response>;

/** Stands where the API's origin would; `CommerceFetch` replaces it. */
export const API_ORIGIN = 'http://commerce.internal';
