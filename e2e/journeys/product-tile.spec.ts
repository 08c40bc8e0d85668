import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { SOFA, tileOf } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_PICTURES);

const LISTING = '/c/furniture/living-room/sofas-loveseats';
const wishlist = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist'));
const toast = (page: Page) => page.getByRole('status');

test('a tile has a picture, a title, badges with an offer’s icon, and the whole price', async ({ page }) => {
  await haveStore(page);
  await page.goto(LISTING);
  const tile = tileOf(page, SOFA.path);
  await expect(tile.getByRole('heading')).toHaveText('Alder 3-Seat Sofa');
  await expect
    .poll(() => tile.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const sale = tile.getByText('Sale', { exact: true });
  await expect(sale).toBeVisible();
  await expect(sale.locator('svg')).toBeVisible();
  await expect(tile.locator('s')).toHaveText('Was $27.99');
  await expect(tile.getByText('10% off')).toBeVisible();
  for (const fact of [
    '$24.99',
    'a week',
    '78 weekly payments',
    'Total cost $1,959.22',
    'Cash price $974.61',
    'New',
  ]) {
    await expect(tile).toContainText(fact);
  }
  await page.goto('/search?q=sorrel+coffee+table');
  await expect(page.getByText('Add-on & Save on related items').first()).toBeVisible();
  await page.goto('/c/deals/clearance');
  const clearance = page.getByRole('article').getByText('Clearance', { exact: true }).first();
  await expect(clearance.locator('svg')).toBeVisible();
  await page.goto('/c/furniture');
  await expect(page.getByRole('article').getByText('New', { exact: true }).first()).toBeVisible();
});

test('a pre-owned tile leads to that unit: its colour, condition and price, and the next product starts afresh', async ({
  page,
}) => {
  await haveStore(page);
  await page.goto('/c/deals/previously-rented');
  const tile = page.getByRole('article').first();
  const link = tile.getByRole('heading').getByRole('link');
  const address = new URL((await link.getAttribute('href')) ?? '', page.url());
  const [condition, color] = ['condition', 'color'].map((name) => address.searchParams.get(name));
  expect([condition, color]).toEqual([expect.stringMatching(/^USED_/), expect.any(String)]);
  const payment = /\$[\d.]+/.exec(await textOf(tile))?.[0] ?? 'none';
  const picture = await tile.locator('img').first().getAttribute('src');
  await link.click();
  const chosen = page.locator('input[type="radio"][name="condition"]:checked');
  await expect(chosen).toHaveValue(condition ?? '');
  await expect(page.getByRole('main')).toContainText(payment);
  const shown = page.getByRole('main').locator(`img[src="${picture}"]`).first();
  await expect(shown).toBeAttached();

  // Another product opens as it is by itself.
  await page.goto(SOFA.path);
  await expect(chosen).toHaveValue('NEW');
});

test('a swatch changes the picture, by arrow keys too, and the tile links to that color', async ({
  page,
}) => {
  await page.goto(LISTING);
  const tile = page.getByRole('article').filter({ has: page.locator(`a[href*="${SOFA.id}"]`) });
  const link = tile.getByRole('heading').getByRole('link');
  const swatches = tile.getByRole('group', { name: 'Color' }).getByRole('radio');
  const picture = tile.locator('img');
  const first = (await picture.getAttribute('src')) ?? '';
  await expect(swatches.first()).toBeChecked();
  await swatches.nth(1).check();
  await expect(picture).not.toHaveAttribute('src', first);
  const second = (await picture.getAttribute('src')) ?? '';
  await swatches.nth(1).press('ArrowRight');
  await expect(swatches.nth(2)).toBeChecked();
  await expect(picture).not.toHaveAttribute('src', second);
  const color = await tile.getByRole('group', { name: 'Color' }).locator('label').nth(2).textContent();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${SOFA.path}\\?color=`));
  await expect(page.getByRole('main')).toContainText(`Color: ${color}`);
});

for (const { words, save, added, removed, already } of [
  {
    words: english,
    save: 'Save Alder 3-Seat Sofa',
    added: '1 item added to wishlist. View',
    removed: 'Item removed from wishlist',
    already: 'Item is already in wishlist',
  },
  {
    words: spanish,
    save: 'Guardar Sofá Alder de 3 plazas',
    added: '1 artículo agregado a la lista de deseos. Ver',
    removed: 'Artículo eliminado de la lista de deseos',
    already: 'El artículo ya está en la lista de deseos',
  },
]) {
  test(`the heart saves and removes, in this browser only (${words.lang})`, async ({ page, context }) => {
    await page.goto(words.prefix + LISTING);
    const tileHere = page.getByRole('article').filter({ has: page.locator(`a[href*="${SOFA.id}"]`) });
    const heart = tileHere.getByRole('button', { name: save });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(toast(page).getByText(added)).toBeVisible();
    await expect(toast(page).getByRole('link')).toHaveAttribute('href', `${words.prefix}/cart/wishlist`);
    expect(await wishlist(page)).toBe(`["${SOFA.id}-spruce"]`);
    expect(await findViolations(page, 'saved item')).toEqual([]);

    const other = await context.newPage();
    await other.goto(`${words.prefix}${LISTING}`);
    await expect(other.getByRole('button', { name: save })).toHaveAttribute('aria-pressed', 'true');
    await other.close();

    await heart.press('Space');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect(toast(page).getByText(removed)).toBeVisible();
    expect(await wishlist(page)).toBe('[]');

    // Another window saved first, and its storage event has not arrived yet.
    await page.evaluate((id) => localStorage.setItem('wishlist', JSON.stringify([`${id}-spruce`])), SOFA.id);
    await heart.click();
    await expect(toast(page).getByText(already)).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a browser without storage shows a message', async ({ page }) => {
  await page.goto(LISTING);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save Alder 3-Seat Sofa' }).click();
  await expect(
    toast(page).getByText('Your browser could not save this item. Please try again.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Alder 3-Seat Sofa' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a listing switches between grid and list and keeps the rest of its address', async ({ page }) => {
  await haveStore(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${LISTING}?sort=PRICE_LOW_TO_HIGH`);
  const left = async (index: number) => (await page.getByRole('article').nth(index).boundingBox())?.x;
  expect(await left(1)).not.toBe(await left(0));
  await page.getByRole('link', { name: 'List view' }).click();
  await expect(page).toHaveURL(/sort=PRICE_LOW_TO_HIGH&view=list/);
  await expect.poll(async () => (await left(1)) === (await left(0))).toBe(true);
  expect(await findViolations(page, 'list view')).toEqual([]);
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/view=list/);
  await page.getByRole('link', { name: 'Grid view' }).click();
  await expect.poll(async () => (await left(1)) === (await left(0))).toBe(false);
});

