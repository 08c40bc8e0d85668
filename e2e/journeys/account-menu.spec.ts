import { findViolations } from '../support/axe.ts';
import {
  accountButton,
  accountWords,
  logIn,
  openSignIn,
  PASSWORD,
  registerAccount,
  signInLink,
} from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

const { english, spanish } = accountWords;

test('a first name of up to six letters is on the account button, else a generic label', async ({
  page,
  request,
  baseURL,
}) => {
  for (const [firstName, shown] of [
    ['Miguel', 'Miguel'],
    ['Rosalía', 'Account'],
  ] as const) {
    await page.context().clearCookies();
    const { email } = await registerAccount(request, baseURL ?? '', { firstName });
    await page.goto('/how-rac-works');
    await expect(signInLink(page)).toBeVisible();
    await logIn(await openSignIn(page), email);
    await expect(accountButton(page, shown)).toBeVisible();
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Rosalía' })).toBeVisible();
});

test('the account menu lists its five entries and works by keyboard', async ({ page, request, baseURL }) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  await page.goto('/');
  await logIn(await openSignIn(page), email);
  const button = accountButton(page, 'Maria');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page
    .getByRole('banner')
    .getByRole('navigation', { name: 'My Account' })
    .filter({ visible: true });
  await expect(menu.getByRole('link')).toHaveText([
    'My Account Dashboard',
    'Saved Items',
    'Payment Methods',
    'My Store',
  ]);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Space');
  await expect(menu).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'My Account Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Saved Items' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'My Store' }).click();
  await expect(page).toHaveURL(/\/my-accounts\/my-store$/);
  await expect(menu).toBeHidden();
});

test('the account menu works by touch, in Spanish, without accessibility violations', async ({
  newShopper,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  const context = await newShopper({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/es-us/');
  await signInLink(page, spanish).tap();
  await logIn(page.getByRole('dialog', { name: spanish.welcome }), email, PASSWORD, spanish);
  const button = accountButton(page, spanish.myAccount);
  await button.tap();
  const menu = page
    .getByRole('banner')
    .getByRole('navigation', { name: spanish.myAccount })
    .filter({ visible: true });
  await expect(menu.getByRole('link')).toHaveText([
    'Resumen de mi cuenta',
    'Artículos guardados',
    'Formas de pago',
    'Mi tienda',
  ]);
  expect(await findViolations(page, 'account menu')).toEqual([]);
  await button.tap();
  await expect(menu).toBeHidden();
  await button.tap();
  await page.touchscreen.tap(40, 700);
  await expect(menu).toBeHidden();
});

test('signing out ends the session, a copy of its cookie included; the interstitial, once a day, is due again', async ({
  page,
  context,
  newShopper,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  const fetched = async () =>
    (await context.cookies()).find(({ name }) => name === 'ieContentFetched')?.value;
  await page.goto('/cart?utm_campaign=welcome');
  expect(await fetched()).toBeUndefined();
  await page.goto('/?utm_campaign=welcome');
  const interstitial = page.getByRole('dialog', { name: 'Your home, one payment at a time' });
  await expect(interstitial).toBeVisible();
  expect(await findViolations(page, 'interstitial')).toEqual([]);
  await interstitial.getByRole('button', { name: 'No, thanks' }).click();
  await expect(interstitial).toBeHidden();
  expect(await fetched()).toBe('true');
  await page.goto('/?utm_campaign=welcome');
  await logIn(await openSignIn(page), email);
  await accountButton(page, 'Maria').click();
  await expect(interstitial).toBeHidden();
  const copied = await context.storageState();
  await page.getByRole('banner').getByRole('button', { name: english.signOut }).click();
  await expect(signInLink(page)).toBeVisible();
  await page.goto('/es-us/?utm_campaign=welcome');
  await expect(page.getByRole('dialog', { name: 'Su hogar, pago a pago' })).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Faccount$/);
  const thief = await (await newShopper({ storageState: copied })).newPage();
  await thief.goto('/');
  await expect(signInLink(thief)).toBeVisible();
  await thief.goto('/account');
  await expect(thief).toHaveURL(/\/login\?returnTo=%2Faccount$/);
});

test('pages of a signed-in shopper are not stored', async ({ page, request, baseURL }) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  const asGuest = await page.goto('/how-rac-works');
  expect(asGuest?.headers()['cache-control']).not.toBe('no-store');
  await logIn(await openSignIn(page), email);
  await expect(accountButton(page, 'Maria')).toBeVisible();
  for (const path of ['/how-rac-works', '/account', '/es-us/']) {
    const response = await page.goto(path);
    expect(response?.headers()['cache-control'], path).toBe('no-store');
  }
});
