import { findViolations } from '../support/axe.ts';
import { requestGuestToken } from '../support/guest-token.ts';
import { apply, SSN } from '../support/steps/application.ts';
import { expectStep, openApplication } from '../support/steps/checkout.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const PAGES = '/mobify/proxy/api/experience/shopper-experience/v1/organizations/f_ecom_ownp_001/pages';

test('every change of path scrolls to the top', async ({ page }) => {
  await page.goto('/c/furniture/living-room');
  for (const [name, path] of [
    ['FAQs', '/faqs'],
    ['Contact Us', '/contact-us'],
    ['Furniture', '/c/furniture'],
  ] as const) {
    const scroll = () =>
      page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return window.scrollY;
      });
    await expect.poll(scroll).toBeGreaterThan(100);
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('a window that regains the focus makes no request', async ({ page }) => {
  await page.goto('/contact-us');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => {
    for (const target of [window, document]) {
      for (const name of ['blur', 'visibilitychange', 'focus']) target.dispatchEvent(new Event(name));
    }
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  expect(asked).toContainEqual(expect.stringContaining('faqs'));
  expect(asked.filter((path) => path.includes('contact-us'))).toEqual([]);
});

for (const { words, notice } of [
  { words: english, notice: 'This is a demo store. Orders will not be processed.' },
  { words: spanish, notice: 'Esta es una tienda de demostración. Los pedidos no se procesarán.' },
]) {
  test(`the footer is the content page named footer and says that this is a demo store (${words.lang})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const answer = await request.get(`${PAGES}/footer`, {
      params: { siteId: 'rowan', locale: words.lang },
      headers: { Authorization: `Bearer ${await requestGuestToken(request, baseURL ?? '')}` },
    });
    expect(answer.status()).toBe(200);
    const sent = JSON.stringify(await answer.json());
    const texts = [...sent.matchAll(/"(?:title|label|tagline|legal)":"([^"]+)"/g)].map(
      ([, text = '']) => text,
    );
    expect(texts.length).toBeGreaterThan(15);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${words.prefix}/faqs`);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(notice);
      for (const text of texts) await expect(footer.getByText(text, { exact: true }).first()).toBeVisible();
    }
  });
}

for (const { words, back, cart, links, cards } of [
  {
    words: english,
    back: 'Back to cart (1)',
    cart: '/cart',
    links: ['Shipping', 'Returns and exchanges', 'Terms', 'Privacy', 'Cookie choices', 'Site map'],
    cards: 'Accepted cards',
  },
  {
    words: spanish,
    back: 'Volver al carrito (1)',
    cart: '/es-us/cart',
    links: [
      'Envíos',
      'Devoluciones y cambios',
      'Términos',
      'Privacidad',
      'Opciones de cookies',
      'Mapa del sitio',
    ],
    cards: 'Tarjetas aceptadas',
  },
]) {
  test(`checkout has the logo, a link back to the cart, and a short footer (${words.lang})`, async ({
    page,
  }) => {
    await openApplication(page, words);
    await apply(page, SSN.approved, words);
    await page.getByRole('link', { name: words.toCheckout }).click();
    await expectStep(page, words.scheduleTitle);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const header = page.getByRole('banner');
      await expect(header.getByRole('link')).toHaveCount(2);
      await expect(header.getByRole('link', { name: words.home })).toBeVisible();
      await expect(header.getByRole('search')).toHaveCount(0);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link')).toHaveText(links);
      await expect(footer.getByRole('list', { name: cards }).getByRole('listitem')).toHaveCount(4);
      await expect(footer).toContainText(/demo store|tienda de demostración/);
      expect(await findViolations(page, `checkout at ${width}`)).toEqual([]);
    }
    await page.getByRole('banner').getByRole('link', { name: back }).click();
    await expect(page).toHaveURL(cart);
  });
}
