/** The locales of the shop. Every text exists in each of them. */
export const LOCALES = ['en-US', 'es-US'] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}

/** The locale of this id; English for anything else. */
export function asLocale(text: unknown): Locale {
  return text === 'es-US' ? 'es-US' : 'en-US';
}

export type LocaleConfig = { readonly id: string; readonly alias?: string };

export type SiteConfig = {
  readonly id: string;
  readonly alias?: string;
  readonly l10n: { readonly supportedLocales: readonly LocaleConfig[]; readonly defaultLocale: string };
};

/** Whether a part of the URL names the site or locale, or the default always applies. */
export type UrlPart = 'path' | 'none';

export type SitesConfig = {
  readonly sites: readonly SiteConfig[];
  /** Id or alias of a site. */
  readonly defaultSite: string;
  readonly url: { readonly site: UrlPart; readonly locale: UrlPart; readonly showDefaults: boolean };
};

/** Problems of a configuration; empty when it is valid. */
export function listSiteConfigProblems(config: SitesConfig): string[] {
  const problems: string[] = [];
  if (config.sites.length === 0) problems.push('At least one site is required.');
  if (findSite(config, config.defaultSite) === undefined) {
    problems.push(`The default site "${config.defaultSite}" is not among the sites.`);
  }
  for (const site of config.sites) {
    if (findLocale(site, site.l10n.defaultLocale) === undefined) {
      problems.push(`Site "${site.id}" does not support its default locale "${site.l10n.defaultLocale}".`);
    }
    problems.push(...listRepeated(site.l10n.supportedLocales, `locale of site "${site.id}"`));
  }
  problems.push(...listRepeated(config.sites, 'site'));
  return problems;
}

/** The site with this id or alias, case-insensitive. */
export function findSite(config: SitesConfig, reference: string): SiteConfig | undefined {
  return config.sites.find((site) => isNamed(site, reference));
}

/** The default site. @throws RangeError on a configuration without it */
export function getDefaultSite(config: SitesConfig): SiteConfig {
  const site = findSite(config, config.defaultSite);
  if (site === undefined) throw new RangeError(`No default site "${config.defaultSite}"`);
  return site;
}

/** The locale of a site with this id or alias, case-insensitive. */
export function findLocale(site: SiteConfig, reference: string): LocaleConfig | undefined {
  return site.l10n.supportedLocales.find((locale) => isNamed(locale, reference));
}

/** The default locale of a site. @throws RangeError on a configuration without it */
export function getDefaultLocale(site: SiteConfig): LocaleConfig {
  const locale = findLocale(site, site.l10n.defaultLocale);
  if (locale === undefined) throw new RangeError(`Site "${site.id}" lacks its default locale`);
  return locale;
}

/** How a site or locale is written in a URL. */
export function urlNameOf(named: { readonly id: string; readonly alias?: string }): string {
  return named.alias ?? named.id;
}

function isNamed(named: { readonly id: string; readonly alias?: string }, reference: string): boolean {
  const wanted = reference.toLowerCase();
  return named.id.toLowerCase() === wanted || named.alias?.toLowerCase() === wanted;
}

function listRepeated(
  entries: readonly { readonly id: string; readonly alias?: string }[],
  what: string,
): string[] {
  const names = entries.flatMap((entry) => [
    ...new Set([entry.id, urlNameOf(entry)].map((n) => n.toLowerCase())),
  ]);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => `The name "${name}" stands for more than one ${what}.`);
}
