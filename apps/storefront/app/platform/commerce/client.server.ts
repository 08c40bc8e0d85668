import type { Endpoint } from '@ownpath/contracts/wire';
import { z } from 'zod';
import type { Session } from '../session/session.server.ts';
import type { ShopperTokens } from '../session/session-data.ts';
import type { Locale } from '../site/locale.ts';
import { buildRequest } from './build-request.server.ts';
import { ORGANIZATION_ID } from './commerce-config.ts';
import { CommerceError, toCommerceError } from './commerce-error.ts';
import { type CommerceFetch, sendRequest } from './commerce-fetch.server.ts';
import { createShopperLogin } from './shopper-login.server.ts';
import { replaceRefused, sharedGuest, visitorTokens } from './shopper-tokens.server.ts';

const TIMEOUT_MS = 15_000;

/** `shared`: a read that may use the shop's own guest token, so that a first visit sets no cookie. */
export type CallOptions = { readonly as?: 'visitor' | 'shared'; readonly headers?: Record<string, string> };

export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  readonly params?: Omit<z.output<P>, 'organizationId'>;
  readonly query?: Omit<z.output<Q>, 'siteId' | 'locale'>;
} & (undefined extends z.output<B> ? { readonly body?: z.output<B> } : { readonly body: z.output<B> });

export type CommerceClient = {
  /**
   * Calls an endpoint of the contracts as the visitor. Organisation, site, locale and token are filled in.
   * @throws CommerceError when the API answers no success, answers late, or not in the contract's shape
   */
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    input: CallInput<P, Q, B>,
    options?: CallOptions,
  ): Promise<z.output<R>>;
};

export type CommerceClientOptions = {
  readonly fetch: CommerceFetch;
  readonly session: Session;
  readonly siteId: string;
  readonly locale: Locale;
  readonly publicOrigin: string;
  /** Address of the visitor, for limits and location. */
  readonly clientAddress: string | null;
  readonly signal: AbortSignal;
};

export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const login = createShopperLogin(options);

  async function tokenFor(endpoint: Endpoint, as: CallOptions['as']): Promise<string | null> {
    if (endpoint.access === 'public') return null;
    const isAnonymous = options.session.read().tokens === undefined;
    if (isAnonymous && (as ?? defaultIdentity(endpoint)) === 'shared')
      return sharedGuest(login, options.siteId);
    return visitorTokens(login, options.session);
  }

  return {
    async call(endpoint, input, callOptions = {}) {
      const sendAs = (token: string | null, params: object = { ...input.params }) => {
        const request = buildRequest(endpoint, {
          params: { organizationId: ORGANIZATION_ID, ...params },
          query: { siteId: options.siteId, locale: options.locale, ...input.query },
          body: input.body,
          headers: {
            ...callOptions.headers,
            ...(options.clientAddress ? { 'X-Forwarded-For': options.clientAddress } : {}),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
          },
          signal: AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        });
        return sendRequest(endpoint.id, request, options.fetch);
      };
      const token = await tokenFor(endpoint, callOptions.as);
      let response = await sendAs(token);
      const before = options.session.read().tokens;
      if (response.status === 401 && token !== null && before) {
        // Ended elsewhere, by a new password for instance: the visitor goes on as whoever they are now.
        const renewed = await replaceRefused(login, options.session, token);
        response = await sendAs(renewed, withOwnIds(input.params, before, options.session.read().tokens));
      }
      if (!response.ok) throw await toCommerceError(endpoint.id, response);
      return readBody(endpoint, response);
    },
  };
}

/** What a call asked about the visitor it asks about whoever the visitor is now. */
function withOwnIds(
  params: object | undefined,
  before: ShopperTokens,
  now: ShopperTokens | undefined,
): Record<string, unknown> {
  const renamed = new Map<unknown, unknown>([
    [before.customerId, now?.customerId],
    [before.usid, now?.usid],
  ]);
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, renamed.get(value) ?? value]),
  );
}

/** Reads belong to anyone until the visitor has a session of their own; everything else needs one. */
function defaultIdentity(endpoint: Endpoint): 'visitor' | 'shared' {
  return endpoint.method === 'GET' ? 'shared' : 'visitor';
}

async function readBody<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  response: Response,
): Promise<z.output<R>> {
  const text = await response.text();
  const decoded = z.safeDecode(endpoint.response, text === '' ? undefined : JSON.parse(text));
  if (!decoded.success) throw new CommerceError(endpoint.id, 502, { code: 'MalformedAnswer' });
  return decoded.data;
}