test.describe('a carousel of products', () => {
  test('shows four skeletons, then the recommendations', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/recommendations.data**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const block = page.locator('section', { hasText: 'Popular right now' }).last();
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('aria-busy', 'true');
    await expect(block.getByRole('listitem')).toHaveCount(4);
    await expect(block.getByRole('article')).toHaveCount(0);
    release();
    await expect(block).toHaveAttribute('aria-busy', 'false');
    await expect(block.getByRole('article').nth(3)).toBeAttached();
    expect(await findViolations(page, 'recommendations')).toEqual([]);
  });

  test('has arrows with more than three products, on large screens only', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const rail = page.locator('section', { hasText: 'What neighbors are renting' }).last();
    await rail.scrollIntoViewIfNeeded();
    const list = rail.getByRole('list').first();
    await rail.getByRole('button', { name: 'Next items' }).click();
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(rail.getByRole('button', { name: 'Next items' })).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/page-viewer/specials');
    const three = page.locator('section', { hasText: 'Three to start with' }).last();
    await expect(three.getByRole('article')).toHaveCount(3);
    await expect(three.getByRole('button', { name: 'Next items' })).toHaveCount(0);
  });

  test('shows no block without recommendations', async ({ page }) => {
    await page.route('**/recommendations.data**', async (route) => {
      const url = route.request().url().replace('zone=home', 'zone=nowhere');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto('/');
    const heading = page.getByRole('heading', { name: 'Popular right now' });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeHidden();
  });
});
