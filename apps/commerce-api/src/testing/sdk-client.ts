import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type * as Sdk from 'commerce-sdk-isomorphic';
import { DEMO_ORGANIZATION_ID, DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../config.ts';
import type { TestApp } from './create-test-app.ts';

// The package's CommonJS build is the one that loads in Node.
const sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic') as typeof Sdk;

/** The SDK's own login flows. */
export const sdkHelpers = sdk.helpers;

/** Parameters of every storefront call; `shortCode` names a host that a proxy replaces. */
const PARAMETERS = {
  shortCode: 'local',
  organizationId: DEMO_ORGANIZATION_ID,
  siteId: DEMO_SITE_ID,
};

export type SdkTokens = Awaited<ReturnType<typeof sdk.helpers.loginGuestUser>>;
export type SdkClients = ReturnType<typeof createClients>;
/** A guest's clients and tokens. */
export type SdkGuest = SdkClients & { readonly tokens: SdkTokens };
export type SdkShop = {
  /** `http://127.0.0.1:{port}`; bare paths and proxy paths are both answered there. */
  readonly origin: string;
  /** A redirect address that the demo client may use. */
  readonly redirectURI: string;
  /** Clients without a token, for logins. */
  readonly anonymous: SdkClients;
  /** A login client without a token, for another configured client. */
  loginAs(clientId: string): SdkClients['login'];
  /** Clients that act with these tokens. */
  clientsOf(tokens: Pick<SdkTokens, 'access_token'>): SdkClients;
  /** A new guest by the SDK's own PKCE flow, with clients that act for it. */
  loginGuest(): Promise<SdkGuest>;
  close(): Promise<void>;
};

function createClients(origin: string, accessToken?: string, clientId = DEMO_PUBLIC_CLIENT_ID) {
  const config = {
    proxy: `${origin}/mobify/proxy/api`,
    headers: accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` },
    parameters: { ...PARAMETERS, clientId },
    throwOnBadResponse: true,
  };
  return {
    login: new sdk.ShopperLogin(config),
    products: new sdk.ShopperProducts(config),
    search: new sdk.ShopperSearch(config),
    basketsV1: new sdk.ShopperBaskets(config),
    basketsV2: new sdk.ShopperBasketsV2(config),
    orders: new sdk.ShopperOrders(config),
    customers: new sdk.ShopperCustomers(config),
    contexts: new sdk.ShopperContexts(config),
    stores: new sdk.ShopperStores(config),
    promotions: new sdk.ShopperPromotions(config),
    experience: new sdk.ShopperExperience(config),
    seo: new sdk.ShopperSEO(config),
    /** `POST /custom/{apiName}/v1/organizations/{org}/{endpointPath}` as the SDK sends it; `more` for the rest. */
    callCustom: (
      apiName: string,
      endpointPath: string,
      body?: unknown,
      more: { method?: 'GET'; headers?: Record<string, string>; parameters?: Record<string, string> } = {},
    ): Promise<unknown> =>
      sdk.helpers.callCustomEndpoint({
        options: {
          method: 'POST',
          customApiPathParameters: { apiName, endpointPath },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          ...more,
        },
        clientConfig: config,
      }),
  };
}

/** Status and problem of a call that the SDK rejects; throws when it succeeds or never reached the engine. */
export async function refusalOf(call: Promise<unknown>): Promise<{ status: number; problem: unknown }> {
  const answer = await call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  if (!(answer instanceof sdk.ResponseError)) throw new Error('the call was not refused', { cause: answer });
  return { status: answer.response.status, problem: await answer.response.json() };
}

/**
 * Serves a test's engine over HTTP on a free port, for the unmodified client that retailers use.
 *
 *     const engine = await createTestApp();
 *     const shop = await openSdkShop(engine);
 *     const { products, tokens } = await shop.loginGuest();
 *     const sofa = await products.getProduct({ parameters: { id: 'alder-3-seat-sofa' } });
 *     expect(await refusalOf(products.getProduct({ parameters: { id: 'none' } }))).toMatchObject({ status: 404 });
 *     await shop.close(); // then engine.close()
 *
 * Organisation, site and client are filled in; helpers of the SDK take `shop.anonymous.login` as `slasClient`.
 */
export async function openSdkShop(engine: TestApp): Promise<SdkShop> {
  const server = createServer(
    getRequestListener((request, connection) => engine.app.fetch(request, connection)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const redirectURI = engine.deps.config.clients[0]?.redirectUris[0] ?? '';
  const anonymous = createClients(origin);
  return {
    origin,
    redirectURI,
    anonymous,
    loginAs: (clientId) => createClients(origin, undefined, clientId).login,
    clientsOf: (tokens) => createClients(origin, tokens.access_token),
    async loginGuest() {
      const tokens = await sdk.helpers.loginGuestUser({
        slasClient: anonymous.login,
        parameters: { redirectURI },
      });
      return { ...createClients(origin, tokens.access_token), tokens };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A new guest who has chosen the store, on the day of the demo data. */
export async function loginGuestInStore(shop: SdkShop, storeId: string): Promise<SdkGuest> {
  const guest = await shop.loginGuest();
  await guest.contexts.createShopperContext({
    parameters: { usid: guest.tokens.usid },
    body: { effectiveDateTime: '2026-11-21T15:00:00Z', customQualifiers: { storeId } },
  });
  return guest;
}
