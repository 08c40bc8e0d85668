import { findFreePort } from '../../scripts/project/free-port.ts';
import { removeDatabase } from '../support/database.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { accountButton, accountWords, logIn, openSignIn, registerAccount } from '../support/steps/account.ts';
import { apply, SSN } from '../support/steps/application.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { chooseSchedule, typeItAll } from '../support/steps/checkout.ts';
import { openCartWithSofa } from '../support/steps/forms.ts';
import { openWithStore } from '../support/steps/store.ts';
import { test as base, expect, WITH_PICTURES } from '../support/test.ts';
import { missingProxy, PROXY_ADDRESS, startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';
import { english } from '../support/words.ts';

type SecureShop = Shop & { readonly publicUrl: string };

/** One shop behind one proxy, for all journeys of this file. */
const test = base.extend<object, { secureShop: SecureShop }>({
  secureShop: [
    async ({ browserName: _ }, use) => {
      const [shopPort, sandboxPort, port] = [
        await findFreePort(),
        await findFreePort(),
        await findFreePort(),
      ];
      const publicUrl = `https://localhost:${shopPort}`;
      const shop = await startShop({
        port,
        settings: {
          PUBLIC_URL: publicUrl,
          CARD_FRAME_ORIGIN: `https://localhost:${sandboxPort}`,
          TRUSTED_PROXIES: PROXY_ADDRESS,
        },
      });
      const proxy: TlsProxy = await startTlsProxy([
        { name: 'shop', port: shopPort, backendPort: shop.port },
        { name: 'sandbox', port: sandboxPort, backendPort: shop.sandboxPort },
      ]);
      await use({ ...shop, publicUrl });
      await proxy.stop();
      await shop.kill();
      await removeDatabase(shop.database);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ secureShop }, use) => use(secureShop.publicUrl),
});

const missing = missingProxy();
test.skip(missing !== null, `A TLS proxy is needed; ${missing}.`);
test.use({ ...WITH_PICTURES, ignoreHTTPSErrors: true });

test('a shopper adds to the cart, applies and signs in over HTTPS', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const account = await registerAccount(request, baseURL ?? '');
  await openWithStore(page);
  await openCartWithSofa(page);
  await page.getByRole('link', { name: english.proceed }).first().click();
  await typeItAll(page);
  await apply(page, SSN.approved);
  await page.getByRole('link', { name: english.toCheckout }).click();
  await chooseSchedule(page);
  await page.goto('/');
  await logIn(await openSignIn(page), account.email);
  await expect(page.getByText(accountWords.english.signedIn)).toBeVisible();
  await expect(accountButton(page, account.firstName)).toBeVisible();
  expect(new URL(page.url()).origin).toBe(baseURL);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('__Host-ownpath');
  expect(cookies.filter(({ secure }) => !secure)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms of pages work over HTTPS', async ({ page }) => {
    await openWithStore(page);
    await page.goto(SOFA.path);
    await page.getByRole('button', { name: english.addToCart }).first().click();
    await expect(page).toHaveURL(/^https:.*\/cart/);
    await page.goto('/instant-approval');
    await apply(page, SSN.approved);
    await expect(page).toHaveURL(/^https:.*\/approved$/);
  });
});

test('every answer asks for HTTPS from now on, and no redirect leaves it', async ({
  request,
  baseURL,
  secureShop,
}) => {
  const html = await (await request.get('/')).text();
  const asset = html.match(/\/assets\/[\w./-]+\.js(?=")/)?.[0] ?? '';
  const picture = html.match(/\/pictures\/[\w./-]+\.webp/)?.[0] ?? '';
  const redirects = ['/fr-fr/cart', '/cart%00', '/mobify/proxy/api/no-such-call'];
  for (const path of [
    '/',
    '/cart',
    '/no-such-page',
    '/healthz',
    '/api/get-client-ip',
    asset,
    picture,
    ...redirects,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.headers()['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
    expect(answer.headers()['cross-origin-resource-policy'], path).toMatch(/^(same|cross)-origin$/);
    const { location } = answer.headers();
    if (location !== undefined) expect(new URL(location, answer.url()).origin, path).toBe(baseURL);
  }
  const foreign = { origin: secureShop.url };
  const written = await request.post('/frequency', {
    form: { frequency: 'MONTHLY' },
    headers: foreign,
    maxRedirects: 0,
  });
  expect(written.status(), 'a form of another origin').toBe(403);
});

test('the visitor’s address is the one that the proxy saw, whatever a visitor writes', async ({
  request,
}) => {
  const sent = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Real-IP': '203.0.113.9',
    'X-Visitor-Address': '203.0.113.9',
  };
  const answer = await request.get('/api/get-client-ip', { headers: sent });
  expect(await answer.json()).toEqual({ clientIp: '127.0.0.1' });
  // This proxy writes the other header, so the two disagree, and the proxy is all that is known.
  const other = await request.get('/api/get-client-ip', { headers: { Forwarded: 'for=203.0.113.9' } });
  expect(await other.json()).toEqual({ clientIp: PROXY_ADDRESS });
});
