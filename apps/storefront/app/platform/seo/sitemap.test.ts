import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap.ts';

const site = {
  origin: 'https://shop.example',
  languages: [
    { locale: 'en-US', prefix: '' },
    { locale: 'es-US', prefix: '/es-us' },
  ],
  defaultLocale: 'en-US',
  prefix: '',
} as const;

test('a page is listed in each language with links to the others and to the default', () => {
  const xml = sitemapXml(['/p/sofa'], site);
  expect(xml.match(/<loc>(.*?)<\/loc>/g)).toEqual([
    '<loc>https://shop.example/p/sofa</loc>',
    '<loc>https://shop.example/es-us/p/sofa</loc>',
  ]);
  for (const [name, href] of [
    ['en-US', 'https://shop.example/p/sofa'],
    ['es-US', 'https://shop.example/es-us/p/sofa'],
    ['x-default', 'https://shop.example/p/sofa'],
  ]) {
    const link = `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`;
    expect(xml.split(link)).toHaveLength(3);
  }
});

test('a page is listed once when URLs have no locale', () => {
  const xml = sitemapXml(['/'], { ...site, languages: [], prefix: '/rowan' });
  expect(xml).toContain('<url><loc>https://shop.example/rowan/</loc></url>');
  expect(xml).not.toContain('xhtml:link');
});

test('XML special characters are escaped', () => {
  expect(sitemapXml([`/p/"<b>&'`], site)).toContain('/p/&quot;&lt;b&gt;&amp;&apos;</loc>');
  expect(sitemapIndexXml(['https://shop.example/s.xml?a=1&b=2'])).toContain('a=1&amp;b=2');
});
