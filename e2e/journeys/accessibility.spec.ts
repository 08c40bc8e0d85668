import { findViolations } from '../support/axe.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.describe('other pages', () => {
  test.use({ allowedProblems: [/status of 404/] });

  for (const words of [english, spanish]) {
    test(`axe finds nothing on search, content, error and empty pages (${words.lang})`, async ({ page }) => {
      const found: string[] = [];
      const paths = [
        'declined',
        'service-failure',
        'web-order-form',
        'pre-approvedPage',
        'search?q=sofa',
        'cart',
      ];
      for (const path of [
        ...paths,
        'faqs',
        'how-rac-works',
        'contact-us',
        'page-viewer/site-map',
        'page-viewer/privacy-rights',
        'page-viewer/cookie-policy',
        'page-viewer/accessibility',
        'find-a-store?postalCode=55401',
        'nowhere',
      ]) {
        await page.goto(`${words.prefix}/${path}`);
        found.push(...(await findViolations(page, path)));
      }
      expect(found).toEqual([]);
    });
  }

  test('at 320 px no page scrolls sideways, in either language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await haveStore(page);
    const wide: string[] = [];
    for (const { prefix } of [english, spanish]) {
      for (const path of [
        '/',
        '/c/furniture/living-room',
        SOFA.path,
        '/cart',
        '/find-a-store?postalCode=75024',
        '/faqs',
        '/page-viewer/privacy-rights',
        '/page-viewer/site-map',
        '/unsubscribe',
        '/instant-approval',
        '/payfone',
        '/search?q=sofa',
        '/declined',
        '/nowhere',
      ]) {
        await page.goto(prefix + path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) wide.push(`${prefix}${path}: ${width} px`);
      }
    }
    expect(wide).toEqual([]);
  });
});

test('a product is added to the cart by keyboard alone, and the dialog returns the focus', async ({
  page,
}) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: english.addToCart }).first();
  const weekly = page.getByRole('radio', { name: english.frequencies[0], exact: true });
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    if (await weekly.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: english.frequencies[1], exact: true })).toBeChecked();
    }
    if (await add.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: english.oneItemAdded });
  await expect(dialog).toBeVisible();
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus').or(page.locator('body:focus'))).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
});

test('a new page moves the focus to its heading, but not away from a field in use', async ({ page }) => {
  await page.goto('/c/furniture');
  const heading = page.getByRole('heading', { level: 1 });
  const field = page.getByRole('combobox', { name: 'Search products' });
  const { promise: dataMayCome, resolve: letDataCome } = Promise.withResolvers<void>();
  await page.route('**/c/furniture/living-room.data*', async (route) => {
    await dataMayCome;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Living Room', exact: true }).click();
  await field.pressSequentially('sof');
  letDataCome();
  await expect(heading).toHaveText('Living Room');
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=sofa$/);
  await expect(heading).toBeFocused();
});
