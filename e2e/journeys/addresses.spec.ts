import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

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
