import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getProduct } from '@ownpath/contracts/catalog';
import { getAccessToken, TokenReading } from '@ownpath/contracts/login';
import { getShopperContext } from '@ownpath/contracts/shopper-context';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type LoaderFunction,
  type RouteObject,
  type RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import { messagesOf } from '../app/platform/i18n/messages.server.ts';
import { MessagesProvider } from '../app/platform/i18n/messages-provider.tsx';
import { commerceContext, createLoadContext, sessionContext } from '../app/platform/load-context.server.ts';
import { deriveSessionKey } from '../app/platform/session/session.server.ts';
import * as root from '../app/root.tsx';
import { httpCommerceFetch } from './commerce-engine.ts';
import { type Answers, answersOf, readDocuments } from './testing/documented-answers.ts';
import { CALLS, keyOf, NO_ID_PROMISED } from './testing/documented-calls.ts';
import minimalAnswers from './testing/minimal-answers.json' with { type: 'json' };
import { type DocumentedTenant, startDocumentedTenant } from './testing/start-documented-tenant.ts';

/** OpenAPI documents of the platform's Shopper APIs. */
const directory = fileURLToPath(new URL('../../../../shared/reference/scapi', import.meta.url));
const documents = existsSync(directory) ? readDocuments(directory) : null;
const fullAnswers = documents && answersOf(documents, 'full');
/** Modules of pages load one by one, on a slow machine too. */
const TIMEOUT_MS = 60_000;

const PAGES: readonly (readonly [address: string, path: string, module: () => Promise<unknown>])[] = [
  ['/', '/', () => import('../app/routes/home.tsx')],
  ['/p/text', '/p/:productId', () => import('../app/routes/product/route.tsx')],
  ['/c/text', '/c/:categoryId', () => import('../app/routes/category.tsx')],
  ['/search?q=sofa', '/search', () => import('../app/routes/search.tsx')],
  ['/find-a-store?postalCode=75024', '/find-a-store', () => import('../app/routes/store-locator.tsx')],
  [
    '/find-your-store/storeid/text',
    '/find-your-store/storeid/:storeId',
    () => import('../app/routes/store-page.tsx'),
  ],
  ['/cart', '/cart', () => import('../app/routes/cart.tsx')],
  ['/account/wishlist', '/account/wishlist', () => import('../app/routes/wishlist.tsx')],
  ['/account', '/account', () => import('../app/routes/account.tsx')],
  [
    '/checkout/confirmation/text',
    '/checkout/confirmation/:orderNo',
    () => import('../app/routes/checkout-confirmation.tsx'),
  ],
];

/** What else than a page an address may lead to. */
const OTHER_OUTCOMES: Readonly<Record<string, string>> = {
  // The documents promise no more than that there may be a store.
  'requires /find-your-store/storeid/text': '404',
  // The words have an address of their own.
  'names /search?q=sofa': 'redirect to /search/text',
};

const key = deriveSessionKey('a secret of more than thirty-two characters');
const HOUR_MS = 3_600_000;
const site = { siteId: 'rowan', locale: 'en-US', prefix: '', canonicalPrefix: '', languages: [] } as never;

function contextOf(fetch: CommerceFetch, request: Request): RouterContextProvider {
  const context = createLoadContext(request, {
    site,
    nonce: '',
    publicUrl: new URL('http://shop.test'),
    cardFrameOrigin: 'http://cards.test',
    scriptOrigins: [],
    commerceFetch: fetch,
    sessionKey: key,
    clientAddress: '192.0.2.7',
    now: new Date(),
    compressPage: () => null,
  });
  context.get(sessionContext).update({
    tokens: {
      accessToken: 'token',
      accessExpiresAtMs: Date.now() + HOUR_MS,
      refreshToken: 'refresh',
      refreshExpiresAtMs: Date.now() + HOUR_MS,
      usid: 'usid',
      customerId: 'customer',
      isRegistered: true,
    },
    savedListId: 'list',
  });
  return context;
}

type RouteModule = { readonly default: ComponentType<never>; readonly loader?: LoaderFunction };

