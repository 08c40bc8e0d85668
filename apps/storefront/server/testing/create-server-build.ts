import type { RouteConfigEntry } from '@react-router/dev/routes';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entryServer from '../../app/entry.server.tsx';
import * as root from '../../app/root.tsx';
import routeTable from '../../app/routes.ts';

type BuildRoute = NonNullable<ServerBuild['routes'][string]>;

const modules = import.meta.glob<BuildRoute['module']>('../../app/routes/**/*.{ts,tsx}');

/** A page of the route table: its id and its address below the prefix, such as `p/:productId`. */
export type ShopPage = { readonly id: string; readonly path: string };

function walk(entries: readonly RouteConfigEntry[], parent: string, visit: (one: FlatRoute) => void): void {
  for (const entry of entries) {
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '');
    visit({ entry, id, parentId: parent });
    walk(entry.children ?? [], id, visit);
  }
}

type FlatRoute = { readonly entry: RouteConfigEntry; readonly id: string; readonly parentId: string };

const flat: FlatRoute[] = [];
walk(await routeTable, 'root', (route) => flat.push(route));

/** Every address of app/routes.ts, layouts left out. */
export const shopPages: readonly ShopPage[] = flat
  .filter(({ entry }) => entry.index || entry.path !== undefined)
  .map(({ entry, id }) => ({ id, path: entry.path ?? '' }));

/** Addresses of the group for signed-in customers. */
export const signedInPaths: readonly string[] = flat
  .filter(({ parentId }) => parentId === 'routes/signed-in')
  .map(({ entry }) => entry.path ?? '');

/** The module as the build's plugin leaves it: components get their props from the router. */
function withProps(module: BuildRoute['module']): BuildRoute['module'] {
  const { default: Page, ErrorBoundary } = module as {
    readonly default?: Parameters<typeof withComponentProps>[0];
    readonly ErrorBoundary?: Parameters<typeof withErrorBoundaryProps>[0];
  };
  return {
    ...module,
    ...(Page ? { default: withComponentProps(Page) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary) } : {}),
  } as BuildRoute['module'];
}

async function toBuildRoute({ entry, id, parentId }: FlatRoute): Promise<BuildRoute> {
  const load = modules[`../../app/${entry.file}`];
  if (!load) throw new Error(`no module ${entry.file}`);
  return {
    id,
    parentId,
    ...(entry.path === undefined ? {} : { path: entry.path }),
    ...(entry.index ? { index: true } : {}),
    module: withProps(await load()),
  };
}

/** The application as the production build has it, from the sources: pages render, the browser has no scripts. */
export async function createServerBuild(handleError: (error: unknown) => void): Promise<ServerBuild> {
  const routes = await Promise.all(flat.map(toBuildRoute));
  const all: BuildRoute[] = [
    { id: 'root', path: '', module: withProps(root as unknown as BuildRoute['module']) },
    ...routes,
  ];
  const manifestRoutes = all.map(({ module, ...route }) => ({
    ...route,
    module: `/assets/${route.id}.js`,
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: 'default' in module,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  }));
  return {
    entry: { module: { ...entryServer, handleError } as unknown as ServerBuild['entry']['module'] },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(manifestRoutes.map((route) => [route.id, route])),
      url: '/assets/manifest.js',
      version: 'test',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
