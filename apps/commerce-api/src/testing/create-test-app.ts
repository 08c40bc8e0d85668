import { createHash, randomBytes } from 'node:crypto';
import { TokenResponse } from '@ownpath/contracts/login';
import type { Endpoint } from '@ownpath/contracts/wire';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { Sleep } from '../adapters/time-limit.ts';
import { createApp } from '../app.ts';
import { DEMO_ORGANIZATION_ID, DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { openSandboxBrowser, type SandboxBrowser } from './open-sandbox-browser.ts';
import { TEST_NOW } from './template.ts';
import { createTestDatabase } from './test-database.ts';
import { createTestDependencies, REDIRECT_URI, TEST_PRIVATE_CLIENT } from './test-dependencies.ts';

export { TEST_PRIVATE_CLIENT };

/** A guest who calls the API; `tokens` are theirs. */
export type TestShopper = { readonly tokens: TokenResponse };

export type TestClock = { now(): Date; advance(ms: number): void };

export type TestApp = {
  readonly app: Hono;
  readonly deps: Dependencies;
  readonly clock: TestClock;
  /** For another process on the same database; null for the embedded one. */
  readonly databaseUrl: string | null;
  /** A browser for the pages of the sandbox providers, without a network. */
  openSandboxBrowser(): SandboxBrowser;
  /** A new guest with tokens, by the documented PKCE flow. */
  createGuest(): Promise<TestShopper>;
  /** Sends a request as a client would; without a token for a null `shopper`. */
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
  /** Calls an endpoint of the contracts and decodes its answer; throws on any other status. */
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    shopper: TestShopper | null,
    input?: { params?: object; query?: object; body?: z.output<B>; headers?: Record<string, string> },
  ): Promise<z.output<R>>;
  close(): Promise<void>;
};

type RequestOptions = {
  readonly shopper?: TestShopper | null;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
};

function createTestClock(start = TEST_NOW): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}

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

/** The whole engine on its own database, with a clock that the test moves. */
export async function createTestApp(
  options: {
    readonly sleep?: Sleep;
    readonly overrides?: (deps: Dependencies) => Partial<Dependencies> | Promise<Partial<Dependencies>>;
  } = {},
): Promise<TestApp> {
  const { database, url, close } = await createTestDatabase();
  const clock = createTestClock();
  const { deps: standard, fetchSandbox } = createTestDependencies(database, clock, options.sleep);
  const deps = { ...standard, ...(await options.overrides?.(standard)) };
  const app = createApp(deps);

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

  async function createGuest(): Promise<TestShopper> {
    const verifier = randomBytes(32).toString('base64url');
    const path = `/shopper/auth/v1/organizations/${DEMO_ORGANIZATION_ID}/oauth2`;
    const query = new URLSearchParams({
      client_id: DEMO_PUBLIC_CLIENT_ID,
      channel_id: DEMO_SITE_ID,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      hint: 'guest',
    });
    const authorized = await app.request(`${path}/authorize?${query}`);
    const code = new URL(authorized.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const answer = await app.request(`${path}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code_pkce',
        client_id: DEMO_PUBLIC_CLIENT_ID,
        channel_id: DEMO_SITE_ID,
        redirect_uri: REDIRECT_URI,
        code,
        code_verifier: verifier,
      }).toString(),
    });
    return { tokens: TokenResponse.parse(await answer.json()) };
  }

  return {
    app,
    deps,
    clock,
    databaseUrl: url,
    openSandboxBrowser: () => openSandboxBrowser(fetchSandbox),
    createGuest,
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
    close,
  };
}