/** A route module as a route: its page gets what React Router's framework mode hands to it. */
function routeOf(id: string, path: string, module: RouteModule, children: RouteObject[] = []): RouteObject {
  const Page = module.default as ComponentType<Record<string, unknown>>;
  const { loader } = module;
  return {
    id,
    path,
    ...(loader ? { loader: (args) => loader({ ...args, url: new URL(args.request.url) } as never) } : {}),
    Component: () => <Page loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} />,
    ErrorBoundary: () => {
      throw useRouteError();
    },
    children,
  };
}

/** The HTML of a page. @throws what the page throws */
async function renderPage(fetch: CommerceFetch, [address, path, load]: (typeof PAGES)[number]) {
  const request = new Request(`http://shop.test${address}`);
  const page = routeOf('page', path, (await load()) as RouteModule);
  const routes = [routeOf('root', '', root as never, [page])];
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(request, { requestContext: contextOf(fetch, request) });
  if (context instanceof Response) return `redirect to ${context.headers.get('Location')}`;
  const [error] = Object.values(context.errors ?? {});
  if (isRouteErrorResponse(error)) return `${error.status}`;
  if (error) throw error;
  return renderToString(
    <MessagesProvider locale="en-US" messages={messagesOf('en-US')}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </MessagesProvider>,
  );
}

test.skipIf(!documents)('the sample holds what the documents require', () => {
  const documented = answersOf(documents ?? [], 'minimal');
  const expected = Object.fromEntries(CALLS.map((call) => [keyOf(call), documented[keyOf(call)]]));
  expect(minimalAnswers).toEqual(expected);
});

const EXTENTS = [
  ['requires', minimalAnswers as Answers],
  ...(fullAnswers ? [['names', fullAnswers] as const] : []),
] as const;

describe.each(EXTENTS)(
  'a tenant that answers what the platform’s documents %s',
  { timeout: TIMEOUT_MS },
  (extent, answers) => {
    let tenant: DocumentedTenant;
    let fetch: CommerceFetch;
    beforeAll(async () => {
      tenant = await startDocumentedTenant(answers);
      fetch = httpCommerceFetch(tenant.origin);
    });
    afterAll(() => tenant.close());
    beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
    afterEach(() => void vi.restoreAllMocks());

    test.each(CALLS.map((call) => [call.id, call] as const))('%s is read', async (_id, call) => {
      const body = answers[keyOf(call)];
      const reading = call === getAccessToken ? TokenReading : call.reading;
      const isReadable = reading.safeParse(body ?? undefined).success;
      expect(isReadable).toBe(extent === 'names' || !NO_ID_PROMISED.has(call));
    });

    test.each(PAGES)('%s shows less, and does not fail', async (...page) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const html = await renderPage(fetch, page);
      expect(error).not.toHaveBeenCalled();
      const other = OTHER_OUTCOMES[`${extent} ${page[0]}`];
      if (other !== undefined) return expect(html).toBe(other);
      expect(html).toContain('id="main"');
      expect(html).not.toMatch(/undefined|NaN|Invalid Date|\$0\.00/);
    });

    test('a first visit signs in as a guest', async () => {
      const request = new Request('http://shop.test/');
      const context = contextOf(fetch, request);
      context.get(sessionContext).update({ tokens: undefined });
      await context.get(commerceContext).call(getProduct, { params: { id: 'text' } }, { as: 'visitor' });
      expect(context.get(sessionContext).read().tokens).toMatchObject({
        accessToken: 'text',
        isRegistered: false,
      });
    });
  },
);

test.skipIf(!documents)('a store of which the documents name nothing more has no prices', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const tenant = await startDocumentedTenant({
    ...fullAnswers,
    [keyOf(getShopperContext)]: { customQualifiers: { storeId: 'text', address1: 'Main St' } },
  });
  const product = PAGES.find(([address]) => address === '/p/text');
  if (!product) throw new Error('no product page');
  const html = await renderPage(httpCommerceFetch(tenant.origin), product);
  expect(html).toContain('Main St');
  // Without React's own marks.
  expect(html.replaceAll(/<!--.*?-->/g, '')).not.toContain('$');
  tenant.close();
});
