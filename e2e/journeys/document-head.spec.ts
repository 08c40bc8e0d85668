import type { Page } from '@playwright/test';
import { SOFA } from '../support/steps/catalog.ts';
import { expect, test } from '../support/test.ts';

// The head is the server's work.
test.use({ javaScriptEnabled: false });

const CATEGORY = '/c/furniture/living-room';
const PAGES = ['/', CATEGORY, SOFA.path, '/how-rac-works', '/find-your-store/storeid/04217'];

const hrefOf = (page: Page, selector: string) => page.locator(`head ${selector}`).getAttribute('href');

for (const prefix of ['', '/es-us']) {
  test(`pages have their canonical address, their languages and their social card (${prefix}/)`, async ({
    page,
    baseURL,
  }) => {
    for (const path of PAGES) {
      await page.goto(`${prefix}${path}?utm_source=letter`);
      const addressIn = (language: string) => `${baseURL}${language}${path}`;
      expect(await hrefOf(page, 'link[rel=canonical]'), path).toBe(addressIn(prefix));
      expect(await hrefOf(page, 'link[rel=alternate][hreflang=en-US]')).toBe(addressIn(''));
      expect(await hrefOf(page, 'link[rel=alternate][hreflang=es-US]')).toBe(addressIn('/es-us'));
      expect(await hrefOf(page, 'link[rel=alternate][hreflang=x-default]')).toBe(addressIn(''));
      const card = await page.locator('head meta[property="og:image"]').getAttribute('content');
      const ownCard = `${baseURL}/social-card-${prefix ? 'es' : 'en'}-us.png`;
      const photograph = /\/pictures\/alder-3-seat-sofa-.*\.webp$/;
      if (path === SOFA.path) expect(card).toMatch(photograph);
      else if (path === CATEGORY) expect(card).toMatch(/\/pictures\/.*\.webp$/);
      else expect(card).toBe(ownCard);
      const picture = await page.request.get(card ?? '');
      expect(picture.headers()['content-type']).toMatch(/^image\/(png|webp)$/);
      await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
      const contentOf = (selector: string) => page.locator(`head meta[${selector}]`).getAttribute('content');
      expect(await page.title()).toBe(`${await contentOf('property="og:title"')} | Rowan & Co.`);
      const description = await contentOf('property="og:description"');
      expect(description).toMatch(/\S+ \S+ \S+/);
      expect(await contentOf('name="description"')).toBe(description);
      expect(await contentOf('property="og:url"')).toBe(addressIn(prefix));
      expect(await contentOf('property="og:locale"')).toBe(prefix ? 'es_US' : 'en_US');
      expect(await contentOf('property="og:locale:alternate"')).toBe(prefix ? 'en_US' : 'es_US');
    }
  });
}

