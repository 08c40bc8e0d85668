import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { stopClock } from '../support/steps/clock.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const searchField = (page: Page) => page.getByRole('search').getByRole('combobox').filter({ visible: true });
const options = (page: Page) => page.getByRole('search').getByRole('option');
const recent = (page: Page) => page.getByRole('group', { name: 'Recent', exact: true }).getByRole('option');
const popular = (page: Page, name: string) => page.getByRole('group', { name }).getByRole('option');

for (const { words, typed, label, list, first: searched } of [
  {
    words: english,
    typed: 'sof',
    label: 'Search products',
    list: 'Popular searches',
    first: 'washer and dryer',
  },
  {
    words: spanish,
    typed: 'sof',
    label: 'Buscar productos',
    list: 'Búsquedas populares',
    first: 'lavadora y secadora',
  },
]) {
  for (const width of [390, 1440]) {
    test(`${words.lang} at ${width}: suggests phrases and products, by keyboard alone`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${words.prefix}/`);
      const field = searchField(page);
      await expect(field).toHaveAccessibleName(label);
      // Before anything is typed: what the retailer offers.
      await field.focus();
      await expect(popular(page, list)).toHaveCount(6);
      await expect(popular(page, list).first()).toHaveText(searched);
      expect(await findViolations(page, 'popular searches')).toEqual([]);
      await field.pressSequentially(typed);
      await expect(popular(page, list)).toHaveCount(0);
      await expect(page.getByRole('listbox')).toBeVisible();
      await expect(
        options(page)
          .filter({ has: page.locator('img') })
          .first(),
      ).toBeVisible();
      expect(await options(page).count()).toBeLessThanOrEqual(20);
      expect(await findViolations(page, 'search open')).toEqual([]);

      await field.press('ArrowDown');
      const first = options(page).first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
      await expect(field).toBeFocused();
      await field.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(field).toHaveValue(typed);

      await field.press('ArrowUp');
      const last = options(page).last();
      await expect(last).toHaveAttribute('aria-selected', 'true');
      const product = (await last.locator('span > span').first().textContent()) ?? '';
      await field.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      await expect(page).toHaveURL(new RegExp(`${words.prefix}/p/`));
    });
  }
}

test.describe('with functional consent', () => {
  test.use({ consent: ['functional'] });

  test('recent searches are listed, newest first, until they are cleared', async ({ page }) => {
    await page.goto('/');
    const field = searchField(page);
    const searchFor = async (query: string) => {
      await field.fill(query);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/search\\?q=${query}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
    };
    await searchFor('sofa');
    // The new page takes the focus, which what is typed next needs.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await searchFor('washer');
    await field.fill('');
    await expect(recent(page)).toHaveText(['washer', 'sofa']);
    await recent(page).filter({ hasText: 'sofa' }).click();
    await expect(page).toHaveURL(/\/search\?q=sofa$/);
    await page.reload();
    await expect(field).toHaveValue('sofa');
    await field.fill('');
    await expect(recent(page)).toHaveText(['sofa', 'washer']);
    // One that the shopper made is not offered twice.
    await searchFor('recliner');
    await field.fill('');
    await expect(recent(page)).toHaveText(['recliner', 'sofa', 'washer']);
    await expect(popular(page, 'Popular searches')).toHaveCount(5);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(recent(page)).toHaveCount(0);
    await page.reload();
    await field.fill('');
    await expect(popular(page, 'Popular searches')).toHaveCount(6);
    await expect(recent(page)).toHaveCount(0);
    await popular(page, 'Popular searches').filter({ hasText: 'laptop' }).click();
    await expect(page).toHaveURL(/\/search\?q=laptop$/);
  });
});

test('a shopper who goes on typing while the results load keeps the focus in the field', async ({ page }) => {
  await page.goto('/');
  const results = Promise.withResolvers<void>();
  await page.route('**/search.data*', async (route) => {
    await results.promise;
    await route.continue();
  });
  const field = searchField(page);
  await field.fill('sofa');
  const asked = page.waitForRequest('**/search.data*');
  await field.press('Enter');
  await asked;
  await field.press('End');
  await field.pressSequentially(' bed');
  results.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('sofa');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('sofa bed');
});

test('suggestions are requested after a 300 ms pause, from two characters on', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/suggestions')) asked.push(url.searchParams.get('q') ?? '');
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const field = searchField(page);
  // The placeholder rotates once the page's scripts run.
  await expect(field).toHaveAttribute('placeholder', 'Try “appliances”');
  await field.focus();
  // What suggests is loaded now.
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  await stopClock(page);
  await field.fill('s');
  await page.clock.runFor(1_000);
  for (const typed of ['so', 'sofa']) {
    await field.fill(typed);
    await page.clock.runFor(299);
    expect(asked).toEqual([]);
  }
  const request = page.waitForRequest(/\/suggestions\.data/);
  await page.clock.runFor(1);
  await request;
  expect(asked).toEqual(['sofa']);
  await page.clock.resume();
  await expect(options(page).first()).toBeVisible();
});

test('an empty search does nothing', async ({ page }) => {
  await page.goto('/how-rac-works');
  await searchField(page).fill('   ');
  await searchField(page).press('Enter');
  await page.getByRole('search').filter({ visible: true }).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/how-rac-works$/);
});

test.describe('without suggestions', () => {
  test.use({ allowedProblems: [/ERR_FAILED .*suggestions/] });

  test('a search still works', async ({ page }) => {
    await page.route('**/suggestions.data**', (route) => route.abort());
    await page.goto('/');
    const refused = page.waitForEvent('requestfailed');
    await searchField(page).pressSequentially('sofa');
    await refused;
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/search\?q=sofa$/);
  });
});

test.describe('words that match no product', () => {
  for (const { prefix, typed, path } of [
    { prefix: '', typed: 'Customer service', path: '/contact-us' },
    { prefix: '/es-us', typed: 'Cómo funciona RAC', path: '/es-us/how-rac-works' },
  ]) {
    test(`"${typed}" lead to the page that does`, async ({ page }) => {
      await page.goto(`${prefix}/`);
      await searchField(page).fill(typed);
      await searchField(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('stay on the search page when there is no redirect', async ({ page }) => {
    await page.goto('/search?q=xyzzy');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Furniture' })).toBeVisible();
  });
});
