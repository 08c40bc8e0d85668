/** schema.org data that several pages have. URLs are absolute. */

const CONTEXT = 'https://schema.org';

type Named = { readonly name: string; readonly url: string };

/** @param page the page itself, which needs no address */
export function breadcrumbData(crumbs: readonly Named[], page: { readonly name: string }) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...crumbs.map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url,
      })),
      { '@type': 'ListItem', position: crumbs.length + 1, name: page.name },
    ],
  };
}

/** @param start items of the list that earlier pages show */
export function itemListData(items: readonly Named[], start: number, total: number) {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name,
      url,
    })),
  };
}

/** The retailer and its search. @param siteUrl the home page without its last slash */
export function retailerData(siteUrl: string, origin: string, description: string) {
  const id = `${origin}/#retailer`;
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name: 'Rowan & Co.',
        description,
        url: `${origin}/`,
        logo: `${origin}/icons/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        url: `${siteUrl}/`,
        name: 'Rowan & Co.',
        publisher: { '@id': id },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