test('each page has a title with the shop’s name, home the tagline, and a description', async ({ page }) => {
  for (const [path, title] of [
    ['/', 'Rent to own furniture, appliances, electronics and computers'],
    ['/c/furniture/living-room', 'Living Room'],
    [SOFA.path, 'Alder 3-Seat Sofa'],
    ['/find-a-store', 'Find a Store Near You'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} | Rowan & Co.`);
    if (path === '/find-a-store') continue;
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /\w+ \w+/);
  }
});

test('a short product address has the long one as canonical, in every language', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/p/${SOFA.path.split('/').at(-1)}`);
  expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
  expect(await hrefOf(page, 'link[rel=canonical]')).toBe(`${baseURL}${SOFA.path}`);
  expect(await hrefOf(page, 'link[rel=alternate][hreflang=es-US]')).toBe(`${baseURL}/es-us${SOFA.path}`);
});

test('a category has one canonical address, whatever address it was opened by', async ({
  request,
  baseURL,
}) => {
  for (const [path, one] of [
    ['/category/living-room', '/c/furniture/living-room'],
    ['/c/living-room?sort=PRICE_LOW_TO_HIGH', '/c/furniture/living-room'],
    ['/shop-all', '/shop-all'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(baseURL + one);
  }
});

test('personal pages and search results are not indexed', async ({ page }) => {
  for (const path of ['/search?q=sofa', '/cart', '/CART', '/login', '/checkout', '/account']) {
    await page.goto(path);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('head link[rel=alternate]')).toHaveCount(0);
  }
});

test('robots.txt names the site map, whose pages all respond in both languages', async ({
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const locationsOf = async (address: string) => {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([
      address,
      200,
      'application/xml; charset=utf-8',
    ]);
    return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location ?? '');
  };
  const files = await locationsOf(`${baseURL}/sitemap.xml`);
  expect(files.map((file) => file.split('/').at(-1))).toEqual([
    'products-1.xml',
    'categories-1.xml',
    'stores-1.xml',
    'content-1.xml',
  ]);
  for (const file of files) {
    const locations = await locationsOf(file);
    const isSpanish = (location: string) => location.startsWith(`${baseURL}/es-us/`);
    expect(locations.filter(isSpanish)).toHaveLength(locations.length / 2);
    // Products and nested categories have the longest addresses; all content pages are checked.
    const asked = file.includes('content')
      ? locations.filter((location) => !isSpanish(location))
      : locations.toSorted((a, b) => b.length - a.length).slice(0, 2);
    for (const location of asked) {
      const page = await request.get(location);
      expect([location, page.status()]).toEqual([location, 200]);
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(await page.text()) ?? [];
      expect(canonical).toBe(location);
    }
  }
  // What the shop links to as a page is listed, or hidden on purpose.
  const listed = new Set((await Promise.all(files.map(locationsOf))).flat());
  const linked = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<a [^>]*href="(\/[^"?#]*)"/g)].map(
      ([, to]) => to ?? '',
    );
  const addresses = new Set((await Promise.all(['/', '/page-viewer/site-map'].map(linked))).flat());
  const others = [...addresses].filter((path) => !listed.has(baseURL + path) && !path.startsWith('/es-us'));
  expect(addresses.size - others.length).toBeGreaterThan(20);
  for (const path of others) {
    const text = await (await request.get(path)).text();
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
    const isHidden = /<meta name="robots" content="noindex"\/?>/.test(text);
    expect([path, isHidden || listed.has(canonical)]).toEqual([path, true]);
  }
  expect((await request.get('/sitemap/products-9.xml')).status()).toBe(404);
  expect((await request.get('/sitemap/drafts-1.xml')).status()).toBe(404);
});

test('a page with two addresses names one of them', async ({ request, baseURL }) => {
  for (const [second, first] of [
    ['/page-viewer/faqs', '/faqs'],
    ['/rac-brands', '/shop-by-brand'],
    ['/store-locator', '/find-a-store'],
    ['/yv', '/your_video'],
    ['/es-us/page-viewer/home', '/es-us/'],
    ['/en-us/faqs', '/faqs'],
    [`/en-us${SOFA.path}`, SOFA.path],
  ]) {
    const [, canonical] =
      /<link rel="canonical" href="([^"]*)"/.exec(await (await request.get(second ?? '')).text()) ?? [];
    expect([second, canonical]).toEqual([second, `${baseURL}${first}`]);
  }
});

test('a store’s page names its address and place for search engines, at its canonical address', async ({
  request,
  baseURL,
}) => {
  for (const [path, one] of [
    ['/find-your-store/storeid/04217', '/find-your-store/storeid/04217'],
    ['/en-us/find-your-store/storeid/04217', '/find-your-store/storeid/04217'],
    ['/es-us/find-your-store/storeid/04217', '/es-us/find-your-store/storeid/04217'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, data = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Store',
      url: baseURL + one,
      address: { '@type': 'PostalAddress', streetAddress: expect.stringMatching(/\S/), addressCountry: 'US' },
      geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number) },
    });
  }
});

test('public pages can use the back-forward cache; personal pages are not stored', async ({ request }) => {
  for (const path of ['/', '/c/furniture/living-room', SOFA.path]) {
    const { 'cache-control': caching, 'set-cookie': cookie } = (await request.get(path)).headers();
    expect([path, caching, cookie]).toEqual([path, 'private, no-cache', undefined]);
  }
  expect((await request.get('/web-order-form')).headers()['cache-control']).toBe('no-store');
});

test('the shop can be installed on a home screen', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.request.get(
    (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
  );
  expect(manifest.headers()['content-type']).toContain('manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
  const appleIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const src of [...icons.map((icon) => icon.src), appleIcon ?? '']) {
    const icon = await page.request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
});

test('the stylesheet is asked for once, before fonts and scripts', async ({ request }) => {
  for (const path of [...PAGES, '/cart', '/no-such-page']) {
    const html = await (await request.get(path)).text();
    const links = html.match(/<link\b[^>]*>/g) ?? [];
    const kinds = links.flatMap((link) => /rel="stylesheet"|as="font"/.exec(link)?.[0] ?? []);
    expect(kinds[0], path).toBe('rel="stylesheet"');
    expect(kinds).toContain('as="font"');
    expect(kinds.filter((kind) => kind === kinds[0])).toHaveLength(1);
  }
});
