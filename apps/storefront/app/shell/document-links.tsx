import { isLocale, type Locale } from '@ownpath/domain/site';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { isPrivatePath } from '../platform/seo/private-paths.ts';
import type { SiteContext } from '../platform/site/site-context.ts';

/** Metadata of a page that its URL doesn't contain. */
type PageFacts = {
  /** Canonical path without the site prefix, when several URLs show the page. */
  readonly path?: string;
  /** Picture for social cards; the shop's own card by default. */
  readonly picture?: string | null;
};

/** A route's `handle` that derives page metadata from its loader data. */
export type PageHandle<Data> = {
  readonly describePage: (data: Data) => PageFacts;
  /** The page is the same for all guests of a store. */
  readonly isForGuests?: true;
};

const socialCards: Record<Locale, string> = {
  'en-US': '/social-card-en-us.png',
  'es-US': '/social-card-es-us.png',
};

type Props = {
  /** Of the shop as shoppers reach it, for example `https://shop.example`. */
  readonly origin: string;
  readonly site: SiteContext;
};

/** Canonical URL, language alternates and social card of every page. */
export function DocumentLinks({ origin, site }: Props) {
  const { locale } = useIntl();
  const { pathname } = useLocation();
  const { path = pathname, picture } = usePageFacts();
  const addressBelow = (prefix: string) => `${origin}${prefix}${path}`;
  const fallback = site.languages.find((language) => language.locale === site.defaultLocale);
  return (
    <>
      {isPrivatePath(pathname) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={addressBelow(site.canonicalPrefix)} />
          {site.languages.map((language) => (
            <link
              key={language.locale}
              rel="alternate"
              hrefLang={language.locale}
              href={addressBelow(language.prefix)}
            />
          ))}
          {fallback && <link rel="alternate" hrefLang="x-default" href={addressBelow(fallback.prefix)} />}
          <meta property="og:url" content={addressBelow(site.canonicalPrefix)} />
        </>
      )}
      <meta property="og:site_name" content="Rowan & Co." />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {site.languages
        .filter((language) => language.locale !== locale)
        .map((language) => (
          <meta
            key={language.locale}
            property="og:locale:alternate"
            content={language.locale.replace('-', '_')}
          />
        ))}
      {picture ? (
        <meta property="og:image" content={new URL(picture, origin).href} />
      ) : (
        <ShopCard origin={origin} />
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function ShopCard({ origin }: Pick<Props, 'origin'>) {
  const { formatMessage, locale } = useIntl();
  return (
    <>
      {isLocale(locale) && <meta property="og:image" content={origin + socialCards[locale]} />}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={formatMessage({ id: 'shell.socialCard' })} />
    </>
  );
}

/** Metadata of the innermost route that provides any. */
function usePageFacts(): PageFacts {
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  if (!match || !isPageHandle(match.handle) || match.loaderData === undefined) return {};
  return match.handle.describePage(match.loaderData);
}

/** A handle is only called with the loader data of its own route. */
function isPageHandle(handle: unknown): handle is PageHandle<unknown> {
  return typeof handle === 'object' && handle !== null && 'describePage' in handle;
}
