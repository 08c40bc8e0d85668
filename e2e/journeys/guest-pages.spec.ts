import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findPostgresFolder, startThrowAwayCluster } from '../../scripts/postgres/throw-away-cluster.ts';
import { settingsOf } from '../support/database.ts';
import { WITH_LOCATION } from '../support/shop.ts';
import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { haveAccount, haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

for (const words of [english, spanish]) {
  test(`pages for all guests, by their hashes and without a nonce; what a guest does shows at once (${words.prefix || 'en'})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${words.prefix}/`);
    await haveStore(page, words);
    const open = async () => {
      const answer = await page.goto(`${words.prefix}${SOFA.path}`);
      return (await answer?.allHeaders()) ?? {};
    };
    await open();
    const shared = await open();
    expect(shared).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
    expect(shared['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(shared['content-security-policy']).not.toContain('nonce-');
    expect(shared).not.toHaveProperty('set-cookie');
    await expect(page.locator('script[nonce]')).toHaveCount(0);

    await addToCart(page, words);
    const badge = page.getByRole('banner').getByRole('link', { name: /^(Cart|Carrito),? 1 (item|artículo)/ });
    for (const _ of ['their own', 'for all']) {
      await open();
      await expect(badge).toBeVisible();
    }
    expect(await open()).not.toHaveProperty('set-cookie');
    // What the browser has stored of the cart stays.
    const stored = await page.evaluate(() => localStorage.getItem('basketTrack'));
    expect(JSON.parse(stored ?? '[]')).toEqual([{ productId: expect.any(String), quantity: 1 }]);
  });
}

test('a newcomer’s page for all says how near their store is, and keeps it with their answer', async ({
  ownShop,
  newShopper,
}) => {
  const shop = await ownShop({ settings: WITH_LOCATION });
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await page.goto('/');
  const answer = await page.goto('/');
  expect(answer?.headers()).toMatchObject({ 'cache-status': 'ownpath; hit' });
  await expect(page.locator('input[name="distanceMiles"]').first()).toHaveValue(/^\d/);
});

test('what the browser knows of another cart than a page for all says is set right', async ({ page }) => {
  await page.goto('/');
  // As of a customer whose session has ended since, or when an answer came late.
  await page.evaluate(() => {
    localStorage.setItem('basketTrack', JSON.stringify([{ productId: 'alder-loveseat', quantity: 3 }]));
    localStorage.setItem('tempBasketId', JSON.stringify('of-somebody-else'));
  });
  const answer = await page.goto('/');
  expect(answer?.headers()).toMatchObject({ 'cache-status': 'ownpath; hit' });
  await expect
    .poll(() => page.evaluate(() => [localStorage.basketTrack, localStorage.tempBasketId ?? null]))
    .toEqual(['[]', null]);
});

const folder = findPostgresFolder(process.env);

test.describe('two processes on PostgreSQL', () => {
  test.skip(folder === null, 'PostgreSQL is not installed.');

  test('a changed price shows on the next page of each, for all and of a customer, whoever changed it', async ({
    ownShop,
    newShopper,
  }) => {
    const cluster = await startThrowAwayCluster(folder ?? '');
    try {
      const settings = settingsOf(cluster.url);
      const first = await ownShop({ settings });
      const second = await ownShop({ settings });
      const visit = async () => (await newShopper({ baseURL: first.url })).newPage();
      const [guest, customer] = [await visit(), await visit()];
      await guest.goto('/');
      await haveAccount(customer);
      for (const page of [guest, customer]) await haveStore(page);
      // Cookies know no ports: it is the same shopper at both.
      const read = async (page: Page, { url }: { readonly url: string }) => {
        const answer = await page.request.get(`${url}${SOFA.path}`);
        return { isForAll: answer.headers().etag !== undefined, html: await answer.text() };
      };
      const looks = [first, second, first, second].flatMap((shop) =>
        [guest, customer].map((page) => ({ page, shop })),
      );
      for (const { page, shop } of looks) await read(page, shop);
      for (const [cents, shown] of [
        [4_321, '$43.21'],
        [5_432, '$54.32'],
        [4_321, '$43.21'],
      ] as const) {
        const statement = `update product_prices set weekly_rate_cents = ${cents}, was_weekly_rate_cents = null, was_weeks = null, was_price_since = null where product_id = '${SOFA.id}'`;
        const changed = spawnSync(join(folder ?? '', 'psql'), [cluster.url, '-c', statement], {
          encoding: 'utf8',
        });
        expect(changed.stderr).toBe('');
        for (const { page, shop } of looks) {
          const { isForAll, html } = await read(page, shop);
          expect(isForAll).toBe(page === guest);
          // Not `toContain`, which would print the page.
          expect([shop.url, shown, html.includes(shown)]).toEqual([shop.url, shown, true]);
        }
      }
    } finally {
      await cluster.stop();
    }
  });
});
