import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router';
import { isLocale, type Locale } from '../platform/site/locale.ts';
import type { SiteContext } from '../platform/site/site-context.ts';

/** A page that can be reached by several addresses names its one address itself. */
export type AddressHandle = { readonly hasOwnAddress: true };

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
  const { formatMessage, locale } = useIntl();
  const { pathname } = useLocation();
  const hasOwnAddress = useMatches().some(({ handle }) => isAddressHandle(handle));
  const addressBelow = (prefix: string) => `${origin}${prefix}${pathname}`;
  return (
    <>
      {!hasOwnAddress && <link rel="canonical" href={addressBelow(site.prefix)} />}
      {site.languages.map((language) => (
        <link
          key={language.locale}
          rel="alternate"
          hrefLang={language.locale}
          href={addressBelow(language.prefix)}
        />
      ))}
      <meta property="og:site_name" content="Rowan & Co." />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      {isLocale(locale) && <meta property="og:image" content={origin + socialCards[locale]} />}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={formatMessage({ id: 'shell.socialCard' })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function isAddressHandle(handle: unknown): handle is AddressHandle {
  return typeof handle === 'object' && handle !== null && 'hasOwnAddress' in handle;
}
