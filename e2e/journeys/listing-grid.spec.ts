import { continueApplication, fillAboutYou } from '../support/steps/application.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

for (const width of [768, 1440]) {
  test(`the invitation among the tiles is as wide as one, with its whole branch, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/c/furniture/living-room');
    const list = page.getByRole('main').locator('ul:has(> li > article)');
    await expect(list.getByRole('article')).toHaveCount(16);
    const card = list.locator('aside');
    const [whole, tile, branch] = await Promise.all([
      card.boundingBox(),
      list.getByRole('article').first().boundingBox(),
      card.locator('img').boundingBox(),
    ]);
    if (!whole || !tile || !branch) throw new Error('the list has no card with a branch');
    expect(Math.round(whole.width)).toBe(Math.round(tile.width));
    expect(branch.x).toBeGreaterThan(whole.x);
    expect(branch.x + branch.width).toBeLessThan(whole.x + whole.width);
    expect(branch.y + branch.height).toBeLessThan(whole.y + whole.height);
    const action = await card.getByRole('link').boundingBox();
    expect(branch.y + branch.height).toBeLessThanOrEqual(action?.y ?? 0);
  });
}

for (const { prefix, lang } of [english, spanish]) {
  test(`no line of the result count ends with a separator dot at 390 px (${lang})`, async ({ page }) => {
    const path = `${prefix}/c/furniture/living-room/sofas-loveseats`;
    await page.goto(path);
    // Without a store nothing follows the count.
    await expect(page.getByRole('main').locator('p > span[aria-hidden]', { hasText: '·' })).toHaveCount(0);
    await haveStore(page);
    await page.goto(path);
    const dot = page.getByRole('main').locator('p:has(a[href*="find-a-store"]) > span[aria-hidden]').first();
    await expect(dot).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dot).toBeHidden();
  });
}

test('the Spanish application shows state names in Spanish', async ({ page }) => {
  await page.goto('/es-us/instant-approval');
  await fillAboutYou(page, spanish);
  await continueApplication(page, spanish);
  const states = page.getByRole('combobox', { name: 'Estado', exact: true });
  await states.selectOption({ label: 'Nueva York' });
  await expect(states).toHaveValue('NY');
  await expect(states.locator('option', { hasText: 'New York' })).toHaveCount(0);
});
