import { buildPrefix, isLocale, type Locale, type ParsedUrl, type SitesConfig } from '@ownpath/domain/site';

/** Site and locale of one request and of the page it renders. */
export type SiteContext = {
  readonly siteId: string;
  readonly locale: Locale;
  /** The prefix of this page's URL; also the router's basename. */
  readonly prefix: string;
  /** The prefix of the one address that search engines are told; `/en-us/cart` is also `/cart`. */
  readonly canonicalPrefix: string;
  /** The available languages; empty when URLs do not name the locale. */
  readonly languages: readonly LanguageChoice[];
  /** For visitors who speak none of the languages. */
  readonly defaultLocale: Locale;
};

export type LanguageChoice = {
  readonly locale: Locale;
  /** Prefix of the same page in that language. */
  readonly prefix: string;
};

export function describeSite({ site, locale, prefix }: ParsedUrl, config: SitesConfig): SiteContext {
  if (!isLocale(locale.id)) throw new RangeError(`No translations for locale "${locale.id}"`);
  const languages = site.l10n.supportedLocales.flatMap((choice) =>
    isLocale(choice.id) ? [{ locale: choice.id, prefix: buildPrefix(site, choice, config) }] : [],
  );
  return {
    siteId: site.id,
    locale: locale.id,
    prefix,
    canonicalPrefix: buildPrefix(site, locale, config),
    languages: config.url.locale === 'path' ? languages : [],
    defaultLocale: isLocale(site.l10n.defaultLocale) ? site.l10n.defaultLocale : locale.id,
  };
}
