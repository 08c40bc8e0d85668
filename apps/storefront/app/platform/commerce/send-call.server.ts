import type { SurrogateKeys } from '@ownpath/contracts/catalog';
import type { Endpoint } from '@ownpath/contracts/wire';
import type { Locale } from '@ownpath/domain/site';
import type { z } from 'zod';
import type { Session, ShopperTokens } from '../session/session.server.ts';
import { buildRequest } from './build-request.server.ts';
import { ORGANIZATION_ID } from './commerce-config.ts';
import { CommerceError, toCommerceError } from './commerce-error.ts';
import { type CommerceFetch, sendRequest } from './commerce-fetch.server.ts';
import { readPolicyOf } from './read-policies.ts';
import type { Pause } from './retry-read.server.ts';
import { createShopperLogin } from './shopper-login.server.ts';
import { replaceRefused, sharedGuest, visitorTokens } from './shopper-tokens.server.ts';

const TIMEOUT_MS = 15_000;

/**
 * `shared`: a read that may use the shop's own guest token, so that a first visit sets no cookie. `anyone`: one whose answer
 * is the same for whoever asks, with a session too.
 */
export type CallOptions = {
  readonly as?: 'visitor' | 'shared' | 'anyone';
  readonly headers?: Record<string, string>;
  /** Receives the headers of a successful answer. */
  readonly onHeaders?: (headers: Headers) => void;
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
  /** Receives what each answer depends on. */
  readonly onAnswer?: (keys: SurrogateKeys) => void;
  /** Waits before a call is repeated. */
  readonly pause?: Pause;
};

/** Sends calls as the visitor, or as the shop's own guest where nothing of the visitor is needed. */
export function createSender(options: CommerceClientOptions) {
  const login = createShopperLogin(options);

  /** True when the call contains no visitor data, so that its answer can be shared. */
  function isForAnyone(endpoint: Endpoint, { as }: CallOptions): boolean {
    if (as === 'anyone' || (as !== 'visitor' && readPolicyOf(endpoint)?.isSameForAll)) return true;
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

  function requestOf(
    endpoint: Endpoint,
    input: AnyInput,
    { token, headers }: Pick<CallOptions, 'headers'> & { readonly token: string | null },
  ): Request {
    return buildRequest(endpoint, {
      params: { organizationId: ORGANIZATION_ID, ...input.params },
      query: { siteId: options.siteId, locale: options.locale, ...input.query },
      body: input.body,
      headers: {
        ...headers,
        ...(options.clientAddress ? { 'X-Forwarded-For': options.clientAddress } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
    });
  }

  /** @param asker whose ids the parameters have: the visitor when the call was made, who may be a new guest by now */
  async function readText(
    endpoint: Endpoint,
    input: AnyInput,
    callOptions: CallOptions,
    asker: ShopperTokens | undefined,
    signal: AbortSignal | null,
  ): Promise<string> {
    const { headers = {} } = callOptions;
    const send = (token: string | null) => {
      const params = withOwnIds(input.params, asker, options.session.read().tokens);
      const request = requestOf(endpoint, { ...input, params }, { token, headers });
      return sendRequest(endpoint.id, request, options.fetch, { signal, timeoutMs: TIMEOUT_MS });
    };
    const token = await tokenFor(endpoint, callOptions);
    let response = await send(token);
    if (response.status === 401 && token !== null) {
      // The session was ended elsewhere, for example by a new password: the call is repeated with a new token.
      response = await send(await tokenFor(endpoint, callOptions, token));
    }
    if (!response.ok) throw await toCommerceError(endpoint.id, response);
    callOptions.onHeaders?.(response.headers);
    return response.text();
  }

  return { isForAnyone, readText };
}

export type AnyInput = { readonly params?: object; readonly query?: object; readonly body?: unknown };

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

/** @throws CommerceError `MalformedAnswer` */
export function decodeBody<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  text: string,
): z.output<R> {
  const read = endpoint.reading.safeParse(text === '' ? undefined : JSON.parse(text));
  if (!read.success) throw new CommerceError(endpoint.id, 502, { code: 'MalformedAnswer' });
  return read.data;
}
