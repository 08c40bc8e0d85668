import {
  LOCALES,
  type Locale,
  listSiteConfigProblems,
  type SiteConfig,
  type SitesConfig,
} from '@ownpath/domain/site';

const aliases: Record<Locale, string> = { 'en-US': 'en-us', 'es-US': 'es-us' };

/** The one site of the embedded engine. */
const DEMO_SITE: SiteConfig = {
  id: 'rowan',
  l10n: { supportedLocales: LOCALES.map((id) => ({ id, alias: aliases[id] })), defaultLocale: 'en-US' },
};

/** The sites that a start is given; the demo's by default. SITE_PREFIX and LOCALE_PREFIX decide how URLs name them. */
export function createSitesConfig(
  url: Pick<SitesConfig['url'], 'site' | 'locale'>,
  sites: readonly SiteConfig[] = [DEMO_SITE],
  defaultSite: string = DEMO_SITE.id,
): SitesConfig {
  return { sites, defaultSite, url: { ...url, showDefaults: false } };
}

/**
 * Why the shop can't start with these sites, one sentence per problem (specification section 5). Without a commerce
 * API on another host, the embedded engine has to know each of them.
 */
export function listStartProblems(config: SitesConfig, isEngineEmbedded: boolean): string[] {
  const unknown = isEngineEmbedded ? config.sites.filter(({ id }) => id !== DEMO_SITE.id) : [];
  return [
    ...listSiteConfigProblems(config),
    ...unknown.map(
      ({ id }) => `The embedded engine has no site "${id}", only "${DEMO_SITE.id}"; set COMMERCE_API_URL.`,
    ),
  ];
}
