import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const CLOSED = ['refer-a-friend/refer'];

test('/shop-all lists products of every department', async ({ page }) => {
  await page.goto('/shop-all');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(16);
  for (const department of ['Furniture', 'Appliances', 'Electronics']) {
    await expect(main.getByRole('link', { name: department, exact: true }).first()).toBeVisible();
  }
  expect(await findViolations(page, 'shop-all')).toEqual([]);
});

test.describe('a part that is not available yet', () => {
  test.use({ allowedProblems: [/status of 404/] });

  for (const path of CLOSED) {
    test(`/${path} says so, in both languages, and links onward`, async ({ page }) => {
      for (const { prefix, title, shop } of [
        { ...english, title: 'This part of the shop opens soon', shop: 'Keep shopping' },
        { ...spanish, title: 'Esta parte de la tienda abrirá pronto', shop: 'Seguir comprando' },
      ]) {
        const answer = await page.goto(`${prefix}/${path}`);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await page.getByRole('link', { name: shop }).click();
        await expect(page).toHaveURL(`${prefix}/shop-all`);
      }
    });
  }
});

test('the app’s landing page has no header and footer', async ({ page }) => {
  await page.goto('/mobile-app-landing-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to have you here');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/es-us/mobile-app-landing-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué gusto tenerle aquí');
  expect(await findViolations(page, 'mobile-app-landing-page')).toEqual([]);
});

test.describe('a page that does not exist', () => {
  test.use({ allowedProblems: [/status of 404/] });

  for (const path of ['/page-not-found', '/no/such/page', '/es-us/tampoco']) {
    test(`${path} is the shop's own 404 page and leads on`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      expect(await findViolations(page, path)).toEqual([]);
      await page.locator('main a[href$="/shop-all"]').click();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }
});
