import { findViolations } from '../support/axe.ts';
import {
  accountButton,
  accountWords,
  logIn,
  newEmail,
  PASSWORD,
  registerAccount,
  tryUntilRefused,
} from '../support/steps/account.ts';
import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { seeHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';

const { english, spanish } = accountWords;

test.use({ allowedProblems: [/status of (400|401|422|429|503)/] });

test('every path that ends in /login is the sign-in page, and leads to the account', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  for (const path of ['/login', '/myaccount/login', '/a/b/login', '/myaccount/payonline-getstarted']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { name: 'Welcome Back', level: 1 })).toBeVisible();
  }
  await logIn(page.getByRole('main'), email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('status').getByText(english.signedIn)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hello, Maria' })).toBeVisible();
  await expect(accountButton(page, 'Maria')).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL(/\/account$/);
  await page.goto('/registration');
  await expect(page).toHaveURL(/\/account$/);
  for (const [prefix, title] of [
    ['', 'You’re signed in, but we could not get your decision'],
    ['/es-us', 'Inició sesión, pero no pudimos obtener su decisión'],
  ] as const) {
    await page.goto(`${prefix}/service-failure-login`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(await findViolations(page, 'service failure of a customer')).toEqual([]);
  }
});

test('a guest who opens the account gets the dialog and reaches the account after signing in', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  await page.goto('/how-rac-works');
  const account = page.getByRole('contentinfo').getByRole('link', { name: 'My Account' });
  await seeHydrated(account);
  await account.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/how-rac-works$/);
  await logIn(dialog, email);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { name: 'Hello, Maria' })).toBeVisible();
});

test('the sign-in page asks a guest to sign in', async ({ page }) => {
  await page.goto('/login');
  const account = page.getByRole('contentinfo').getByRole('link', { name: 'My Account' });
  await seeHydrated(account);
  await account.click();
  await expect(page.getByRole('status').getByText('Please sign in to continue!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the guest’s cart is merged with the customer’s', async ({ page, newShopper, request, baseURL }) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  const elsewhere = await (await newShopper()).newPage();
  await haveStore(elsewhere);
  await elsewhere.goto('/login');
  await logIn(elsewhere.getByRole('main'), email);
  await expect(elsewhere).toHaveURL(/\/account$/);
  await elsewhere.goto('/c/electronics');
  await elsewhere.getByRole('article').getByRole('link').first().click();
  await addToCart(elsewhere);

  await haveStore(page);
  await openCartWithSofa(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart 1 item' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign in', exact: true })
    .filter({ visible: true })
    .click();
  await logIn(page.getByRole('dialog', { name: 'Welcome Back' }), email);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart 2 items' })).toBeVisible();
  await expect(page.getByRole('main').locator(`h2 a[href*="${SOFA.path}"]`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^My Store: 123 Main St/ }).first()).toBeVisible();
});

test('signing in never redirects to another site', async ({ page, request, baseURL }) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?returnTo=${encodeURIComponent(target)}`);
    await expect(page.locator('main input[name=returnTo]')).toHaveValue('/account');
    const answer = await request.post('/login', {
      form: { email, password: PASSWORD, returnTo: target },
      headers: { Accept: 'text/html', Origin: baseURL ?? '' },
      maxRedirects: 0,
    });
    expect(answer.headers().location, target).toBe('/account');
  }
});

test('another site can neither sign in nor out', async ({ request, page }) => {
  for (const path of ['/login', '/registration', '/reset-password', '/logout']) {
    const answer = await request.post(path, { form: {}, headers: { Origin: 'https://evil.example' } });
    expect(answer.status(), path).toBe(403);
  }
  const visited = await page.goto('/logout');
  expect(visited?.url()).toMatch(/\/$/);
});

test('too many attempts show the time to wait, in both languages', async ({
  ownShop,
  newShopper,
  request,
}) => {
  const shop = await ownShop();
  const email = newEmail();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  for (const words of [english, spanish]) {
    await expect(async () => {
      await tryUntilRefused(request, shop.url, email);
      await page.goto(`${words.prefix}/login`);
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && /\/login\b/.test(response.url()),
      );
      await logIn(page.getByRole('main'), email, PASSWORD, words);
      const answer = await answered;
      expect([answer.status(), Number(answer.headers()['retry-after']) > 0]).toEqual([429, true]);
    }).toPass();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.tooMany);
  }
});

test('an engine that does not respond has its own message, in both languages', async ({
  ownShop,
  newShopper,
}) => {
  const shop = await ownShop({ settings: { COMMERCE_API_URL: 'http://127.0.0.1:9' } });
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  for (const words of [english, spanish]) {
    await page.goto(`${words.prefix}/login`);
    await logIn(page.getByRole('main'), 'ana@example.com', PASSWORD, words);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.unavailable);
  }
});

test('the pages have no accessibility violations, in both languages', async ({ page, request, baseURL }) => {
  const found: string[] = [];
  const { email } = await registerAccount(request, baseURL ?? '');
  for (const words of [english, spanish]) {
    for (const path of [
      '/login?returnTo=%2Faccount',
      '/login?problem=ProviderDenied',
      '/registration',
      '/reset-password',
    ]) {
      await page.goto(words.prefix + path);
      found.push(...(await findViolations(page, words.prefix + path)));
    }
    await page.goto(`${words.prefix}/registration`);
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    found.push(...(await findViolations(page, `${words.prefix}/registration with errors`)));
  }
  await page.goto('/login');
  await logIn(page.getByRole('main'), email);
  await expect(page).toHaveURL(/\/account$/);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await findViolations(page, `account at ${width}`)));
  }
  expect(found).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('registering, signing out and signing in work by their forms', async ({ page }) => {
    const email = newEmail();
    await page.goto('/registration');
    const form = page.getByRole('main');
    await form.getByLabel('First name').fill('Ana');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Please enter your last name.');
    await expect(form.getByLabel('First name')).toHaveValue('Ana');
    await form.getByLabel('Last name').fill('Solis');
    await form.getByLabel('Email', { exact: true }).fill(email);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { name: 'Hello, Ana' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Sign in', exact: true })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page.getByRole('main'), email, 'Wrong-pass7');
    await expect(page.getByRole('main').getByText(english.wrong)).toBeVisible();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await logIn(page.getByRole('main'), email);
    await expect(page).toHaveURL(/\/account$/);
  });

  test('a reset request is confirmed', async ({ page }) => {
    await page.goto('/reset-password');
    const form = page.getByRole('main');
    await form.getByRole('button', { name: 'Reset Password' }).click();
    await expect(form.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await form.getByLabel('Email', { exact: true }).fill(newEmail());
    await form.getByRole('button', { name: 'Reset Password' }).click();
    await expect(form.getByText(/has an account, a link to reset the password is on its way/)).toBeVisible();
  });
});
