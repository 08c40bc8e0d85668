import { findViolations } from '../support/axe.ts';
import { openingHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';

const OFFLINE = "You're currently offline";

/** What a browser says about requests that fail on purpose, and React about rendering anew after them (520, 422). */
test.use({
  allowedProblems: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading chunk|loading route module|React error #(520|422)/i,
  ],
});

for (const { prefix, link, title, retry } of [
  { prefix: '', link: 'Contact Us', title: OFFLINE, retry: 'Retry Connection' },
  {
    prefix: '/es-us',
    link: 'Contáctenos',
    title: 'En este momento no tiene conexión',
    retry: 'Reintentar la conexión',
  },
]) {
  test(`without a connection a page says so, and Retry Connection leads to it (${prefix})`, async ({
    page,
    context,
  }) => {
    await page.goto(`${prefix}/cart`);
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await findViolations(page, 'offline')).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: retry }).click();
    await expect(page).toHaveURL(`${prefix}/contact-us`);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('code that the page before was still loading does not replace the offline screen', async ({
  page,
  context,
}) => {
  const row = Promise.withResolvers<void>();
  await page.route(/__manifest.*contact-us/, (route) => route.abort());
  await page.route('**/assets/**/recommendations-*.js', async (route) => {
    await row.promise;
    await route.abort();
  });
  const asked = page.waitForRequest('**/assets/**/recommendations-*.js');
  await page.goto('/cart');
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { name: OFFLINE, level: 1 })).toBeVisible();
  await context.setOffline(true);
  const told = page.waitForEvent('console', (message) => /Error loading route module/.test(message.text()));
  row.resolve();
  await told;
  await expect(page.getByRole('heading', { name: OFFLINE, level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry Connection' }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.getByRole('heading', { name: OFFLINE })).toHaveCount(0);
});

test('a page whose code is gone shows the offline screen with a retry to that page', async ({ page }) => {
  await page.goto('/faqs');
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('heading', { name: OFFLINE, level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/faqs');
  await page.unroute('**/assets/**/*.js');
  await page.getByRole('button', { name: 'Retry Connection' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
});

test('a page that does not load within 120 seconds is abandoned', async ({ page }) => {
  await page.clock.install();
  await page.goto('/faqs');
  await page.route('**/assets/**/*.js', () => {});
  const told = page.waitForEvent('console', (message) => /^Loading chunk \/cart failed/.test(message.text()));
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  // Again, because on a busy machine the page may begin to load only after the clock went on. That it is not abandoned
  // before, a unit test shows.
  await expect(async () => {
    await page.clock.runFor(121_000);
    await expect(page.getByRole('heading', { name: OFFLINE, level: 1 })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await told;
});

test('a part of the page that cannot be loaded shows the offline screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { name: OFFLINE, level: 1 })).toBeVisible();
  await page.unroute('**/assets/**/*.js');
  await openingHydrated(page, () => page.getByRole('button', { name: 'Retry Connection' }).click());
  await expect(page.getByRole('heading', { name: OFFLINE })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
