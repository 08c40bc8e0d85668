import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const PAGES = ['', '/calls/getAccessToken', '/calls/getBasket', '/problems', '/schemas/Basket'];

for (const width of [390, 1440]) {
  test(`axe finds nothing on the API's documents at ${width} px, with every list of fields open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await page.goto(`/docs/api${path}`);
      await page.locator('main details').evaluateAll((found) => {
        for (const details of found) details.setAttribute('open', '');
      });
      expect(await findViolations(page, path)).toEqual([]);
    }
  });
}

test('by keyboard alone: find a call, open it, copy its example', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/api');
  await page.keyboard.press('/');
  await page.keyboard.type('basket coupon');
  await expect(page.getByRole('status')).toHaveText('4 calls');
  await expect(page.locator('[data-call]:visible')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'addCouponToBasket', exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('addCouponToBasket');
  await page.getByRole('button', { name: 'Copy' }).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^curl -X POST "\$API\/checkout\/shopper-baskets\/v2\/[^\n]*\/coupons\?siteId=rowan" \\\n/,
  );
  expect(copied).toContain('"code": "FIRSTWEEK1"');
});

test('a link to a nested field opens its parents', async ({ page }) => {
  const id = 'answer-200-c_quote-c_taxRatePpm';
  await page.goto(`/docs/api/calls/getBasket#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

test('calls are found without JavaScript', async ({ newShopper }) => {
  const context = await newShopper({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/docs/api');
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('basket coupon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/api\?q=basket\+coupon$/);
  await expect(page.locator('[data-call]:visible')).toHaveCount(4);
  await expect(page.getByRole('button')).toHaveCount(0);
});
