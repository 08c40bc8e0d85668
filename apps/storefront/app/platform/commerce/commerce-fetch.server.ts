import { CommerceError } from './commerce-error.ts';

/**
 * Sends a request to the commerce API, in-process or over HTTP. `url.pathname` is relative to the API host
 * (`/checkout/shopper-baskets/…`); the origin of the URL is ignored.
 */
export type CommerceFetch = (request: Request) => Promise<Response>;

/** Placeholder for the API's origin; `CommerceFetch` replaces it. */
export const API_ORIGIN = 'http://commerce.internal';

/** @throws CommerceError `Timeout` or `ServiceUnavailable` when there is no answer */
export async function sendRequest(
  endpointId: string,
  request: Request,
  fetch: CommerceFetch,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const code =
      cause instanceof DOMException && cause.name === 'TimeoutError' ? 'Timeout' : 'ServiceUnavailable';
    throw new CommerceError(endpointId, 503, { code });
  }
}
