import { findViolations } from '../support/axe.ts';
import {
  accountButton,
  accountWords,
  logIn,
  newEmail,
  openSignIn,
  PASSWORD,
  registerAccount,
  signInLink,
} from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

const { english, spanish } = accountWords;

// A form with errors is a 422 or 401 response, which the browser reports.
test.use({ allowedProblems: [/status of (401|422|429|503)/] });

test('the dialog has the login form, is small, and a click outside does not close it', async ({ page }) => {
  await page.goto('/');
  const dialog = await openSignIn(page);
  await expect(dialog.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
  await expect(dialog.getByText("Don't have an account?")).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Continue with Okta' })).toBeVisible();
  await expect(dialog.getByLabel('Email', { exact: true })).toBeFocused();
  expect((await dialog.boundingBox())?.width).toBe(440);
  await page.mouse.click(20, 450);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(signInLink(page)).toBeFocused();
});

test('an empty login names both fields, and the summary takes the focus', async ({ page }) => {
  for (const words of [english, spanish]) {
    await page.goto(`${words.prefix}/`);
    const dialog = await openSignIn(page, words);
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(dialog.getByLabel(words.email, { exact: true })).toHaveAccessibleDescription(
      words.emailRequired,
    );
    await expect(dialog.getByLabel(words.password, { exact: true })).toHaveAccessibleDescription(
      words.passwordRequired,
    );
    await dialog.getByRole('alert').getByRole('link', { name: words.password, exact: true }).click();
    await expect(dialog.getByLabel(words.password, { exact: true })).toBeFocused();
  }
});

test('a wrong password and an unknown email show the same message; the email is kept, the password is not', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  for (const [words, address] of [
    [english, email],
    [english, newEmail()],
    [spanish, email],
  ] as const) {
    await page.goto(`${words.prefix}/`);
    const dialog = await openSignIn(page, words);
    await logIn(dialog, address, 'Wrong-pass7', words);
    await expect(dialog.getByRole('alert')).toHaveText(words.wrong);
    await expect(dialog.getByLabel(words.email, { exact: true })).toHaveValue(address);
    await expect(dialog.getByLabel(words.password, { exact: true })).toHaveValue('');
  }
});

test('the views link to one another, and the dialog starts over when reopened', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  await openSignIn(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('dialog', { name: 'Create account' })).toBeVisible();
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
  await expect(
    dialog.getByText('Enter your email to receive instructions on how to reset your password'),
  ).toBeVisible();
  await expect(dialog.getByText('Or return to')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await openSignIn(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('');
});

test('Back in the password view closes the dialog', async ({ page }) => {
  await page.goto('/');
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a reset request is confirmed, whether or not the address has an account', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  for (const address of [email, newEmail()]) {
    await page.goto('/');
    await openSignIn(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Forgot password?' }).click();
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await dialog.getByLabel('Email', { exact: true }).fill(address);
    await dialog.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('dialog', { name: 'Check your email' })).toBeVisible();
    await expect(dialog).toContainText(
      `If ${address} has an account, a link to reset the password is on its way.`,
    );
    await dialog.getByRole('button', { name: 'Back to Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  }
});

test('a login closes the dialog with a message, stays on the page, and the header shows the name', async ({
  page,
  request,
  baseURL,
}) => {
  for (const words of [english, spanish]) {
    await page.context().clearCookies();
    const { email } = await registerAccount(request, baseURL ?? '', { firstName: 'Miguel' });
    await page.goto(`${words.prefix}/how-rac-works`);
    const dialog = await openSignIn(page, words);
    await logIn(dialog, email, PASSWORD, words);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('status').getByText(words.signedIn)).toBeVisible();
    await expect(accountButton(page, 'Miguel')).toBeVisible();
    await expect(page).toHaveURL(/\/how-rac-works$/);
    await expect(signInLink(page, words)).toBeHidden();
  }
});

test('registering in the dialog leads to the account', async ({ page }) => {
  await page.goto('/how-rac-works');
  await openSignIn(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  for (const [label, message] of [
    ['First name', 'Please enter your first name.'],
    ['Last name', 'Please enter your last name.'],
    ['Email', 'Please enter a valid email address.'],
    ['Password', 'Please create a password.'],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
  }
  await dialog.getByLabel('First name').fill('Rosalinda');
  await dialog.getByLabel('Last name').fill('Vega');
  await dialog.getByLabel('Email', { exact: true }).fill(newEmail());
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(dialog.getByText('Strong password')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Hello, Rosalinda', level: 1 })).toBeVisible();
});

test('the views of the dialog have no accessibility violations, in both languages, wide and narrow', async ({
  page,
}) => {
  const found: string[] = [];
  for (const words of [english, spanish]) {
    const check = async (view: string) => {
      await expect(dialog.getByRole('alert')).toBeVisible();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(...(await findViolations(page, `${view} ${words.prefix} ${width}`)));
      }
    };
    await page.goto(`${words.prefix}/`);
    const dialog = page.getByRole('dialog');
    await openSignIn(page, words);
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await check('login');
    await dialog.getByRole('button', { name: /^(Create account|Crear una cuenta)$/ }).click();
    await dialog.getByRole('button', { name: /^(Create account|Crear una cuenta)$/ }).click();
    await check('register');
  }
  expect(found).toEqual([]);
});
