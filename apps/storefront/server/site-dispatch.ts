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

type Handler = (request: Request, context: RouterContextProvider) => Promise<Response>;

export type FoundPage = {
  readonly site: SiteContext;
  readonly handle: Handler;
  /** Answers with the page of the refusal that is noted for the context. */
  readonly refuse: Handler;
  readonly address: Address | null;
};

type Dispatched = { readonly redirectTo: string } | FoundPage;

/** Finds the site, the locale and the request handler whose basename is the URL's prefix. */
type SiteDispatch = (pathname: string, search: string) => Dispatched;

export type ScriptFolders = Readonly<Record<string, string>>;

/** React Router asks for `/cart.data`, and `/_.data` where the path ends with a slash. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;

/**
 * One route table, one handler per prefix: server matching, links, data requests, route discovery and the
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

  function handlersOf(served: ServerBuild): (found: ParsedUrl) => Handler {
    const handlers = new Map<string, Handler>();
    return ({ prefix, locale }) => {
      const known = handlers.get(prefix);
      if (known) return known;
      const localized = localizedBuild(served, options.scriptFolders?.[locale.id]);
      const handler = createHandler(prefix === '' ? localized : prefixedBuild(localized, prefix), mode);
      handlers.set(prefix, handler);
      return handler;
    };
  }

  return (pathname, search) => {
    const page = pathname.replace(DATA_SUFFIX, '') || '/';
    const found = parseUrlPrefix(page, config);
    if (!isNamedExactly(found)) {
      return { redirectTo: buildHref(found.path, found.site, found.locale, config) + search };
    }
    return {
      site: describeSite(found, config),
      handle: handlerOf(found),
      refuse: refuserOf(found),
      address: addressOf(page, found.prefix),
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
