import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const SPECIALS = '/page-viewer/specials';
const GUIDE = '/page-viewer/first-home';
const block = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

for (const { prefix, lang } of [english, spanish]) {
  for (const path of [SPECIALS, GUIDE, '/how-rac-works']) {
    test(`axe finds nothing on ${path}, and nothing is wider than the screen (${lang})`, async ({ page }) => {
      await page.goto(prefix + path);
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page, `${path} ${width}`)).toEqual([]);
      }
    });
  }
}

test('the home page promises the same-as-cash days of the store, and none where no store is known', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Same as cash', { exact: true })).toBeVisible();
  // Fresno has 90, and California’s law three months; Richardson.
  for (const [storeId, days] of [
    ['05102', 92],
    ['04272', 180],
  ] as const) {
    await haveStore(page, english, storeId);
    await page.goto('/');
    await expect(main.getByText(`${days} days same as cash`, { exact: true })).toBeVisible();
  }
  await page.goto('/es-us/');
  await expect(main.getByText('180 días para pagar el precio de contado', { exact: true })).toBeVisible();
});

test.describe('the banner that is a page of its own', () => {
  test.use({ allowedProblems: [/status of 502|ERR_FAILED .*banner/] });

  test('is loaded for the store, and says what went wrong', async ({ page }) => {
    const { promise: mayCome, resolve: letItCome } = Promise.withResolvers<void>();
    const asked: string[] = [];
    await page.route('**/banner?*', async (route) => {
      asked.push(new URL(route.request().url()).search);
      await mayCome;
      await route.continue();
    });
    await haveStore(page);
    await page.goto(SPECIALS);
    const main = page.getByRole('main');
    await expect(main.getByText('Loading...')).toBeVisible();
    letItCome();
    await expect(main.getByRole('heading', { name: /^Return any time/ })).toBeVisible();
    expect(asked).toEqual(['?page=main-banner&store=04217']);
    expect(await findViolations(page, 'banner')).toEqual([]);

    await page.unrouteAll();
    await page.route('**/banner?*', (route) => route.fulfill({ status: 502 }));
    await page.goto(SPECIALS);
    await expect(main.getByText('Error: Bad Gateway', { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.route('**/banner?*', (route) => route.abort());
    await page.goto(SPECIALS);
    await expect(main.getByText('Error: An error occurred', { exact: true })).toBeVisible();
    await page.goto(spanish.prefix + SPECIALS);
    await expect(main.getByText('Error: Ocurrió un error', { exact: true })).toBeVisible();
    const wrong = await page.request.get('/banner?page=no-such-page');
    expect([wrong.status(), (await page.request.get('/banner?page=%2e%2e')).status()]).toEqual([404, 404]);
  });
});

const MOBILE_GRIDS = {
  [SPECIALS]: { '1x1': 'A brand to know', '2x1': 'Work or play' },
  [GUIDE]: {
    '2x2': 'The first four',
    '2x3': 'What can wait a month',
    '3x1': 'For a corner with a desk',
    '3x2': 'Behind the kitchen door',
  },
};

for (const [path, grids] of Object.entries(MOBILE_GRIDS)) {
  test(`mobile grids have so many columns and rows on a phone (${path})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    for (const [grid, heading] of Object.entries(grids)) {
      const tiles = block(page, heading).getByRole('listitem');
      const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
      const columns = new Set(boxes.map((box) => Math.round(box?.x ?? -1)));
      const rows = new Set(boxes.map((box) => Math.round(box?.y ?? -1)));
      expect(`${columns.size}x${rows.size}`, heading).toBe(grid);
    }
  });
}

test('text and picture are side by side, stacked on a phone', async ({ page }) => {
  const section = () => block(page, 'Two rooms first');
  const places = async () => [
    await section().locator('img').boundingBox(),
    await section().getByRole('heading').boundingBox(),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(GUIDE);
  let [picture, words] = await places();
  expect(picture?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) / 2);
  await page.setViewportSize({ width: 390, height: 900 });
  [picture, words] = await places();
  expect(picture?.y ?? 0).toBeLessThan(words?.y ?? 0);
});

test('tabs are chosen by the hash of the address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`${GUIDE}#kitchen`);
  await expect(page.getByRole('tab', { name: 'Kitchen' })).toHaveAttribute('aria-selected', 'true');
  const kitchen = page.getByRole('tabpanel', { name: 'Kitchen' });
  await expect(kitchen).toContainText('Cold first, then hot');
  // The page is scrolled to the tabs; on wide screens the picture is beside the text.
  await expect(page.getByRole('tab', { name: 'Kitchen' })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  const words = await kitchen.getByRole('heading').boundingBox();
  const picture = await kitchen.locator('img').boundingBox();
  expect(picture?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + 300);
  expect(Math.abs((picture?.y ?? 0) - (words?.y ?? 0))).toBeLessThan(picture?.height ?? 0);
  await page.getByRole('tab', { name: 'Bedroom' }).click();
  await expect(page).toHaveURL(`${GUIDE}#bedroom`);
  await expect(page.getByRole('tabpanel', { name: 'Bedroom' })).toContainText('Sleep before style');
  // By keyboard, and back where the shopper was after a reload.
  await page.getByRole('tab', { name: 'Bedroom' }).press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${GUIDE}#living-room`);
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Living room' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
});

test('an accordion has one open panel at a time; a collapsible opens on its own', async ({ page }) => {
  await page.goto(GUIDE);
  const accordion = block(page, 'Before you start');
  const open = accordion.locator('details[open]');
  await accordion.getByText('My lease is shorter than the payments').click();
  await expect(open).toHaveCount(1);
  await accordion.getByText('Third floor, no elevator').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Tell us about the stairs');
  await page.goto('/faqs');
  const collapsible = page.getByRole('main').locator('section[id] details');
  await collapsible.nth(0).locator('summary').click();
  await collapsible.nth(1).locator('summary').click();
  await expect(collapsible.nth(0)).toHaveAttribute('open', '');
});

test('a long text shows five lines, and the rest on request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(GUIDE);
  const section = block(page, 'What nobody tells you about the first month');
  const more = section.getByRole('button', { name: 'Read more' });
  const text = page.locator(`[id="${await more.getAttribute('aria-controls')}"]`);
  const lines = await text.evaluate(
    (element) => (element.clientHeight - 12) / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(5);
  const isCut = () => text.evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(await isCut()).toBe(true);
  await more.click();
  await expect(section.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
  expect(await isCut()).toBe(false);
});

test('exchange cards, banner, marketing tiles and contact tiles link onward', async ({ page }) => {
  await page.goto(SPECIALS);
  const card = page.getByRole('link', { name: 'Up to $14.99 per week* Shop Now' });
  await expect(card).toHaveAccessibleDescription(/^\* The most an item in the group costs a week/);
  await expect(card).toHaveAttribute('href', '/rac-exchange-plp?upTo=1499&sort=MOST_POPULAR');
  await block(page, 'Clearance, marked on the tag').getByRole('link').click();
  await expect(page).toHaveURL('/c/deals/clearance');
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the guide' }).click();
  await expect(page).toHaveURL(GUIDE);
  await page.goto('/contact-us');
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Shop All' }).click();
  await expect(page).toHaveURL('/shop-all');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all content is readable, and an offer is applied by its form', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible();
    for (const tab of ['Somewhere to land', 'Sleep before style', 'Cold first, then hot'])
      await expect(page.getByRole('heading', { name: tab })).toBeVisible();
    await expect(page.getByRole('tab', { includeHidden: true }).first()).toBeHidden();
    const text = page.getByText(/^And write down what you measured/).locator('..');
    expect(await text.evaluate((element) => element.scrollHeight > element.clientHeight + 1)).toBe(false);
    await expect(page.getByRole('button', { name: 'Read more' })).toBeHidden();
    await haveStore(page);
    await page.goto(SPECIALS);
    await page.locator('details', { hasText: 'My Offers' }).locator('summary').click();
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await expect(page).toHaveURL(SPECIALS);
    await page.locator('details', { hasText: 'My Offers' }).locator('summary').click();
    await expect(page.getByRole('button', { name: 'Code Applied' })).toBeVisible();
  });
});
