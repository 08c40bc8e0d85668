import type { Locale } from '@ownpath/domain/site';
import type { LanguageChoice } from '../site/site-context.ts';
import { contentPath, pagesWithAddress } from './content-pages.ts';

/** Pages per file: with their languages they stay well under the protocol's 50,000 URLs and 50 MB. */
export const PAGES_PER_FILE = 5_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

/** The sitemap index (sitemaps.org). URLs are absolute. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${SITEMAP}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

export type SitemapSite = {
  /** Origin of the shop as browsers reach it. */
  readonly origin: string;
  /** Prefixes by language; empty when URLs have no locale. */
  readonly languages: readonly LanguageChoice[];
  /** For visitors who read none of the languages. */
  readonly defaultLocale: Locale;
  /** The site's prefix when URLs have no locale. */
  readonly prefix: string;
};

/** Pages in every language, each with links to all the others and to the default (hreflang). */
export function sitemapXml(paths: readonly string[], site: SitemapSite): string {
  const { origin, languages, defaultLocale, prefix } = site;
  const address = (below: string, path: string) => escapeXml(`${origin}${below}${path}`);
  const entries = paths.flatMap((path) => {
    if (languages.length === 0) return [`<url><loc>${address(prefix, path)}</loc></url>`];
    const fallback = languages.find(({ locale }) => locale === defaultLocale) ?? languages[0];
    const links = [
      ...languages.map((language) => [language.locale, language.prefix] as const),
      ...(fallback ? [['x-default', fallback.prefix] as const] : []),
    ].map(
      ([name, below]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(below, path)}"/>`,
    );
    return languages.map(
      (language) => `<url><loc>${address(language.prefix, path)}</loc>${links.join('')}</url>`,
    );
  });
  return `${HEAD}\n<urlset xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}">\n${entries.join('\n')}\n</urlset>\n`;
}

/** Content pages without a route of their own, as the retailer's site map and pages link to them. */
const viewedPages = [
  'specials',
  'first-home',
  'shipping',
  'returns-exchanges',
  'privacy-rights',
  'cookie-policy',
  'accessibility',
  'site-map',
] as const;

/** Public pages of the shop that the API does not list. */
export const contentPaths: readonly string[] = [
  '/',
  '/shop-all',
  '/shop-by-brand',
  '/find-a-store',
  '/your_video',
  '/rac-specials/sign-up-for-deals',
  '/instant-approval',
  '/rac-exchange-plp',
  ...[...pagesWithAddress, ...viewedPages].map(contentPath),
];
