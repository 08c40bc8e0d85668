import { findViolations } from '../support/axe.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

/** Addresses of specification section 2 and the heading of their page, in English and in Spanish. */
const PAGES = [
  ['/store-locator', 'Find Your Store', 'Encuentre su tienda'],
  [`/find-your-store/storeid/${PLANO.id}`, PLANO.address, PLANO.address],
  ['/page-viewer/faqs', 'Questions people ask us', 'Lo que nos preguntan'],
  ['/faqs', 'Questions people ask us', 'Lo que nos preguntan'],
  ['/link-agreement', 'Link an agreement to your account', 'Vincule un contrato a su cuenta'],
  [
    '/BPlus-checkout-confirmation',
    'You have no Benefit Plus membership',
    'Usted no tiene una membresía Benefit Plus',
  ],
  ['/BPlus-unable-to-checkout', 'Benefit Plus could not be added', 'No se pudo agregar Benefit Plus'],
  ['/contact-us', 'Talk to your store', 'Hable con su tienda'],
  ['/search', 'Search', 'Búsqueda'],
  ['/search?q=sofa', 'Results for “sofa”', 'Resultados de “sofa”'],
  ['/category/furniture', 'Furniture', 'Muebles'],
  ['/c/furniture', 'Furniture', 'Muebles'],
  ['/c/furniture/living-room', 'Living Room', 'Sala'],
  ['/c/appliances/laundry/laundry-pairs', 'Laundry Pairs', 'Juegos de lavadora y secadora'],
  ['/c/appliances/laundry/laundry-pairs/front-load-pairs', 'Front-Load Pairs', 'Juegos de carga frontal'],
] as const;

for (const [path, , spanishTitle] of PAGES) {
  test(`${path} has its page`, async ({ page }) => {
    expect((await page.goto(spanish.prefix + path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(spanishTitle);
    expect(await findViolations(page, path)).toEqual([]);
  });
}

test('addresses without an order lead to the lookup, and a number that is not the visitor’s to its form', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/order-confirmation', '/orders'],
    ['/payment-successfull', '/orders'],
    ['/checkout/confirmation', '/orders'],
    ['/es-us/order-confirmation', '/es-us/orders'],
    ['/order-confirmation?orderNo=00999999', '/checkout/confirmation/00999999'],
    ['/digital-order-form', '/web-order-form'],
    ['/service-failure-login', '/service-failure'],
    ['/submit-application', '/instant-approval?position=instant-approval'],
    ['/submit-application/confirmation', '/instant-approval?position=instant-approval'],
    ['/es-us/submit-application/confirmation/00999999', '/es-us/checkout/confirmation/00999999'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, target]);
  }
  const answer = await request.get('/checkout/confirmation/99999999');
  expect(answer.status()).toBe(404);
  const text = await answer.text();
  expect(text).toContain('This order can’t be shown here');
  expect(text).toMatch(/<input[^>]*name="orderNo"[^>]*value="99999999"/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page has its English heading', async ({ page }) => {
    for (const [path, title] of PAGES) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
    }
  });

  test('a product is found whatever precedes it in the path', async ({ page, baseURL }) => {
    for (const path of [
      `/p/${SOFA.id}`,
      `/p/furniture/${SOFA.id}`,
      `/p/furniture/living-room/${SOFA.id}`,
      SOFA.path,
      `/p/shop/furniture/living-room/sofas-loveseats/${SOFA.id}`,
      `/p/${SOFA.id}.html`,
      `/product/${SOFA.id}`,
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Alder 3-Seat Sofa');
      const canonical = page.locator('head link[rel=canonical]');
      await expect(canonical, path).toHaveAttribute('href', baseURL + SOFA.path);
    }
  });
});

test('/en-us/ and /es-us/ are home in their language', async ({ page }) => {
  for (const [path, lang, heading] of [
    ['/en-us/', 'en-US', 'The whole price, before you say yes.'],
    ['/es-us/', 'es-US', 'El precio completo, antes de que diga que sí.'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test('/how-rac-works has a headline, its steps, a button, and a link that opens a new window', async ({
  page,
}) => {
  await page.goto('/how-rac-works');
  const main = page.getByRole('main');
  const headline = main.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Rent it. Own it. Or send it back.');
  const steps = main
    .locator('section', { hasText: 'Five steps, no long-term commitment' })
    .locator('ol > li');
  await expect(steps).toHaveCount(5);
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(5);
  // The film keeps its place beside the headline; the steps begin on the first screen.
  await page.setViewportSize({ width: 1440, height: 900 });
  const film = main.locator('video');
  const [words, player, first] = await Promise.all(
    [headline, film, steps.nth(0)].map((part) => part.boundingBox()),
  );
  expect(player?.x ?? 0).toBeGreaterThan(words?.x ?? 1_440);
  expect(player?.y ?? 900).toBeLessThan(words?.y ?? 0);
  expect(first?.y ?? 900).toBeLessThan(900);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await headline.boundingBox())?.y ?? 900).toBeLessThan((await film.boundingBox())?.y ?? 0);
  const opened = page.waitForEvent('popup');
  await main.getByRole('link', { name: 'Read the FAQs (opens in a new window)' }).click();
  await expect(await opened).toHaveURL('/faqs');
  await main.getByRole('link', { name: 'Get my amount' }).click();
  await expect(page).toHaveURL(/\/instant-approval/);
});

test("what only the shop's own scripts ask for leads a visitor to a page", async ({ page }) => {
  for (const [path, landsOn] of [
    ['/es-us/saved-items', '/es-us/cart/wishlist'],
    ['/offers', '/page-viewer/specials'],
    ['/frequency', '/'],
    ['/store-guess', '/'],
    ['/browser-errors', '/'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveURL(landsOn);
  }
});
