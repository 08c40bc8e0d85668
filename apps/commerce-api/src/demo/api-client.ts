import { createHash, randomBytes } from 'node:crypto';
import {
  authenticateCustomer,
  authorizeGuest,
  GUEST_AUTHORIZATION,
  getAccessToken,
  TokenResponse,
} from '@ownpath/contracts/login';
import type { Endpoint } from '@ownpath/contracts/wire';
import type { Hono } from 'hono';
import { z } from 'zod';
import { DEMO_ORGANIZATION_ID, DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';

/** Who calls the API; `tokens` are theirs. */
export type ApiShopper = { readonly tokens: TokenResponse };

type RequestOptions = {
  readonly shopper?: ApiShopper | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

type Login = {
  readonly login: string;
  readonly password: string;
  /** Proven by their token; their session goes on. */
  readonly guest?: ApiShopper | undefined;
  readonly usid?: string | undefined;
};

export type ApiClient = {
  /** Sends a request as a client would; without a token for a null `shopper`. */
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
  /** Calls an endpoint of the contracts and decodes its answer; throws on any other status. */
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    shopper: ApiShopper | null,
    input?: { params?: object; query?: object; body?: z.output<B>; headers?: Record<string, string> },
  ): Promise<z.output<R>>;
  /** A new guest with tokens, by the documented PKCE flow. */
  createGuest(): Promise<ApiShopper>;
  /** A registered customer, by the same flow. */
  logIn(login: Login): Promise<ApiShopper>;
  /** The same session with new tokens; null when it has ended. */
  refresh(shopper: ApiShopper): Promise<ApiShopper | null>;
};

/** `/a/{id}` with its parameters; organisation and site are the demo's. */
export function pathOf(endpoint: Endpoint, params: object = {}, query: object = {}): string {
  const values: Record<string, unknown> = { organizationId: DEMO_ORGANIZATION_ID, ...params };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(
    Object.entries({ siteId: DEMO_SITE_ID, ...query }).map(([name, value]) => [name, String(value)]),
  );
  return `${path}?${search}`;
}

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const asForm = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** Calls of the commerce API in this process, as a client over the network makes them. */
export function createApiClient(app: Hono, redirectUri: string): ApiClient {
  const client = {
    client_id: DEMO_PUBLIC_CLIENT_ID,
    channel_id: DEMO_SITE_ID,
    redirect_uri: redirectUri,
  };

  async function request(method: string, path: string, { shopper, body, headers }: RequestOptions = {}) {
    const isText = typeof body === 'string';
    return app.request(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(shopper ? { authorization: `Bearer ${shopper.tokens.access_token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    });
  }

  async function exchangeCode(answer: Response, verifier: string, guest?: ApiShopper): Promise<ApiShopper> {
    const found = new URL(answer.headers.get('location') ?? '').searchParams;
    const { body, headers } = asForm({
      grant_type: 'authorization_code_pkce',
      code_verifier: verifier,
      ...client,
      code: found.get('code') ?? '',
      usid: found.get('usid') ?? '',
    });
    const proof = guest ? { [GUEST_AUTHORIZATION]: `Bearer ${guest.tokens.access_token}` } : {};
    const tokens = await request('POST', pathOf(getAccessToken), { body, headers: { ...headers, ...proof } });
    return { tokens: TokenResponse.parse(await tokens.json()) };
  }

  const newVerifier = () => randomBytes(32).toString('base64url');
  const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

  return {
    request,

    async call(endpoint, shopper, input = {}) {
      const response = await request(endpoint.method, pathOf(endpoint, input.params, input.query), {
        shopper,
        ...(input.body === undefined ? {} : { body: z.encode(endpoint.body, input.body) }),
        ...(input.headers ? { headers: input.headers } : {}),
      });
      const text = await response.text();
      if (response.status !== endpoint.status && !response.ok) {
        throw new Error(`${endpoint.id} answered ${response.status}: ${text}`);
      }
      return z.decode(endpoint.response, text === '' ? undefined : JSON.parse(text));
    },

    async createGuest() {
      const verifier = newVerifier();
      const query = {
        ...client,
        response_type: 'code',
        code_challenge: challengeOf(verifier),
        hint: 'guest',
      };
      return exchangeCode(await request('GET', pathOf(authorizeGuest, {}, query)), verifier);
    },

    async logIn({ login, password, guest, usid = guest?.tokens.usid }) {
      const verifier = newVerifier();
      const { body, headers } = asForm({
        ...client,
        code_challenge: challengeOf(verifier),
        ...(usid === undefined ? {} : { usid }),
      });
      const answer = await request('POST', pathOf(authenticateCustomer), {
        body,
        headers: { ...headers, authorization: basic(login, password) },
      });
      if (answer.status !== 303) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
      return exchangeCode(answer, verifier, guest);
    },

    async refresh({ tokens }) {
      const { body, headers } = asForm({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
        ...client,
      });
      const answer = await request('POST', pathOf(getAccessToken), { body, headers });
      return answer.ok ? { tokens: TokenResponse.parse(await answer.json()) } : null;
    },
  };
}
