import { CommerceError } from './commerce-error.ts';

/** When a call over the network is given up. The engine in this process ignores it. */
export type CallLimits = { readonly signal: AbortSignal | null; readonly timeoutMs: number };

/**
 * Sends a request to the commerce API, in-process or over HTTP. `url.pathname` is relative to the API host
 * (`/checkout/shopper-baskets/…`); the origin of the URL is ignored. The limits are beside the request, since each signal
 * that it had would stay in memory until its time is over.
 */
export type CommerceFetch = (request: Request, limits?: CallLimits) => Promise<Response>;

/** Placeholder for the API's origin; `CommerceFetch` replaces it. */
export const API_ORIGIN = 'http://commerce.internal';

/** @throws CommerceError `Timeout` or `ServiceUnavailable` when there is no answer */
export async function sendRequest(
  endpointId: string,
  request: Request,
  fetch: CommerceFetch,
  limits: CallLimits,
): Promise<Response> {
  try {
    return await fetch(request, limits);
  } catch (cause) {
    const code =
      cause instanceof DOMException && cause.name === 'TimeoutError' ? 'Timeout' : 'ServiceUnavailable';
    throw new CommerceError(endpointId, 503, { code });
  }
}
