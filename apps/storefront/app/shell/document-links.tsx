import { isLocale, type Locale } from '@ownpath/domain/site';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { isPrivatePath } from '../platform/seo/private-paths.ts';
import type { SiteContext } from '../platform/site/site-context.ts';

/** What a page knows about itself that its address does not say. */
type PageFacts = {
  /** Its one address without prefix, where several lead to it. */
  readonly path?: string;
  /** The picture that it is about, in place of the shop's own card. */
  readonly picture?: string | null;
};

/** Of a route: what its loader's data say about the page. */
export type PageHandle<Data> = { readonly describePage: (data: Data) => PageFacts };

const socialCards: Record<Locale, string> = {
  'en-US': '/social-card-en-us.png',
  'es-US': '/social-card-es-us.png',
};

type Props = {
  /** Of the shop as shoppers reach it, for example `https://shop.example`. */
  readonly origin: string;
  readonly site: SiteContext;
};

/** What search engines and messengers read about every page: its address, its other languages, its card. */
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
          <link rel="canonical" href={addressBelow(site.prefix)} />
          {site.languages.map((language) => (
            <link
              key={language.locale}
              rel="alternate"
              hrefLang={language.locale}
              href={addressBelow(language.prefix)}
            />
          ))}
          {fallback && <link rel="alternate" hrefLang="x-default" href={addressBelow(fallback.prefix)} />}
          <meta property="og:url" content={addressBelow(site.prefix)} />
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

/** Of the innermost route that says something about its page. */
function usePageFacts(): PageFacts {
  const match = useMatches().findLast(({ handle }) => isPageHandle(handle));
  if (!match || !isPageHandle(match.handle) || match.loaderData === undefined) return {};
  return match.handle.describePage(match.loaderData);
}

/** A route's handle is made for the data of that route. */
function isPageHandle(handle: unknown): handle is PageHandle<unknown> {
  return typeof handle === 'object' && handle !== null && 'describePage' in handle;
}
