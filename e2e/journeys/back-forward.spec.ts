import { beRestored, leaveAndReturn, withBackForwardCache } from '../support/back-forward.ts';
import { accountWords, signInLink } from '../support/steps/account.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { haveAccount, haveSofa, haveStore, postForm } from '../support/steps/forms.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use({ launchOptions: withBackForwardCache });

const SHOP_PAGES = [
  '/',
  '/c/furniture',
  '/search?q=sofa',
  SOFA.path,
  '/cart',
  '/cart/wishlist',
  '/find-a-store',
  `/find-your-store/storeid/${PLANO.id}`,
  '/how-rac-works',
];
const ACCOUNT_PAGES = ['/account', '/my-accounts/personal-info', '/my-accounts/payment-history', '/orders'];

const badge = /^(Cart|Carrito),? 1 (item|artículo)/;

for (const words of [english, spanish]) {
  test(`nothing keeps a guest’s pages out of the back-forward cache (${words.prefix || 'en'})`, async ({
    page,
  }) => {
    await page.goto(`${words.prefix}/`);
    await haveStore(page, words);
    await haveSofa(page, words);
    for (const path of [...SHOP_PAGES, '/login', '/registration']) {
      await page.goto(words.prefix + path);
      expect([path, ...(await leaveAndReturn(page))]).toEqual([path]);
    }
  });
}

test('nor those of a customer, which no disk keeps', async ({ page }) => {
  await haveAccount(page);
  await haveStore(page);
  await haveSofa(page);
  // Their first view is noted in the session, and a changed cookie drops a page that no disk keeps.
  for (const path of ['/cart', '/cart/wishlist']) await page.goto(path);
  for (const path of [...SHOP_PAGES, ...ACCOUNT_PAGES]) {
    const answer = await page.goto(path);
    expect([path, answer?.headers()['cache-control']]).toEqual([path, 'no-store']);
    expect([path, ...(await leaveAndReturn(page))]).toEqual([path]);
  }
});

for (const words of [english, spanish]) {
  test(`a restored page shows what was put in the cart meanwhile, and is viewed once more (${words.prefix || 'en'})`, async ({
    page,
  }) => {
    await page.goto(`${words.prefix}/`);
    await haveStore(page, words);
    await page.goto(`${words.prefix}/how-rac-works`);
    await beRestored(page, () => haveSofa(page, words));
    await expect(page.getByRole('banner').getByRole('link', { name: badge })).toBeVisible();
    const views = await page.evaluate(() =>
      (window as { racDataLayer?: { event: string; path?: string }[] }).racDataLayer?.flatMap((event) =>
        event.event === 'pageview' ? [event.path] : [],
      ),
    );
    expect(views).toEqual(['/how-rac-works', '/how-rac-works']);
  });
}

for (const words of [accountWords.english, accountWords.spanish]) {
  test(`after signing out nothing of a customer comes back (${words.prefix || 'en'})`, async ({ page }) => {
    await haveAccount(page);
    const signOut = () => postForm(page, '/logout', {});
    const html = page.locator('html');

    await page.goto(`${words.prefix}/account`);
    await beRestored(page, async () => {
      await expect(html).toHaveCSS('visibility', 'hidden');
      await signOut();
      await expect(html).toHaveCSS('visibility', 'hidden');
    });
    await expect(page).toHaveURL(`${words.prefix}/login?returnTo=%2Faccount`);
    await expect(page.getByText(words.signedIn)).toHaveCount(0);
    await expect(html).toHaveCSS('visibility', 'visible');
    await expect(page.getByText('Dana')).toHaveCount(0);
  });

  test(`a customer’s page is shown again when it is still theirs (${words.prefix || 'en'})`, async ({
    page,
  }) => {
    await haveAccount(page);
    for (const path of ['/account', '/how-rac-works']) {
      await page.goto(words.prefix + path);
      const html = page.locator('html');
      await beRestored(page, () => expect(html).toHaveCSS('visibility', 'hidden'));
      await expect(html).toHaveCSS('visibility', 'visible');
      await expect(page.getByRole('banner').getByText('Dana').first()).toBeVisible();
      await expect(page).toHaveURL(words.prefix + path);
    }
  });
}

test('a customer’s page whose answer never comes is loaded anew', async ({ page }) => {
  await haveAccount(page);
  await page.clock.install();
  await page.goto('/account');
  await page.route(/\.data(\?|$)/, () => {});
  const asked = page.waitForRequest(/\.data(\?|$)/);
  await beRestored(page, async () => {});
  await asked;
  await expect(page.locator('html')).toHaveCSS('visibility', 'hidden');
  const loaded = page.waitForEvent('framenavigated');
  await page.clock.fastForward(8_000);
  await loaded;
  await expect(page.getByRole('banner').getByText('Dana').first()).toBeVisible();
});

test.describe('an answer that fails', () => {
  test.use({ allowedProblems: [/status of 500/] });

  for (const [{ prefix }, title] of [
    [english, "This page isn't working"],
    [spanish, 'Esta página no funciona'],
  ] as const) {
    test(`shows the error screen in the place of a customer’s page (${prefix || 'en'})`, async ({ page }) => {
      await haveAccount(page);
      await page.goto(`${prefix}/account`);
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'secret reason' }));
      await beRestored(page, async () => {});
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveCSS('visibility', 'visible');
    });
  }
});

test('a shop page that was left signed in comes back as a guest’s', async ({ page }) => {
  await haveAccount(page);
  for (const [path, signIn] of [
    ['/how-rac-works', accountWords.english],
    ['/account', accountWords.english],
  ] as const) {
    await page.goto(path);
    await leaveAndReturn(page, async () => {
      await postForm(page, '/logout', {});
    });
    await expect(signInLink(page, signIn)).toBeVisible();
    await expect(page.getByText('Dana')).toHaveCount(0);
  }
});
