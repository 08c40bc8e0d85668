import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { openWithStore } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const NOT_FOUND = { en: "We can't find that page", es: 'No encontramos esa página' } as const;

test.use({ allowedProblems: [/status of 404/] });

test('/es-us/ is kept through client navigation, forms and redirects', async ({ page }) => {
  await page.goto('/es-us/');
  await page.evaluate(() => sessionStorage.setItem('same document', 'yes'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Muebles/ })
    .click();
  await expect(page).toHaveURL(/\/es-us\/c\/furniture$/);
  await page.getByRole('main').getByRole('link', { name: 'Sala', exact: true }).click();
  await expect(page).toHaveURL(/\/es-us\/c\/furniture\/living-room\?/);
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('sofá');
  await page.getByRole('combobox', { name: 'Buscar productos' }).press('Enter');
  await expect(page).toHaveURL(/\/es-us\/search\?q=/);
  await openWithStore(page, spanish);
  await page.goto(`/es-us${SOFA.path}`);
  const dialog = await addToCart(page, spanish);
  await dialog.getByRole('link', { name: spanish.proceed }).click();
  await expect(page).toHaveURL(/\/es-us\/payfone\?returnTo=/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
});

test('every link of a Spanish page leads to a Spanish page', async ({ page }) => {
  await openWithStore(page, spanish);
  for (const path of ['/', '/c/furniture', SOFA.path, '/cart', '/find-a-store', '/faqs']) {
    await page.goto(`/es-us${path}`);
    const links = page.locator('a[href]:not([hreflang="en-US"])');
    const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    // A photograph is the same in every language.
    const astray = hrefs.filter((href) => /^\/(?!es-us(\/|$)|pictures\/)/.test(href));
    expect(astray, `links of ${path}`).toEqual([]);
  }
});

test('the language selector keeps page and query, in both directions', async ({ page }) => {
  await page.goto('/c/furniture/living-room?sort=PRICE_LOW_TO_HIGH');
  const languages = (name: string) => page.getByRole('list', { name }).first();
  await languages('Language').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es-us\/c\/furniture\/living-room\?sort=PRICE_LOW_TO_HIGH$/);
  await expect(page.getByRole('heading', { name: 'Sala', level: 1 })).toBeVisible();
  await languages('Idioma').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^s]\/c\/furniture\/living-room\?sort=PRICE_LOW_TO_HIGH$/);
  await expect(page.getByRole('heading', { name: 'Living Room', level: 1 })).toBeVisible();
});

test('the default locale may be named, an unknown one falls back to it', async ({ page }) => {
  await page.goto('/en-us/cart');
  await expect(page).toHaveURL(/\/en-us\/cart$/);
  await expect(page.getByRole('heading', { name: english.cart, level: 1 })).toBeVisible();
  await page.goto('/fr-fr/cart?a=b');
  await expect(page).toHaveURL(/[^r]\/cart\?a=b$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('an unknown page is a 404 of the shop in its language', async ({ page }) => {
  for (const [path, title, lang] of [
    ['/no-such-page', NOT_FOUND.en, 'en-US'],
    ['/es-us/no-such-page', NOT_FOUND.es, 'es-US'],
    // The callback has no prefix, so this is not an address of the Spanish shop.
    ['/es-us/callback', NOT_FOUND.en, 'en-US'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('with both prefixes configured, site and locale stand in every address', async ({
  ownShop,
  newShopper,
}) => {
  const shop = await ownShop({ settings: { SITE_PREFIX: 'path', LOCALE_PREFIX: 'path' } });
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await page.goto('/rowan/es-us/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Muebles/ })
    .click();
  await expect(page).toHaveURL(`${shop.url}/rowan/es-us/c/furniture`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Muebles', level: 1 })).toBeVisible();
  for (const [asked, answered] of [
    ['/rowan/cart', '/rowan/cart'],
    ['/es-us/cart', '/es-us/cart'],
    ['/cart', '/cart'],
    ['/nowhere/es-us/cart', '/es-us/cart'],
  ] as const) {
    const response = await page.goto(asked);
    expect(response?.status(), asked).toBe(200);
    expect(new URL(page.url()).pathname).toBe(answered);
  }
});

test('without locale prefixes there is one language and no selector', async ({ ownShop, newShopper }) => {
  const shop = await ownShop({ settings: { LOCALE_PREFIX: 'none' } });
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  const response = await page.goto('/es-us/cart');
  expect(response?.status()).toBe(404);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: english.cart, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Español' })).toBeHidden();
});
