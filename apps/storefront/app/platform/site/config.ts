import { LOCALES, type Locale, type SitesConfig, type UrlPart } from '@ownpath/domain/site';

const aliases: Record<Locale, string> = { 'en-US': 'en-us', 'es-US': 'es-us' };

/** The demo retailer's sites. SITE_PREFIX and LOCALE_PREFIX decide how URLs name them. */
export function createSitesConfig(url: { readonly site: UrlPart; readonly locale: UrlPart }): SitesConfig {
  return {
    sites: [
      {
        id: 'rowan',
        l10n: { supportedLocales: LOCALES.map((id) => ({ id, alias: aliases[id] })), defaultLocale: 'en-US' },
      },
    ],
    defaultSite: 'rowan',
    url: { ...url, showDefaults: false },
  };
}
