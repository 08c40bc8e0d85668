import pg from 'pg';
import { findPostgresFolder, startThrowAwayCluster } from '../../scripts/postgres/throw-away-cluster.ts';
import { settingsOf } from '../support/database.ts';
import { accountButton, logIn, registerAccount } from '../support/steps/account.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';

const folder = findPostgresFolder(process.env);

test.describe('a PostgreSQL server of its own', () => {
  test.skip(folder === null, 'PostgreSQL is not installed.');

  test('pages answer 503 in both languages, /readyz says no, and all is well once it is back', async ({
    ownShop,
    newShopper,
  }) => {
    const cluster = await startThrowAwayCluster(folder ?? '');
    try {
      const shop = await ownShop({ settings: settingsOf(cluster.url) });
      const status = async (path: string) => (await fetch(`${shop.url}${path}`)).status;
      expect([await status('/'), await status('/readyz')]).toEqual([200, 200]);
      const guest = await (await newShopper({ baseURL: shop.url })).newPage();
      await haveStore(guest);
      const customer = await (await newShopper({ baseURL: shop.url })).newPage();
      const account = await registerAccount(customer.request, shop.url);
      await customer.goto('/login');
      await logIn(customer.getByRole('main'), account.email);
      await expect(accountButton(customer, account.firstName)).toBeVisible();
      await expect(customer).toHaveURL(/\/account$/);
      // No page is loading while the database is down.
      await customer.goto('about:blank');

      await cluster.halt();
      for (const [path, language] of [
        ['/p/alder-3-seat-sofa', 'en-US'],
        ['/es-us/p/alder-3-seat-sofa', 'es-US'],
      ]) {
        const answer = await fetch(`${shop.url}${path}`);
        expect(answer.status).toBe(503);
        expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
        expect(await answer.text()).toContain(`lang="${language}"`);
      }
      for (const [page, path] of [
        [guest, '/cart'],
        [customer, '/cart'],
        [customer, '/account'],
      ] as const) {
        const answer = await page.request.get(path, { maxRedirects: 0 });
        expect([path, answer.status()]).toEqual([path, 503]);
        expect(answer.headers()['retry-after'], path).toMatch(/^\d+$/);
      }
      expect(await status('/healthz')).toBe(200);
      expect(await status('/readyz')).toBe(503);

      await cluster.resume();
      await expect.poll(() => status('/readyz'), { timeout: 30_000 }).toBe(200);
      await expect.poll(() => status('/p/alder-3-seat-sofa'), { timeout: 30_000 }).toBe(200);
      // The shopper is still signed in.
      const accountStatus = async () =>
        (await customer.request.get('/account', { maxRedirects: 0 })).status();
      await expect.poll(accountStatus, { timeout: 30_000 }).toBe(200);
    } finally {
      await cluster.stop();
    }
  });

  test('a shop that starts is ready once it has read the catalogue', async ({ ownShop }) => {
    const cluster = await startThrowAwayCluster(folder ?? '');
    const writer = new pg.Client({ connectionString: cluster.url });
    try {
      const settings = settingsOf(cluster.url);
      await (await ownShop({ settings })).stop();
      await writer.connect();
      await writer.query('BEGIN; LOCK TABLE product_prices IN ACCESS EXCLUSIVE MODE');
      const shop = await ownShop({ settings });
      const status = async (path: string) => (await fetch(`${shop.url}${path}`)).status;
      expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
      await writer.query('COMMIT');
      await expect.poll(() => status('/readyz')).toBe(200);
    } finally {
      await writer.end();
      await cluster.stop();
    }
  });
});

test('after SIGTERM /healthz says no, and shop and engine answer until the delay is over', async ({
  ownShop,
}) => {
  const settings = { SHUTDOWN_DELAY_SECONDS: '10' };
  const shop = await ownShop({ settings });
  const engine = await ownShop({ program: 'commerceApi', settings });
  for (const { server, path, status } of [
    { server: shop, path: '/', status: 200 },
    { server: engine, path: '/no-such-call', status: 404 },
  ]) {
    const exit = server.stop();
    const answerOf = (at: string) => fetch(`${server.url}${at}`);
    await expect.poll(async () => (await answerOf('/healthz')).status).toBe(503);
    expect((await answerOf('/readyz')).status).toBe(503);
    const answer = await answerOf(path);
    expect([answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([status, 'nosniff']);
    expect(await exit).toMatchObject({ code: 0, signal: null });
  }
});
