import { getLocatedStore } from '@ownpath/contracts/stores';
import type { Endpoint } from '@ownpath/contracts/wire';
import type { Locale } from '@ownpath/domain/site';
import type { z } from 'zod';
import type { Session, ShopperTokens } from '../session/session.server.ts';
import { buildRequest } from './build-request.server.ts';
import { cachedReadsOf } from './cached-reads.server.ts';
import { ORGANIZATION_ID } from './commerce-config.ts';
import { CommerceError, isCommerceError, toCommerceError } from './commerce-error.ts';
import { type CommerceFetch, sendRequest } from './commerce-fetch.server.ts';
import { type ReadPolicy, readPolicyOf } from './read-policies.ts';
import { type Pause, retryRead } from './retry-read.server.ts';
import { createShopperLogin } from './shopper-login.server.ts';
import { replaceRefused, sharedGuest, visitorTokens } from './shopper-tokens.server.ts';

const TIMEOUT_MS = 15_000;

/** `shared`: a read that may use the shop's own guest token, so that a first visit sets no cookie. */
export type CallOptions = {
  readonly as?: 'visitor' | 'shared';
  readonly headers?: Record<string, string>;
  /** Receives the headers of a successful answer. */
  readonly onHeaders?: (headers: Headers) => void;
};

export type CallInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  readonly params?: Omit<z.output<P>, 'organizationId'>;
  readonly query?: Omit<z.output<Q>, 'siteId' | 'locale'>;
} & (undefined extends z.output<B> ? { readonly body?: z.output<B> } : { readonly body: z.output<B> });

export type CommerceClient = {
  /** Of the answers. */
  readonly locale: Locale;
  /**
   * Calls an endpoint of the contracts as the visitor. Fills in organization, site, locale and token.
   * @throws CommerceError when the API answers with an error, too late, or not in the contract's shape
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
  /** IP address of the visitor, for rate limits and location. */
  readonly clientAddress: string | null;
  readonly signal: AbortSignal;
  /** Waits before a call is repeated. */
  readonly pause?: Pause;
};

