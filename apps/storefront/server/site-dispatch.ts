import {
  buildHref,
  type ParsedUrl,
  parseUrlPrefix,
  type SitesConfig,
  UNPREFIXED_PATHS,
  urlNameOf,
} from '@ownpath/domain/site';
import type { createRequestHandler, matchRoutes, RouterContextProvider, ServerBuild } from 'react-router';
import { describeSite, type SiteContext } from '../app/platform/site/site-context.ts';
import { type Address, createAddressReader } from './check-request.ts';
import { passingRefusalsOn, type Refusal, refusingBuild, type ThrowRefusal } from './refusals.ts';
import { remembered } from './remembered.ts';

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

export type FoundPage = {
  readonly site: SiteContext;
  readonly handle: Handler;
  /** Answers with the page of the refusal that is noted for the context. */
  readonly refuse: Handler;
  readonly address: Address | null;
};

type Dispatched = { readonly redirectTo: string } | FoundPage;

/** Finds the site, the locale and the request handler of the address, whose basename is the URL's prefix. */
type SiteDispatch = (pathname: string, search: string) => Dispatched;

export type ScriptFolders = Readonly<Record<string, string>>;

/** React Router asks for `/cart.data`, and `/_.data` where the path ends with a slash. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;

/**
 * One route table, one handler per prefix and route: server matching, links, data requests, route discovery and the
 * hydrated router all take the prefix as their basename.
 */
export function createSiteDispatch(options: {
  readonly build: ServerBuild;
  readonly createHandler: typeof createRequestHandler;
  readonly matchRoutes: typeof matchRoutes;
  readonly refusalIn: (error: unknown) => Refusal | null;
  readonly throwRefusal: ThrowRefusal;
  readonly config: SitesConfig;
  /** The folder of each language's scripts; none in development, where they bring no texts. */
  readonly scriptFolders?: ScriptFolders;
  readonly mode: string;
}): SiteDispatch {
  const { build, createHandler, config, mode } = options;
  const handlerOf = handlersOf(passingRefusalsOn(build, options.refusalIn, options.throwRefusal));
  const refuserOf = handlersOf(refusingBuild(build, options.throwRefusal));
  const addressOf = createAddressReader(build, options.matchRoutes);

  function handlersOf(served: ServerBuild): (found: ParsedUrl, address: Address | null) => Handler {
    const builds = new Map<string, ServerBuild>();
    const handlers = new Map<string, Handler>();
    const buildOf = ({ prefix, locale }: ParsedUrl) =>
      remembered(builds, prefix, () => {
        const localized = localizedBuild(served, options.scriptFolders?.[locale.id]);
        return prefix === '' ? localized : prefixedBuild(localized, prefix);
      });
    return (found, address) =>
      remembered(handlers, `${found.prefix} ${address?.routeIds.at(-1) ?? ''}`, () => {
        const whole = buildOf(found);
        return createHandler(address === null ? whole : buildOfRoutes(whole, address.routeIds), mode);
      });
  }

  return (pathname, search) => {
    const page = pathname.replace(DATA_SUFFIX, '') || '/';
    const found = parseUrlPrefix(page, config);
    if (!isNamedExactly(found)) {
      return { redirectTo: buildHref(found.path, found.site, found.locale, config) + search };
    }
    const address = addressOf(page, found.prefix);
    return {
      site: describeSite(found, config),
      handle: handlerOf(found, address),
      refuse: refuserOf(found, address),
      address,
    };
  };
}

/** False for an unknown site or locale, and for a known one written another way. */
function isNamedExactly({ prefix, site, locale }: ParsedUrl): boolean {
  const names = [urlNameOf(site), urlNameOf(locale)];
  return prefix
    .split('/')
    .slice(1)
    .every((segment) => names.includes(segment));
}

/** The build with the scripts of one language (decision 0100). */
function localizedBuild(build: ServerBuild, folder: string | undefined): ServerBuild {
  if (folder === undefined) return build;
  const assets = JSON.stringify({ ...build.assets, version: `${build.assets.version}-${folder}` });
  return {
    ...build,
    assets: JSON.parse(assets.replaceAll(/"\/assets\/([^"/]+\.js)"/g, `"/assets/${folder}/$1"`)),
  };
}

/**
 * The build with the routes of one address, home, and the pages of unknown addresses: what the router matches against and hands to the
 * browser. Of the whole table it would try each route several times, and copy all of them, for each page.
 */
function buildOfRoutes(build: ServerBuild, routeIds: readonly string[]): ServerBuild {
  const kept = new Set(routeIds);
  for (const route of Object.values(build.routes)) {
    if (!route?.index && !route?.path?.endsWith('*')) continue;
    for (let id: string | undefined = route.id; id !== undefined; id = build.routes[id]?.parentId)
      kept.add(id);
  }
  const pick = <R>(routes: Record<string, R>): Record<string, R> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}

/** The build under a prefix, without the routes that are never prefixed; the browser's manifest neither. */
function prefixedBuild(build: ServerBuild, prefix: string): ServerBuild {
  return {
    ...build,
    basename: prefix,
    routes: withoutUnprefixed(build.routes),
    assets: { ...build.assets, routes: withoutUnprefixed(build.assets.routes) },
  };
}

function withoutUnprefixed<R extends { readonly path?: string | undefined }>(
  routes: Record<string, R | undefined>,
): Record<string, R | undefined> {
  const remaining = Object.entries(routes).filter(
    ([, route]) => !UNPREFIXED_PATHS.includes(`/${route?.path ?? ''}`),
  );
  return Object.fromEntries(remaining);
}
