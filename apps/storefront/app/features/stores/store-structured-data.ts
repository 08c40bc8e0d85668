import type { Store } from '@ownpath/contracts/stores';

/** schema.org data of a store's page, at its absolute address. */
export function storeStructuredData(store: Store, url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': url,
    url,
    name: store.name,
    telephone: store.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address1,
      addressLocality: store.city,
      addressRegion: store.stateCode,
      postalCode: store.postalCode,
      addressCountry: store.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  };
}
