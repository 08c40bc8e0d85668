import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { editDatabase, removeDatabase } from '../support/database.ts';
import { type Shop, startShop, WITH_LOCATION } from '../support/shop.ts';
import { apply, SSN } from '../support/steps/application.ts';
import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

const texts = [
  {
    words: english,
    question: 'Did we get it right?',
    pricing: 'Pricing for 75024',
    locate: 'Use my location to see pricing and stock',
  },
  {
    words: spanish,
    question: '¿Es correcto?',
    pricing: 'Precios para 75024',
    locate: 'Usar mi ubicación para ver precios y disponibilidad',
  },
] as const;
const modes = [
  { mode: 'with', javaScriptEnabled: true, widths: [390, 1440] },
  // The same HTML at every width.
  { mode: 'without', javaScriptEnabled: false, widths: [390] },
] as const;
const [{ question, pricing, locate }] = texts;
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, that is my store' });
const chip = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first();

// One shop for the file; the last journey restarts it.
test.describe.configure({ mode: 'default' });
let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop({ settings: WITH_LOCATION });
});
test.afterAll(async () => {
  await shop.kill();
  await removeDatabase(shop.database);
});

async function expectPrices(page: Page, words: Words): Promise<void> {
  const main = page.getByRole('main');
  await expect(main).toContainText(/\$\d+\.\d\d/);
  await expect(main).toContainText(words.units[0] ?? '');
}

for (const { mode, javaScriptEnabled, widths } of modes) {
  test(`a newcomer sees prices at once, in both languages, ${mode} JavaScript`, async ({ newShopper }) => {
    for (const { words, question, pricing, locate } of texts) {
      const shopper = await newShopper({ baseURL: shop.url, javaScriptEnabled });
      const page = await shopper.newPage();
      const written: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') written.push(request.url());
      });
      for (const path of ['/', '/c/furniture/living-room', SOFA.path, '/search?q=sofa']) {
        await page.goto(words.prefix + path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByText(question)).toBeVisible();
          await expect(chip(page, pricing)).toBeVisible();
          await expectPrices(page, words);
          await expect(page.getByRole('main').getByText(locate)).toHaveCount(0);
        }
      }
      // Nothing was asked for or written by the browser, and no session begun.
      expect(written).toEqual([]);
      expect((await shopper.cookies()).map(({ name }) => name)).toEqual(['signUpDeclined', 'consent']);
    }
  });
}

test('the page of a newcomer does not move, and has no accessibility violations', async ({ newShopper }) => {
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByText(question)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01);
  expect(await findViolations(page, 'home of a newcomer')).toEqual([]);
});

for (const { mode, javaScriptEnabled } of modes) {
  test(`the banner is confirmed, or changed to another store, ${mode} JavaScript`, async ({ newShopper }) => {
    const options = { baseURL: shop.url, javaScriptEnabled };
    const page = await (await newShopper(options)).newPage();
    await page.goto('/c/furniture/living-room');
    await yes(page).click();
    await expect(chip(page, `My Store: ${PLANO.address}`)).toBeVisible();
    await expect(page.getByText(question)).toBeHidden();
    await expect(page).toHaveURL(/living-room/);

    const other = await (await newShopper(options)).newPage();
    await other.goto('/c/furniture/living-room');
    await other.getByRole('link', { name: 'Change store' }).click();
    await expect(other).toHaveURL(/find-a-store\?postalCode=75024/);
    const row = other.getByRole('main').getByRole('listitem').nth(1);
    const address = (await row.getByRole('heading').textContent()) ?? '';
    await row.getByRole('button', { name: english.makeMyStore }).click();
    await expect(chip(other, `My Store: ${address}`)).toBeVisible();
    await expect(other).toHaveURL(/living-room/);
    await expect(other.getByText(question)).toBeHidden();
    await expectPrices(other, english);
  });
}

test('a newcomer sees the offers of the located store; one is applied, and the store stays a guess', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ baseURL: shop.url, viewport: { width: 1440, height: 900 } });
  const page = await shopper.newPage();
  await page.goto('/faqs');
  const panel = page.locator('#menu-offers');
  const open = () => page.getByRole('banner').getByRole('link', { name: 'My Offers' }).hover();
  await open();
  await expect(panel.getByRole('heading', { name: '4 offers at 123 Main St' })).toBeVisible();
  await panel.getByRole('button', { name: 'Apply' }).first().click();
  const applied = panel.getByRole('button', { name: 'Applied' });
  await expect(applied).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await page.mouse.move(10, 800);
  await open();
  await expect(applied).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
});

test('a cart and an approval begun in the located store stay there, and a confirmed store is fixed', async ({
  newShopper,
}) => {
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await page.goto(SOFA.path);
  await addToCart(page);
  await page.goto('/cart');
  await expect(page.getByText(question)).toBeVisible();
  await expectPrices(page, english);
  await yes(page).click();
  await expect(chip(page, `My Store: ${PLANO.address}`)).toBeVisible();
  await page.goto('/instant-approval');
  await apply(page, SSN.approved);
  await expect(page).toHaveURL(/\/approved$/);
  await page.goto('/find-a-store?postalCode=75034');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: PLANO.address })).toBeVisible();
  await expect(main.getByRole('search')).toHaveCount(0);
});

test('a search engine, and everybody where the preference is off, gets pages without a store', async ({
  ownShop,
  newShopper,
}) => {
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const crawler = await (
    await newShopper({ baseURL: shop.url, userAgent, javaScriptEnabled: false })
  ).newPage();
  await crawler.goto('/c/furniture/living-room');
  await expect(chip(crawler, english.findStore)).toBeVisible();
  await expect(crawler.getByRole('main').getByText(locate).first()).toBeVisible();

  await shop.stop();
  await editDatabase(
    shop.database,
    `update custom_preferences set value = 'false' where key = 'autoAssignStoreEnabled'`,
  );
  const again = await ownShop({ database: shop.database, settings: WITH_LOCATION });
  const page = await (await newShopper({ baseURL: again.url })).newPage();
  await page.goto('/c/furniture/living-room');
  await expect(chip(page, english.findStore)).toBeVisible();
  await expect(page.getByText(question)).toHaveCount(0);
  await expect(page.getByText(pricing)).toHaveCount(0);
});
