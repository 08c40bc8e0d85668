import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

for (const { words, title } of [
  { words: english, title: 'Shop by brand' },
  { words: spanish, title: 'Comprar por marca' },
]) {
  test(`brands have their page, and each its listing (${words.lang})`, async ({ page }) => {
    const main = page.getByRole('main');
    for (const path of ['/rac-brands', '/shop-by-brand']) {
      await page.goto(words.prefix + path);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    expect(await findViolations(page, 'brands')).toEqual([]);
    const oakmere = main.getByRole('link', { name: /^Oakmere/ });
    const count = /\d+/.exec((await oakmere.textContent()) ?? '')?.[0];
    await oakmere.click();
    await expect(page).toHaveURL(/\/shop-by-brand\?brand=Oakmere&sort=MOST_POPULAR$/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oakmere');
    await expect(main.getByText(new RegExp(`^${count} (items|artículos)`)).first()).toBeVisible();
  });
}

test('a listing page has 16 tiles, or 25, 50 or 100, and pagination', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/shop-all?sort=MOST_POPULAR');
  const size = main.getByLabel('Items per page');
  await expect(size.getByRole('option')).toHaveText(['16', '25', '50', '100']);
  await main.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(page.locator('link[rel=prefetch][href*="shown=32"]').first()).toBeAttached();
  await size.selectOption('25');
  await expect(page).toHaveURL(/sort=MOST_POPULAR&limit=25$/);
  await expect(main.getByRole('article')).toHaveCount(25);
  await size.selectOption('100');
  await expect(main.getByText(/^Showing 100 of \d+$/)).toBeVisible();
  const headings = main.getByRole('article').getByRole('heading');
  const first = (await headings.first().textContent()) ?? '';
  await page.goto('/shop-all?sort=MOST_POPULAR&start=100&limit=100');
  await expect(main.getByText(/^Showing 101 to 200 of \d+$/)).toBeVisible();
  await expect(headings.first()).not.toHaveText(first);
  await main.getByRole('link', { name: 'Show previous' }).click();
  await expect(headings.first()).toHaveText(first);
});

test('Show more keeps the tiles above, past what one answer holds, after Back and after a reload', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const tiles = main.getByRole('article');
  await page.goto('/shop-all?sort=MOST_POPULAR&limit=100');
  await expect(tiles).toHaveCount(100);
  const above = await tiles.getByRole('heading').allTextContents();
  await main.getByRole('link', { name: 'Show more' }).click();
  await expect(main.getByText(/^Showing 200 of \d+$/)).toBeVisible();
  await expect(tiles).toHaveCount(200);
  const shown = await tiles.getByRole('heading').allTextContents();
  expect(shown.slice(0, above.length)).toEqual(above);
  await tiles.nth(150).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(tiles).toHaveCount(200);
  await expect(tiles.nth(150)).toBeInViewport();
  await page.reload();
  await expect(tiles.getByRole('heading')).toHaveText(shown);
});

test('with a store: exchange within a weekly amount, deals and sizes, without what it does not rent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/find-a-store?postalCode=75002');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '310 S Greenville Ave' }) })
    .getByRole('button', { name: english.makeMyStore })
    .click();
  await expect(page.getByRole('link', { name: 'My Store: 310 S Greenville Ave' }).first()).toBeVisible();
  const main = page.getByRole('main');

  await page.goto('/rac-exchange');
  await main.getByRole('link', { name: /^Up to \$24\.99 per week\*/ }).click();
  await expect(page).toHaveURL(/\/rac-exchange-plp\?upTo=2499&sort=MOST_POPULAR$/);
  const chosen = main.getByRole('link', { name: 'Up to $24.99 a week' });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(await findViolations(page, 'exchange')).toEqual([]);
  await main.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: high to low' });
  await expect(page).toHaveURL(/sort=PRICE_HIGH_TO_LOW/);
  await expect(page.locator('section[aria-busy=true]')).toHaveCount(0);
  await expect(main.getByRole('article').first()).toContainText('$24.99');

  await page.goto('/c/deals');
  await expect(main.getByRole('link', { name: 'All Deals' })).toHaveAttribute('aria-current', 'true');
  await main.getByRole('link', { name: 'All Clearance' }).click();
  await expect(page).toHaveURL(/\/c\/deals\/clearance\?sort=MOST_POPULAR$/);
  await page.goto('/c/deals/previously-rented');
  await expect(main.getByRole('article').getByText('Pre-owned', { exact: true })).toHaveCount(16);

  await page.goto('/c/furniture');
  const rail = page.getByRole('complementary');
  for (const title of [
    'Availability',
    'Condition',
    'Delivery',
    'Weekly price',
    'Brand',
    'Color',
    'Bed size',
  ]) {
    await expect(rail.getByText(title, { exact: true })).toBeVisible();
  }
  await rail.getByRole('link', { name: /^Queen/ }).click();
  await expect(page).toHaveURL(/size=Queen/);
  await expect(main.getByRole('link', { name: 'Remove filter: Queen' })).toBeVisible();
  // Every color has its swatch, in the rail and where it is chosen.
  const swatch = page.locator('.swatch-dot');
  await rail.getByRole('link').filter({ has: swatch }).first().click();
  await expect(main.getByRole('link', { name: /^Remove filter/ }).filter({ has: swatch })).toHaveCount(1);

  // Sizes are those of the things that are listed.
  for (const [path, size, other] of [
    ['/c/electronics', 'Screen size', 'Bed size'],
    ['/es-us/c/electronics', 'Tamaño de la pantalla', 'Tamaño de la cama'],
  ] as const) {
    await page.goto(path);
    await expect(rail.getByText(size, { exact: true })).toBeVisible();
    await expect(rail.getByText(other, { exact: true })).toHaveCount(0);
  }
});

test.describe('a category that the store does not rent out', () => {
  test.use({ allowedProblems: [/status of 404/] });

  test('says so and links onward', async ({ page }) => {
    await page.goto('/find-a-store?postalCode=75002');
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: '310 S Greenville Ave' }) })
      .getByRole('button', { name: english.makeMyStore })
      .click();
    await expect(page.getByRole('link', { name: 'My Store: 310 S Greenville Ave' }).first()).toBeVisible();
    await page.goto('/c/appliances');
    await expect(page.locator('a[href*="gas-ranges"]')).toHaveCount(0);
    await page.goto('/c/appliances/ranges/gas-ranges');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not at your store');
    await page.getByRole('link', { name: 'Shop what your store has' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('without a store, a filter that needs one is not shown', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/c/furniture');
  const count = await main
    .getByText(/^\d+ items/)
    .first()
    .textContent();
  await page.goto('/c/furniture?availability=Special+Order&price=1500-2499&upTo=1499');
  await expect(main.getByText(/^\d+ items/).first()).toHaveText(count ?? '');
  await expect(main.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('listings have pages and page sizes', async ({ page }) => {
    await haveStore(page);
    const main = page.getByRole('main');
    await page.goto('/shop-all');
    await main.getByLabel('Items per page').selectOption('100');
    await main.getByRole('button', { name: 'Apply', exact: true }).last().click();
    await expect(main.getByRole('article')).toHaveCount(100);
    await main.getByRole('link', { name: 'Show more' }).click();
    await expect(main.getByText(/^Showing 200 of \d+$/)).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(200);
  });

  test('the visitor’s address is used instead of the device location', async ({ page }) => {
    await page.goto('/find-a-store');
    await page.getByRole('button', { name: 'Use My Location' }).click();
    await expect(page).toHaveURL(/config=ip/);
    await expect(page.getByText(/^We’re unable to locate you\./)).toBeVisible();
  });
});
