import type { APIRequestContext } from '@playwright/test';
import { SOFA } from '../support/steps/catalog.ts';
import { expect, test } from '../support/test.ts';

const headers = { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.text();
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** Addresses of the links that a search engine follows. */
function followed(html: string): string[] {
  return [...html.matchAll(/<a [^>]*>/g)]
    .filter(([tag]) => !/rel="[^"]*nofollow/.test(tag))
    .flatMap(([tag]) => /href="([^"#]*)/.exec(tag)?.[1] ?? [])
    .map(decode);
}

/** The page's blocks of structured data. */
function dataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
}

const blockOf = (html: string, type: string) => dataOf(html).find((block) => block['@type'] === type);
const canonicalOf = (html: string) => decode(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '');
const pathsOf = (html: string) =>
  followed(html).flatMap((href) => /^(?:\/es-us)?\/p\/[^?]*/.exec(href)?.[0] ?? []);

test('every product is found by following the pages of a listing, each with its own address and title', async ({
  request,
  baseURL,
}) => {
  const found = new Set<string>();
  const titles = new Set<string>();
  const waiting = ['/shop-all'];
  for (const path of waiting) {
    const html = await read(request, path);
    expect(canonicalOf(html)).toBe(baseURL + path);
    titles.add(/<title>([^<]*)/.exec(html)?.[1] ?? '');
    for (const product of pathsOf(html)) found.add(product);
    for (const href of followed(html)) {
      if (/^\/shop-all\?start=\d+$/.test(href) && !waiting.includes(href)) waiting.push(href);
    }
  }
  expect(waiting.length).toBeGreaterThan(5);
  expect(titles.size).toBe(waiting.length);
  const map = await (await request.get('/sitemap/products-1.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, location]) => (location ?? '').slice(baseURL?.length))
    .filter((path) => path.startsWith('/p/'));
  expect(listed.filter((path) => !found.has(path))).toEqual([]);
});

test('filters and views of a listing are not followed', async ({ request }) => {
  const html = await read(request, '/c/furniture/living-room?brand=Wrenfield');
  expect(html).toContain('rel="nofollow"');
  const own = followed(html).filter((href) => href.startsWith('/c/furniture/living-room?'));
  const names = new Set(own.flatMap((href) => [...new URLSearchParams(href.split('?')[1]).keys()]));
  // Only what leads to more of the same list; the language links repeat the page's own query.
  expect([...names].toSorted()).toEqual(['brand', 'shown', 'start']);
  expect(own.every((href) => href.includes('brand=Wrenfield'))).toBe(true);
  expect(canonicalOf(html)).toMatch(/\/c\/furniture\/living-room$/);
});

for (const prefix of ['', '/es-us']) {
  test(`listings, products and the home page describe themselves (${prefix}/)`, async ({
    request,
    baseURL,
  }) => {
    const site = `${baseURL}${prefix}`;
    const listing = await read(request, `${prefix}/c/furniture/living-room?start=16`);
    const list = blockOf(listing, 'ItemList');
    const [first] = pathsOf(listing);
    expect(list).toMatchObject({ itemListElement: expect.any(Array) });
    const items = (list?.itemListElement ?? []) as { position: number; url: string }[];
    expect(items[0]?.position).toBe(17);
    expect(items.map(({ url }) => url)).toContain(baseURL + (first ?? ''));
    expect(blockOf(listing, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${site}/` },
        { position: 2, item: `${site}/c/furniture` },
        { position: 3, name: prefix ? 'Sala' : 'Living Room' },
      ],
    });

    const product = await read(request, `${prefix}${SOFA.path}`);
    expect(blockOf(product, 'Product')).toMatchObject({
      url: site + SOFA.path,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'USD',
        lowPrice: expect.stringMatching(/^\d+\.\d\d$/),
        highPrice: expect.stringMatching(/^\d+\.\d\d$/),
      },
    });
    expect(blockOf(product, 'BreadcrumbList')).toMatchObject({
      itemListElement: expect.arrayContaining([
        { '@type': 'ListItem', position: 5, name: prefix ? expect.any(String) : 'Alder 3-Seat Sofa' },
      ]),
    });

    const [home] = dataOf(await read(request, `${prefix}/`)).filter((block) => '@graph' in block);
    expect(home).toMatchObject({
      '@graph': [
        { '@type': 'Organization', url: `${baseURL}/` },
        { '@type': 'WebSite', url: `${site}/`, potentialAction: { '@type': 'SearchAction' } },
      ],
    });
    const logo = /"logo":"([^"]*)"/.exec(JSON.stringify(home))?.[1] ?? '';
    expect((await request.get(logo)).headers()['content-type']).toBe('image/png');
  });
}
