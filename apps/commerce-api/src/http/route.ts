import type { Endpoint } from '@ownpath/contracts/wire';
import type { Locale } from '@ownpath/domain/site';
import type { LocatedStore } from '@ownpath/domain/stores';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Shopper as TokenShopper } from '../modules/login/index.ts';

/** The caller by their token; `locatedStore` is the one near their address, where the site assigns stores. */
export type Shopper = TokenShopper & { readonly locatedStore?: LocatedStore | null };

/** What a handler receives: parsed input, the caller, and the request for the rare header. */
export type Call<E extends Endpoint> = {
  readonly params: z.output<E['params']>;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  /** Null on public endpoints called without a token. */
  readonly shopper: Shopper | null;
  readonly locale: Locale;
  readonly clientIp: string;
  readonly request: Request;
  readonly log: Logger;
};

/** Returns the decoded response, or a `Response` to set headers or a status. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.output<E['response']> | Response>;

export type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Promise<unknown>;
};

/** A page or file outside the contracts. */
export type Page = {
  readonly path: string;
  readonly answer: (
    params: Readonly<Record<string, string>>,
    query: URLSearchParams,
  ) => Response | Promise<Response>;
};

/** Ties a contract to its handler; the types of both are checked here. */
export function route<E extends Endpoint>(endpoint: E, handle: Handler<E>): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

/** The caller of an endpoint whose access is `shopper` or `registered`, already verified. */
export function callerOf(call: { readonly shopper: Shopper | null }): Shopper {
  if (!call.shopper) throw new Error('the endpoint is public: no caller');
  return call.shopper;
}
