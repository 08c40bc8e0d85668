import type { Locator, Page } from '@playwright/test';
import { SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';

const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};
const LISTING = '/c/furniture/living-room';
const tiles = (page: Page) => page.locator('main article[data-product]');

for (const prefix of ['', '/es-us']) {
  test(`a laptop shows the price and "Add to cart" without scrolling (${prefix}/)`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await haveStore(page);
    await page.goto(prefix + SOFA.path);
    const button = page.locator('#add-to-cart button[type=submit]');
    await expect(button).toBeVisible();
    await expect.poll(() => bottomOf(button)).toBeLessThan(900);
    // The column stays in sight while the delivery lines pass below the pictures.
    const lines = page.locator('main li', {
      hasText: prefix ? 'Devuélvalo cuando quiera' : 'Return it any time',
    });
    await expect(lines).toBeVisible();
    const thumbnails = page.locator('a[href="#picture-1"]');
    const gap = async () => ((await lines.boundingBox())?.y ?? 0) - (await bottomOf(thumbnails));
    expect(await gap()).toBeGreaterThan(0);
    expect(await gap()).toBeLessThan(60);
  });

  test(`a phone shows a tile's price on the first screen of a listing (${prefix}/)`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await haveStore(page);
    await page.goto(prefix + LISTING);
    const first = tiles(page).first();
    const price = first.getByText(/\$\d+\.\d\d/).first();
    await expect(price).toBeVisible();
    const bar = page.locator('[data-bottom-bar]');
    await expect.poll(async () => (await bottomOf(price)) <= ((await bar.boundingBox())?.y ?? 0)).toBe(true);
  });
}

test('the tiles of a row share the lines of name, colours, price and stock, and the heart stands off the picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await haveStore(page);
  await page.goto(LISTING);
  await expect(tiles(page).first()).toBeVisible();
  const rows = await tiles(page).evaluateAll((articles) => {
    const topOf = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().top ?? 0);
    return articles.map((article) => {
      const [, text] = article.children;
      const picture = article.children[0]?.getBoundingClientRect();
      return {
        lines: [topOf(article), ...[...(text?.children ?? [])].map(topOf)],
        isHeartOff: topOf(article.querySelector('button[aria-pressed]')) >= Math.round(picture?.bottom ?? 0),
      };
    });
  });
  const byRow = Map.groupBy(rows, ({ lines }) => lines[0]);
  expect(byRow.size).toBeGreaterThan(3);
  for (const row of byRow.values()) {
    for (const { lines } of row) expect(lines).toEqual(row[0]?.lines);
  }
  expect(rows.every(({ isHeartOff }) => isHeartOff)).toBe(true);
});
