import {
  accountButton,
  accountWords,
  logIn,
  newEmail,
  openSignIn,
  PASSWORD,
  registerAccount,
  signInAtProvider,
  signInLink,
} from '../support/steps/account.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { seeHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';

const { spanish } = accountWords;

test.use({ allowedProblems: [/status of (401|422)/] });

test('Continue with Okta leads to the provider and back with the cart; signing out ends the session there', async ({
  page,
  baseURL,
}) => {
  await haveStore(page);
  await openCartWithSofa(page);
  const dialog = await openSignIn(page);
  await dialog.getByRole('link', { name: 'Continue with Okta' }).click();
  await expect(page).toHaveURL(/\/idp\/authorize\?/);
  expect(new URL(page.url()).origin).not.toBe(baseURL);
  const email = newEmail('sso.example');
  await signInAtProvider(page, email);
  await expect(page).toHaveURL(`${baseURL}/cart`);
  await expect(signInLink(page)).toBeHidden();
  await expect(page.getByText('1 item from 123 Main St, Plano')).toBeVisible();

  await page
    .getByRole('banner')
    .locator('[aria-expanded][href="/account"]')
    .filter({ visible: true })
    .click();
  const ended = page.waitForRequest(/\/idp\/end-session\?/);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await ended;
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(signInLink(page)).toBeVisible();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Okta' }).click();
  await signInAtProvider(page, email);
  await expect(page).toHaveURL(/\/account$/);
});

test('a guarded link opens after signing in with the provider, and at once when signed in', async ({
  page,
}) => {
  await page.goto('/how-rac-works');
  const mine = page.getByRole('contentinfo').getByRole('link', { name: 'My Account' });
  await seeHydrated(mine);
  await mine.click();
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' });
  await dialog.getByRole('link', { name: 'Continue with Okta' }).click();
  await signInAtProvider(page, newEmail('sso.example'));
  await expect(page).toHaveURL(/\/account$/);
  // The account has no password here, so none can be changed.
  await page.goto('/my-accounts/resetPassword');
  await expect(page.getByText('Your account is linked with Okta.')).toBeVisible();
  await expect(page.getByText(/^You sign in with Okta\./).first()).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeHidden();
  await page.goto('/how-rac-works');
  await mine.click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(dialog).toBeHidden();
});

test('an existing account with that email is linked: it keeps its name, and its old password no longer works', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '', {
    firstName: 'Lupe',
    email: newEmail('sso.example'),
  });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Okta' }).click();
  await signInAtProvider(page, email);
  await expect(accountButton(page, 'Lupe')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page.getByRole('main'), email, PASSWORD);
  await expect(page.getByRole('alert')).toContainText("Something's not right with your email or password.");
});

test('canceling at the provider leads back to the sign-in page with a message, in Spanish', async ({
  page,
}) => {
  await page.goto('/es-us/how-rac-works');
  const dialog = await openSignIn(page, spanish);
  await dialog.getByRole('link', { name: 'Continuar con Okta' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/es-us\/login\?/);
  await expect(page.getByRole('alert')).toContainText('Okta no inició su sesión.');
  await expect(page.locator('main input[name=returnTo]')).toHaveValue('/how-rac-works');
});

test('a provider that is down has its own message', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Okta' }).click();
  await signInAtProvider(page, 'down@sso.example');
  await expect(page.getByRole('alert')).toContainText('Okta is not responding right now.');
});

test('a code that this browser did not request is refused', async ({ page }) => {
  for (const path of [
    '/idpcallback?code=stolen&state=invented',
    '/callback?code=stolen',
    '/es-us/idpcallback',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?problem=ProviderExpired/);
    await expect(signInLink(page, path.startsWith('/es-us') ? spanish : accountWords.english)).toBeVisible();
  }
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Okta' }).click();
  await expect(page).toHaveURL(/\/idp\/authorize\?/);
  await page.goto('/idpcallback?code=stolen&state=invented');
  await expect(page.getByRole('alert')).toContainText(
    'That sign-in took too long or was started in another window.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an item that a guest saved for later is saved after signing in with the provider', async ({
    page,
  }) => {
    await haveStore(page);
    await page.goto(SOFA.path);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole('button', { name: 'Save for later Alder 3-Seat Sofa' }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await expect(page.getByText('Please sign in to continue!')).toBeVisible();
    await page.getByRole('link', { name: 'Continue with Okta' }).click();
    await signInAtProvider(page, newEmail('sso.example'));
    await expect(page).toHaveURL(/\/cart\/wishlist$/);
    await expect(page.getByRole('article')).toContainText(['Alder 3-Seat Sofa']);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  test('signing in and out with the provider works', async ({ page, baseURL }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Okta' }).click();
    await signInAtProvider(page, newEmail('sso.example'));
    await expect(page).toHaveURL(/\/account$/);
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expect(signInLink(page)).toBeVisible();
  });
});
