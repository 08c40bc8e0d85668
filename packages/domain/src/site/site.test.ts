import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildHref,
  buildPrefix,
  getDefaultSite,
  listSiteConfigProblems,
  parseUrlPrefix,
  type SiteConfig,
  type SitesConfig,
  type UrlPart,
} from './index.ts';

const english = { id: 'en-US', alias: 'en-us' };
const spanish = { id: 'es-US', alias: 'es-us' };
const rowan: SiteConfig = {
  id: 'rowan',
  l10n: { supportedLocales: [english, spanish], defaultLocale: 'en-US' },
};
const outlet: SiteConfig = {
  id: 'rowan-outlet',
  alias: 'outlet',
  l10n: { supportedLocales: [spanish, english], defaultLocale: 'es-US' },
};

function sitesConfig(site: UrlPart, locale: UrlPart, showDefaults = false): SitesConfig {
  return { sites: [rowan, outlet], defaultSite: 'rowan', url: { site, locale, showDefaults } };
}

function read(pathname: string, config: SitesConfig) {
  const { site, locale, prefix, path, isCanonical } = parseUrlPrefix(pathname, config);
  return [site.id, locale.id, prefix, path, isCanonical];
}

describe('locale in the path', () => {
  const config = sitesConfig('none', 'path');
  test.each([
    ['/', 'en-US', '', '/', true],
    ['/en-us/', 'en-US', '/en-us', '/', false],
    ['/es-us/', 'es-US', '/es-us', '/', true],
    ['/es-us', 'es-US', '/es-us', '/', true],
    ['/es-US/cart', 'es-US', '/es-US', '/cart', false],
    ['/es-us/p/sofa-1', 'es-US', '/es-us', '/p/sofa-1', true],
    ['/cart', 'en-US', '', '/cart', true],
    ['/fr-ca/cart', 'en-US', '/fr-ca', '/cart', false],
    ['/outlet/cart', 'en-US', '', '/outlet/cart', true],
  ])('%s', (pathname, locale, prefix, path, isCanonical) => {
    expect(read(pathname, config)).toEqual(['rowan', locale, prefix, path, isCanonical]);
  });
});

describe('site and locale in the path', () => {
  const config = sitesConfig('path', 'path');
  test.each([
    ['/outlet/en-us/cart', 'rowan-outlet', 'en-US', '/outlet/en-us', '/cart', true],
    ['/outlet/cart', 'rowan-outlet', 'es-US', '/outlet', '/cart', true],
    ['/rowan/cart', 'rowan', 'en-US', '/rowan', '/cart', false],
    ['/es-us/cart', 'rowan', 'es-US', '/es-us', '/cart', true],
    ['/nowhere/es-us/cart', 'rowan', 'es-US', '/nowhere/es-us', '/cart', false],
    ['/es-us/fr-ca/cart', 'rowan', 'es-US', '/es-us', '/fr-ca/cart', true],
    ['/nowhere/cart', 'rowan', 'en-US', '', '/nowhere/cart', true],
    ['/outlet/fr-ca/', 'rowan-outlet', 'es-US', '/outlet/fr-ca', '/', false],
  ])('%s', (pathname, site, locale, prefix, path, isCanonical) => {
    expect(read(pathname, config)).toEqual([site, locale, prefix, path, isCanonical]);
  });
});

test('without prefixes the whole URL path is the route', () => {
  expect(read('/rowan/es-us/cart', sitesConfig('none', 'none'))).toEqual([
    'rowan',
    'en-US',
    '',
    '/rowan/es-us/cart',
    true,
  ]);
});

describe('the callback route', () => {
  const config = sitesConfig('path', 'path', true);
  test('is recognized without a prefix', () => {
    expect(read('/callback', config)).toEqual(['rowan', 'en-US', '', '/callback', true]);
    expect(buildHref('/callback', rowan, spanish, config)).toBe('/callback');
  });
  test.each(['/es-us/callback', '/outlet/callback', '/outlet/en-us/callback/'])(
    'is not recognised as %s',
    (pathname) => {
      expect(read(pathname, config)).toEqual(['rowan', 'en-US', '', pathname, false]);
    },
  );
  test('the identity provider callback can have a prefix', () => {
    expect(read('/es-us/idpcallback', config).slice(1, 4)).toEqual(['es-US', '/es-us', '/idpcallback']);
  });
});

test('the rest of a path never points to another host', () => {
  for (const pathname of ['//evil.example', '/es-us//evil.example', '/es-us/\\evil.example']) {
    expect(parseUrlPrefix(pathname, sitesConfig('path', 'path')).path).toBe('/evil.example');
  }
});

test('links carry the prefix, the query and the hash', () => {
  const config = sitesConfig('none', 'path');
  expect(buildHref('/', rowan, spanish, config)).toBe('/es-us/');
  expect(buildHref('/', rowan, english, config)).toBe('/');
  expect(buildHref('/search?q=sofa#top', rowan, spanish, config)).toBe('/es-us/search?q=sofa#top');
  expect(buildHref('/cart', rowan, english, { ...config, url: { ...config.url, showDefaults: true } })).toBe(
    '/en-us/cart',
  );
});

test('a built URL is parsed back and is canonical', () => {
  const part = fc.constantFrom<UrlPart>('path', 'none');
  const routes = fc.constantFrom('/', '/cart', '/p/L1/sofa-1', '/idpcallback', '/c/furniture/');
  const site = fc.constantFrom(rowan, outlet);
  fc.assert(
    fc.property(
      part,
      part,
      fc.boolean(),
      site,
      fc.nat(1),
      routes,
      (sitePart, localePart, shows, s, l, route) => {
        const config = sitesConfig(sitePart, localePart, shows);
        const from = sitePart === 'path' ? s : rowan;
        const locale = localePart === 'path' ? from.l10n.supportedLocales[l] : undefined;
        const wanted = locale ?? from.l10n.supportedLocales.find((it) => it.id === from.l10n.defaultLocale);
        if (wanted === undefined) throw new Error('unreachable');
        const href = buildHref(route, from, wanted, config);
        expect(read(href, config)).toEqual([
          from.id,
          wanted.id,
          buildPrefix(from, wanted, config),
          route,
          true,
        ]);
      },
    ),
  );
});

describe('configuration', () => {
  test('a valid configuration has no problems', () => {
    expect(listSiteConfigProblems(sitesConfig('path', 'path'))).toEqual([]);
  });
  test('reports missing defaults and duplicate names', () => {
    const broken: SitesConfig = {
      sites: [
        { ...outlet, l10n: { supportedLocales: [english], defaultLocale: 'es-US' } },
        { ...rowan, alias: 'OUTLET' },
      ],
      defaultSite: 'nowhere',
      url: { site: 'path', locale: 'path', showDefaults: true },
    };
    expect(listSiteConfigProblems(broken)).toEqual([
      'The default site "nowhere" is not among the sites.',
      'Site "rowan-outlet" does not support its default locale "es-US".',
      'The name "outlet" stands for more than one site.',
    ]);
    expect(() => getDefaultSite(broken)).toThrow(RangeError);
    expect(listSiteConfigProblems({ ...broken, sites: [] })).toContain('At least one site is required.');
  });
});
