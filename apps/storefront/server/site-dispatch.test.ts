import {
  createRequestHandler,
  data,
  matchRoutes,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { createSitesConfig } from '../app/platform/site/config.ts';
import { createSiteDispatch, type ScriptFolders } from './site-dispatch.ts';

type Routes = ServerBuild['routes'];

/** A build of resource routes: `/callback`, `/cart` and the wildcard. */
function buildOf(paths: readonly string[]): ServerBuild {
  const routes: Routes = Object.fromEntries(
    paths.map((path) => [
      path,
      {
        id: path,
        path,
        module: { loader: () => (path === '*' ? data('none', { status: 404 }) : path), default: undefined },
      },
    ]),
  ) as unknown as Routes;
  const assets = { routes: {}, version: '1', url: '', entry: { module: '', imports: [] } };
  return {
    routes,
    assets,
    basename: '/',
    future: {},
    ssr: true,
    entry: { module: {} },
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

async function answer(
  path: string,
  prefixes: { site: 'path' | 'none'; locale: 'path' | 'none' },
): Promise<string> {
  const dispatch = createSiteDispatch({
    build: buildOf(['callback', 'cart', '*']),
    createHandler: createRequestHandler,
    matchRoutes,
    refusalIn: () => null,
    throwRefusal: ({ status }) => {
      throw data(null, { status });
    },
    config: createSitesConfig(prefixes),
    mode: 'test',
  });
  const url = new URL(path, 'http://shop.test');
  const found = dispatch(url.pathname, url.search);
  if ('redirectTo' in found) return `-> ${found.redirectTo}`;
  const response = await found.handle(new Request(url), new RouterContextProvider());
  return `${response.status} ${found.site.locale}`;
}

test.each([
  ['/cart', '200 en-US'],
  ['/en-us/cart', '200 en-US'],
  ['/es-us/cart', '200 es-US'],
  ['/fr-fr/cart?a=1', '-> /cart?a=1'],
  ['/ES-US/cart', '-> /es-us/cart'],
  ['/es-us/nothing', '404 es-US'],
  ['/callback', '200 en-US'],
  ['/es-us/callback', '404 en-US'],
])('locale by path: %s -> %s', async (path, expected) => {
  expect(await answer(path, { site: 'none', locale: 'path' })).toBe(expected);
});

test.each([
  ['/cart', '200 en-US'],
  ['/rowan/cart', '200 en-US'],
  ['/rowan/es-us/cart', '200 es-US'],
  ['/es-us/cart', '200 es-US'],
  ['/nobody/es-us/cart', '-> /es-us/cart'],
  ['/rowan/callback', '404 en-US'],
])('site and locale by path: %s -> %s', async (path, expected) => {
  expect(await answer(path, { site: 'path', locale: 'path' })).toBe(expected);
});

test('without prefixes a locale is just a path that does not exist', async () => {
  expect(await answer('/es-us/cart', { site: 'none', locale: 'none' })).toBe('404 en-US');
});

test('each language has scripts of its own; without folders they stay where they are', async () => {
  const assetsOf = async (path: string, scriptFolders: ScriptFolders) => {
    const build = buildOf(['cart']);
    const module = '/assets/cart-Ab1.js';
    const assets = { ...build.assets, entry: { module, imports: [module, '/assets/root.css'] } };
    const dispatch = createSiteDispatch({
      build: { ...build, assets },
      createHandler: (served) => async () => Response.json((served as ServerBuild).assets),
      matchRoutes,
      refusalIn: () => null,
      throwRefusal: () => {
        throw data(null);
      },
      config: createSitesConfig({ site: 'none', locale: 'path' }),
      scriptFolders,
      mode: 'test',
    });
    const found = dispatch(path, '');
    if ('redirectTo' in found) throw new Error('No page');
    const response = await found.handle(new Request('http://shop.test'), new RouterContextProvider());
    const { entry, version }: ServerBuild['assets'] = await response.json();
    return [entry.module, ...entry.imports, version];
  };
  const folders = { 'en-US': 'en-US-1', 'es-US': 'es-US-2' };
  for (const [path, folder] of [
    ['/cart', 'en-US-1'],
    ['/en-us/cart', 'en-US-1'],
    ['/es-us/cart', 'es-US-2'],
  ] as const) {
    const script = `/assets/${folder}/cart-Ab1.js`;
    expect(await assetsOf(path, folders)).toEqual([script, script, '/assets/root.css', `1-${folder}`]);
  }
  expect(await assetsOf('/cart', {})).toEqual([
    '/assets/cart-Ab1.js',
    '/assets/cart-Ab1.js',
    '/assets/root.css',
    '1',
  ]);
});

test('the router of an address has its routes, home and the pages of unknown addresses; that of an unknown one has all', () => {
  const build = buildOf(['home', 'cart', 'orders', 'order', 'account/*', '*']);
  Object.assign(build.routes.home ?? {}, { path: undefined, index: true });
  Object.assign(build.routes.order ?? {}, { path: ':id', parentId: 'orders' });
  const served: string[][] = [];
  const dispatch = createSiteDispatch({
    build: {
      ...build,
      assets: { ...build.assets, routes: build.routes } as unknown as ServerBuild['assets'],
    },
    createHandler: (made) => {
      const { routes, assets } = made as ServerBuild;
      expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
      served.push(Object.keys(routes));
      return async () => new Response();
    },
    matchRoutes,
    refusalIn: () => null,
    throwRefusal: () => {
      throw data(null);
    },
    config: createSitesConfig({ site: 'none', locale: 'path' }),
    mode: 'test',
  });
  const routesOf = (path: string) => {
    served.length = 0;
    dispatch(path, '');
    return served[0];
  };
  expect(routesOf('/cart')).toEqual(['home', 'cart', 'account/*', '*']);
  expect(routesOf('/es-us/cart')).toEqual(['home', 'cart', 'account/*', '*']);
  expect(routesOf('/orders/7')).toEqual(['home', 'orders', 'order', 'account/*', '*']);
  expect(routesOf('/nothing')).toEqual(['home', 'cart', 'orders', 'order', 'account/*', '*']);
  // Its data are asked of the same router.
  expect(routesOf('/orders/8')).toBeUndefined();
  expect(routesOf('/cart.data')).toBeUndefined();
});