export function createCommerceClient(options: CommerceClientOptions): CommerceClient {
  const login = createShopperLogin(options);

  const cachedReads = cachedReadsOf(options.fetch);

  /** True when the call contains no visitor data, so that its answer can be shared. */
  function isForAnyone(endpoint: Endpoint, { as }: CallOptions): boolean {
    if (readPolicyOf(endpoint)?.isSameForAll) return true;
    if (options.session.read().tokens !== undefined) return false;
    return endpoint.access === 'public' || (as ?? defaultIdentity(endpoint)) === 'shared';
  }

  /** The token of a call; `refused` is the one that the API has just rejected, and is replaced. */
  async function tokenFor(endpoint: Endpoint, callOptions: CallOptions, refused: string | null = null) {
    if (endpoint.access === 'public') return null;
    if (isForAnyone(endpoint, callOptions)) return sharedGuest(login, options.siteId, refused);
    return refused === null
      ? visitorTokens(login, options.session)
      : replaceRefused(login, options.session, refused);
  }

  function requestOf(endpoint: Endpoint, input: AnyInput, call: SentCall = {}): Request {
    const { token, params = input.params, headers, signal = options.signal } = call;
    return buildRequest(endpoint, {
      params: { organizationId: ORGANIZATION_ID, ...params },
      query: { siteId: options.siteId, locale: options.locale, ...input.query },
      body: input.body,
      headers: {
        ...headers,
        ...(options.clientAddress ? { 'X-Forwarded-For': options.clientAddress } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      signal,
    });
  }

  async function readText(
    endpoint: Endpoint,
    input: AnyInput,
    callOptions: CallOptions,
    asked: AbortSignal | null,
  ): Promise<string> {
    const { headers = {} } = callOptions;
    const send = (token: string | null, params: object = { ...input.params }) => {
      const inTime = AbortSignal.timeout(TIMEOUT_MS);
      const signal = asked ? AbortSignal.any([asked, inTime]) : inTime;
      return sendRequest(
        endpoint.id,
        requestOf(endpoint, input, { token, params, headers, signal }),
        options.fetch,
      );
    };
    const token = await tokenFor(endpoint, callOptions);
    let response = await send(token);
    const before = options.session.read().tokens;
    if (response.status === 401 && token !== null) {
      // The session was ended elsewhere, for example by a new password: the call is repeated with a new token.
      const renewed = await tokenFor(endpoint, callOptions, token);
      response = await send(renewed, withOwnIds(input.params, before, options.session.read().tokens));
    }
    if (!response.ok) throw await toCommerceError(endpoint.id, response);
    callOptions.onHeaders?.(response.headers);
    return response.text();
  }

  let place: Promise<string | null> | undefined;

  /**
   * The store near the visitor's address: until they choose one, every answer about products depends on it. Empty
   * when there is none; null when that is not known.
   */
  function findPlace(): Promise<string | null> {
    if (options.clientAddress === null) return Promise.resolve('');
    place ??= client.call(getLocatedStore, {}).then(
      ({ data }) => data?.[0]?.id ?? '',
      () => null,
    );
    return place;
  }

  /** What an answer depends on beside the request; null when that is not known. */
  async function findAudience(endpoint: Endpoint, policy: ReadPolicy): Promise<string | null> {
    if (policy.isPerAddress) return options.clientAddress ?? '';
    return policy.isSameForAll || endpoint.access === 'public' ? '' : findPlace();
  }

  const client: CommerceClient = {
    locale: options.locale,
    async call(endpoint, input, callOptions = {}) {
      const policy = readPolicyOf(endpoint);
      const load = (signal: AbortSignal | null) => {
        const once = () => readText(endpoint, input, callOptions, signal);
        return policy ? retryRead(policy, signal, once, options.pause) : once();
      };
      if (!policy || policy.isNeverCached || !isForAnyone(endpoint, callOptions)) {
        return decodeBody(endpoint, await load(options.signal));
      }
      const audience = await findAudience(endpoint, policy);
      if (audience === null) return decodeBody(endpoint, await load(options.signal));
      const { method, url } = requestOf(endpoint, input);
      const { siteId, locale } = options;
      const key = [method, url, siteId, locale, audience, JSON.stringify(input.body)].join(' ');
      const cache = policy.isPerAddress ? cachedReads.byAddress : cachedReads.shared;
      const text = await cache.read(key, policy, async () => {
        // Other callers may wait for the same answer, so the call continues when this visitor leaves.
        const loaded = await load(null).catch((error: unknown) => {
          // An API that has no such call locates nobody.
          if (policy.isPerAddress && isCommerceError(error) && error.status === 404) return '{}';
          throw error;
        });
        decodeBody(endpoint, loaded);
        return loaded;
      });
      return decodeBody(endpoint, text);
    },
  };
  return client;
}

type AnyInput = { readonly params?: object; readonly query?: object; readonly body?: unknown };
type SentCall = {
  readonly token?: string | null;
  readonly params?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** Replaces ids of the old session in the parameters with those of the current session. */
function withOwnIds(
  params: object | undefined,
  before: ShopperTokens | undefined,
  now: ShopperTokens | undefined,
): Record<string, unknown> {
  if (!before) return { ...params };
  const renamed = new Map<unknown, unknown>([
    [before.customerId, now?.customerId],
    [before.usid, now?.usid],
  ]);
  return Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, renamed.get(value) ?? value]),
  );
}

/** Reads are shared until the visitor has a session; every other call needs one. */
function defaultIdentity(endpoint: Endpoint): 'visitor' | 'shared' {
  return endpoint.method === 'GET' ? 'shared' : 'visitor';
}

function decodeBody<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  text: string,
): z.output<R> {
  const read = endpoint.reading.safeParse(text === '' ? undefined : JSON.parse(text));
  if (!read.success) throw new CommerceError(endpoint.id, 502, { code: 'MalformedAnswer' });
  return read.data;
}
