import {
  findLocale,
  findSite,
  getDefaultLocale,
  getDefaultSite,
  type LocaleConfig,
  type SiteConfig,
  type SitesConfig,
  urlNameOf,
} from './site-config.ts';

/** Routes that never have a prefix (specification section 2). */
export const UNPREFIXED_PATHS: readonly string[] = ['/callback'];

export type ParsedUrl = {
  readonly site: SiteConfig;
  readonly locale: LocaleConfig;
  /** The prefix as written in the URL: empty, or with a leading and no trailing slash. */
  readonly prefix: string;
  /** The route path, with a leading slash. */
  readonly path: string;
  /** True when links to this page use exactly this prefix. */
  readonly isCanonical: boolean;
};

/** Two letters each for language and region: distinguishes an unknown locale from a route. */
const LOCALE_SHAPE = /^[a-z]{2}-[a-z]{2}$/i;

/**
 * Splits a path into site, locale and the rest. The site comes first; both are optional.
 *
 * An unknown site or locale falls back to the default. A segment counts as an unknown locale when it has the shape of
 * one, and as an unknown site only when a locale follows. Any other segment belongs to the route.
 * A prefix before an unprefixed route is not recognized: such a path matches no route.
 */
export function parseUrlPrefix(pathname: string, config: SitesConfig): ParsedUrl {
  const segments = pathname.split('/').slice(1);
  const taken = takeSite(segments, config);
  const afterSite = segments.slice(taken.count);
  const locale = takeLocale(afterSite, taken.site, config);

  const count = taken.count + locale.count;
  // Leading slashes are collapsed, so that the rest is never parsed as another host.
  const path = `/${segments
    .slice(count)
    .join('/')
    .replace(/^[/\\]+/, '')}`;
  if (count > 0 && UNPREFIXED_PATHS.includes(path.replace(/\/$/, ''))) {
    const site = getDefaultSite(config);
    return { site, locale: getDefaultLocale(site), prefix: '', path: pathname, isCanonical: false };
  }
  const prefix = segments
    .slice(0, count)
    .map((segment) => `/${segment}`)
    .join('');
  const isUnprefixed = UNPREFIXED_PATHS.includes(path.replace(/\/$/, ''));
  return {
    site: taken.site,
    locale: locale.locale,
    prefix,
    path,
    isCanonical: isUnprefixed || prefix === buildPrefix(taken.site, locale.locale, config),
  };
}

/** The prefix for links to a site and locale: empty, or for example `/es-us` or `/rowan/es-us`. */
export function buildPrefix(site: SiteConfig, locale: LocaleConfig, config: SitesConfig): string {
  const { url } = config;
  const isDefaultSite = site.id === getDefaultSite(config).id;
  const isDefaultLocale = locale.id === getDefaultLocale(site).id;
  const showsSite = url.site === 'path' && (url.showDefaults || !isDefaultSite);
  const showsLocale = url.locale === 'path' && (url.showDefaults || !isDefaultLocale);
  return (showsSite ? `/${urlNameOf(site)}` : '') + (showsLocale ? `/${urlNameOf(locale)}` : '');
}

/** A link to a path of the shop; unprefixed routes stay unchanged. */
export function buildHref(path: string, site: SiteConfig, locale: LocaleConfig, config: SitesConfig): string {
  const pathOnly = path.split(/[?#]/, 1)[0] ?? path;
  if (UNPREFIXED_PATHS.includes(pathOnly)) return path;
  const prefix = buildPrefix(site, locale, config);
  return path === '/' && prefix !== '' ? `${prefix}/` : prefix + path;
}

function takeSite(segments: readonly string[], config: SitesConfig): { site: SiteConfig; count: number } {
  const fallback = { site: getDefaultSite(config), count: 0 };
  const [first, second] = segments;
  if (config.url.site === 'none' || first === undefined || first === '') return fallback;
  const site = findSite(config, first);
  if (site !== undefined) return { site, count: 1 };
  const isBeforeLocale =
    config.url.locale === 'path' && second !== undefined && LOCALE_SHAPE.test(second) && segments.length > 2;
  const isLocale = findLocale(fallback.site, first) !== undefined || LOCALE_SHAPE.test(first);
  return isBeforeLocale && !isLocale ? { site: fallback.site, count: 1 } : fallback;
}

function takeLocale(
  segments: readonly string[],
  site: SiteConfig,
  config: SitesConfig,
): { locale: LocaleConfig; count: number } {
  const fallback = getDefaultLocale(site);
  const first = segments[0];
  if (config.url.locale === 'none' || first === undefined) return { locale: fallback, count: 0 };
  const locale = findLocale(site, first);
  if (locale !== undefined) return { locale, count: 1 };
  return { locale: fallback, count: LOCALE_SHAPE.test(first) ? 1 : 0 };
}
