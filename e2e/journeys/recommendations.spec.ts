import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

const idsIn = (place: Page | Locator): Promise<string[]> =>
  place
    .locator('[data-product]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-product') ?? ''));

/** Scrolls to the row of a zone, which loads when it is near, and returns its products. */
async function readRail(page: Page, zone: string): Promise<string[]> {
  const rail = page.locator(`main [data-rail*="zone=${zone}"]`);
  const loaded = rail.and(page.locator('[aria-busy="false"]'));
  // The rows of a product load when the end of the page is near, and each when it is near itself.
  const scrollNear = () =>
    page.evaluate(
      (selector) =>
        (document.querySelector(selector) ?? document.querySelector('footer'))?.scrollIntoView({
          block: 'start',
        }),
      `main [data-rail*="zone=${zone}"]`,
    );
  await expect.poll(() => scrollNear().then(() => loaded.count())).toBe(1);
  return idsIn(rail);
}

const expectOnce = (ids: readonly string[], inCart: readonly string[]) => {
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size, ids.join()).toBe(ids.length);
  expect(ids.filter((id) => inCart.includes(id))).toEqual([]);
};

// What was viewed is remembered.
test.use({ consent: ['functional'] });

for (const words of [english, spanish] satisfies Words[]) {
  test(`recommendations repeat nothing that is on the page or in the cart, and an empty search is no dead end (${words.lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await haveStore(page, words);
    await page.goto(words.prefix + SOFA.path);
    const alike = await readRail(page, 'pdp');
    expectOnce(alike, [SOFA.id]);

    // One of them has been viewed now, and stands in the row of the viewed products.
    await page.goto(`${words.prefix}/product/${alike[0]}`);
    await expect(page.locator(`[data-view="product ${alike[0]}"]`)).toBeVisible();
    await page.goto(words.prefix + SOFA.path);
    expect(await readRail(page, 'pdp')).not.toContain(alike[0]);
    await expect.poll(() => idsIn(page.locator('main'))).toContain(alike[0]);
    expectOnce(await idsIn(page.locator('main')), [SOFA.id]);

    const dialog = await addToCart(page, words);
    await expect(dialog.getByRole('article')).toHaveCount(3);
    const completing = await idsIn(dialog);
    expectOnce(completing, [SOFA.id]);
    expect(completing.join()).not.toMatch(/sofa|loveseat|sectional/);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await findViolations(page, 'added to cart')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await dialog.getByRole('link', { name: words.viewCart }).click();
    await expect(page.getByRole('heading', { name: words.cart, level: 1 })).toBeVisible();
    expectOnce(await readRail(page, 'cart'), [SOFA.id]);

    await page.goto(`${words.prefix}/search?q=xqzzw`);
    expectOnce(await readRail(page, 'search'), [SOFA.id]);
    expect(await findViolations(page, 'empty search')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto(`${words.prefix}/cart/wishlist`);
    expectOnce(await readRail(page, 'search'), [SOFA.id]);
  });
}
