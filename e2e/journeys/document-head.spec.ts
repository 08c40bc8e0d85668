import { SOFA } from '../support/steps/catalog.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['/', '/c/furniture/living-room', SOFA.path, '/how-rac-works'];

for (const prefix of ['', '/es-us']) {
  for (const path of PAGES) {
    test(`${prefix}${path} names its address, its languages and its card`, async ({ page, baseURL }) => {
      await page.goto(`${prefix}${path}?utm_source=letter`);
      const href = (selector: string) => page.locator(`head ${selector}`).getAttribute('href');
      const addressIn = (language: string) => `${baseURL}${language}${path}`;
      expect(await href('link[rel=canonical]')).toBe(addressIn(prefix));
      expect(await href('link[rel=alternate][hreflang=en-US]')).toBe(addressIn(''));
      expect(await href('link[rel=alternate][hreflang=es-US]')).toBe(addressIn('/es-us'));
      const card = await page.locator('head meta[property="og:image"]').getAttribute('content');
      expect(card).toBe(`${baseURL}/social-card-${prefix ? 'es' : 'en'}-us.png`);
      const picture = await page.request.get(card ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
    });
  }
}

test('a short address of a product names the long one', async ({ page, baseURL }) => {
  await page.goto(`/p/${SOFA.path.split('/').at(-1)}`);
  expect(await page.locator('head link[rel=canonical]').count()).toBe(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${SOFA.path}`);
});

test('the shop can be put on a home screen', async ({ page }) => {
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
