import type { Page, Route } from '@playwright/test';
import { accountButton, logIn, newEmail, PASSWORD, registerAccount } from '../support/steps/account.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

// The lost answers are failed requests on purpose.
test.use({ allowedProblems: [/net::ERR_FAILED/] });

const piecesIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Cart 2 items' });

/** Fills the cart with two sofas. */
async function fillCart(page: Page): Promise<void> {
  await haveStore(page);
  await openCartWithSofa(page);
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(piecesIn(page)).toBeVisible();
}

/** The shop gets the next request of this method and answers it; the browser never gets the answer. */
async function loseAnswer(page: Page, method: 'GET' | 'POST', path: string): Promise<() => Promise<void>> {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const url = (address: URL) => address.pathname.startsWith(path);
  const lose = async (route: Route) => {
    const request = route.request();
    if (request.method() !== method) return route.fallback();
    const headers = Object.entries(await request.allHeaders()).filter(
      ([name]) => !/^(:|host$|connection$|content-length$)/.test(name),
    );
    const response = await fetch(request.url(), {
      method,
      headers: Object.fromEntries(headers),
      redirect: 'manual',
      ...(method === 'POST' && { body: request.postData() ?? '' }),
    });
    await response.text();
    await route.abort('failed');
    resolve();
  };
  await page.route(url, lose);
  return async () => {
    await lost;
    await page.unroute(url, lose);
  };
}

async function expectFullCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Alder 3-Seat Sofa').first()).toBeVisible();
  await expect(piecesIn(page)).toBeVisible();
}

test('a registration whose answer is lost: the guest has the cart, and signing in brings it along', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto('/registration');
  const email = newEmail();
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Ruiz');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const isLost = await loseAnswer(page, 'POST', '/registration');
  await form.getByRole('button', { name: 'Create account' }).click();
  await isLost();
  await expectFullCart(page);
  await page.goto('/login?returnTo=/cart');
  await logIn(page.getByRole('main'), email);
  await expect(accountButton(page, 'Ana')).toBeVisible();
  await expectFullCart(page);
});

test('a sign-in whose answer is lost, then one whose next page is lost: the cart is there, once', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, firstName } = await registerAccount(request, baseURL ?? '');
  await fillCart(page);
  await page.goto('/login');
  const guestCookies = await page.context().cookies();
  const isLost = await loseAnswer(page, 'POST', '/login');
  await logIn(page.getByRole('main'), email);
  await isLost();
  await expectFullCart(page);

  await page.goto('/login');
  const isPageLost = await loseAnswer(page, 'GET', '/login.data');
  await logIn(page.getByRole('main'), email);
  await isPageLost();
  await expectFullCart(page);
  await expect(accountButton(page, firstName)).toBeVisible();

  // The session is another one, and the guest's cookie opens nothing any more.
  const sealed = (cookies: typeof guestCookies) => cookies.find(({ name }) => name === 'ownpath')?.value;
  expect(sealed(await page.context().cookies())).not.toBe(sealed(guestCookies));
  await page.context().clearCookies();
  await page.context().addCookies(guestCookies);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sign-in brings the cart along', async ({ page, request, baseURL }) => {
    const { email } = await registerAccount(request, baseURL ?? '');
    await haveStore(page);
    await page.goto(SOFA.path);
    await page.getByRole('button', { name: english.addToCart }).first().click();
    await page.goto('/login?returnTo=/cart');
    await logIn(page.getByRole('main'), email);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main').getByText('Alder 3-Seat Sofa').first()).toBeVisible();
  });
});
