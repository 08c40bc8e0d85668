import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { frequencyChoice } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const rail = (page: Page) => page.getByRole('complementary');
const itemCount = async (page: Page) =>
  Number(
    /\d+/.exec(
      (await page
        .getByText(/^\d+ (items|artículos)/)
        .first()
        .textContent()) ?? '',
    )?.[0],
  );

for (const { words, brand, color, availability } of [
  { words: english, brand: 'Brand', color: 'Color', availability: 'Availability' },
  { words: spanish, brand: 'Marca', color: 'Color', availability: 'Disponibilidad' },
]) {
  test(`without a store, brand and color filters work and their counts are right (${words.lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${words.prefix}/c/furniture`);
    await expect(rail(page).getByText(color, { exact: true })).toBeVisible();
    await expect(rail(page).getByText(availability, { exact: true })).toBeHidden();
    const first = rail(page)
      .getByRole('group')
      .filter({ hasText: new RegExp(`^${brand}`) })
      .getByRole('link')
      .first();
    const [, name = '', count = ''] = /^(.*?)(\d+)$/.exec((await first.textContent()) ?? '') ?? [];
    await first.click();
    await expect(page).toHaveURL(/brand=/);
    await expect(first).toHaveAttribute('aria-current', 'true');
    await expect(page.getByText(new RegExp(`^${count} (items|artículos)`)).first()).toBeVisible();
    expect(await findViolations(page, 'filtered listing')).toEqual([]);
    await page.getByRole('link', { name: new RegExp(`: ${name}$`) }).click();
    await expect(page).not.toHaveURL(/brand=/);
  });
}

test('with a store, the weekly price filters too, and two kinds of filter combine', async ({ page }) => {
  await haveStore(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/c/furniture');
  const all = await itemCount(page);
  await rail(page)
    .getByRole('link', { name: /^\$15\.00 to \$24\.99/ })
    .click();
  await expect(page).toHaveURL(/price=1500-2499/);
  await expect.poll(() => itemCount(page)).toBeLessThan(all);
  const priced = await itemCount(page);
  await rail(page)
    .getByRole('link', { name: /^In Stock In Your Store/ })
    .click();
  await expect(page).toHaveURL(/availability=/);
  await expect.poll(() => itemCount(page)).toBeLessThan(priced);
  await page.reload();
  await expect(page.getByRole('link', { name: /Remove filter/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Clear all' }).first().click();
  await expect.poll(() => itemCount(page)).toBe(all);
});

for (const words of [english, spanish]) {
  test(`a filter and a frequency are read out where they are chosen (${words.lang})`, async ({ page }) => {
    await haveStore(page, words);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${words.prefix}/c/furniture`);
    // Screen readers tell of changes in an element that they know already: each must be the same one before and after.
    const count = await page
      .getByRole('status')
      .filter({ hasText: /^\d+ (items|artículos)$/ })
      .elementHandle();
    const all = await count?.textContent();
    const frequency = await frequencyChoice(page, words)
      .locator('xpath=ancestor::form')
      .getByRole('status')
      .elementHandle();
    expect(await frequency?.textContent()).toBe('');

    await rail(page)
      .getByRole('link', { name: /^\$15\.00/ })
      .click();
    await expect(page).toHaveURL(/price=1500-2499/);
    await expect.poll(() => count?.textContent()).not.toBe(all);
    expect(await count?.evaluate((element) => element.isConnected)).toBe(true);

    await page.getByRole('radio', { name: words.frequencies[3], exact: true }).first().click();
    const said =
      words.lang === 'en-US' ? 'All prices are now monthly.' : 'Ahora todos los precios son mensuales.';
    await expect.poll(() => frequency?.textContent()).toBe(said);
    expect(await frequency?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

for (const words of [english, spanish]) {
  test(`a filter shows that it was pressed before its answer, and another adds to it (${words.lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${words.prefix}/c/furniture`);
    let letPass = () => {};
    const held = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route('**/c/furniture.data*', (route) => held.then(() => route.continue()));
    const values = rail(page).getByRole('link');
    for (const index of [0, 1]) {
      await values.nth(index).click();
      await expect(values.nth(index)).toHaveAttribute('aria-current', 'true');
    }
    await expect(values.nth(0)).toHaveAttribute('aria-current', 'true');
    await expect(page).not.toHaveURL(/\?/);
    letPass();
    await expect(page).toHaveURL(/\?.*=.*&.*=/);
    await expect(values.and(page.locator('[aria-current="true"]'))).toHaveCount(2);
  });
}

for (const { prefix } of [english, spanish]) {
  test(`a phone has the filters at hand below the list too, and nothing lies under them (${prefix}/)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/search?q=sofa`);
    const bar = page.locator('[data-bottom-bar]');
    const link = page.locator('footer').getByRole('link').last();
    // What loads late makes the page longer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(bar.locator('summary').first()).toBeInViewport();
      await expect(link).toBeInViewport({ ratio: 1 });
      const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
      const last = await link.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(last).toBeLessThanOrEqual(top);
    }).toPass();
  });
}

/** Whether the chosen text of a select is wider than its room. */
const isCut = (select: HTMLSelectElement) => {
  const style = getComputedStyle(select);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('There is no canvas.');
  canvas.font = style.font;
  const room =
    select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  return canvas.measureText(select.selectedOptions[0]?.text ?? '').width > room;
};

for (const { prefix, show } of [
  { prefix: '', show: /^Show \d+ items$/ },
  { prefix: spanish.prefix, show: /^Ver \d+ artículos$/ },
]) {
  test(`a phone shows the whole sort, and in its place what the open filters leave (${prefix}/)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/search?q=sofa&sort=PRICE_HIGH_TO_LOW`);
    const bar = page.locator('[data-bottom-bar]');
    const sort = bar.getByRole('combobox');
    await expect(sort).toHaveValue('PRICE_HIGH_TO_LOW');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await sort.evaluate(isCut)).toBe(false);
    const button = bar.locator('summary').first();
    await button.click();
    await expect(button.getByText(show)).toBeVisible();
    await expect(sort).toBeHidden();
    await button.click();
    await expect(sort).toBeVisible();
  });
}
