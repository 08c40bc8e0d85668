import { findViolations } from '../support/axe.ts';
import { accountButton, logIn, newEmail, PASSWORD, registerAccount } from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/my-accounts/resetPassword';
const NEW_PASSWORD = 'Another-horse8';

test.use({ allowedProblems: [/status of (401|409|422)/] });

test('a customer changes the password, asks for another e-mail, and signs out everywhere else', async ({
  page,
  newShopper,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  const elsewhere = await (await newShopper()).newPage();
  await elsewhere.goto('/login');
  await logIn(elsewhere.getByRole('main'), email);
  await expect(elsewhere).toHaveURL(/\/account$/);

  await page.goto(PAGE);
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await logIn(page.getByRole('main'), email);
  await expect(page.getByRole('heading', { name: 'Sign-in and security', level: 1 })).toBeVisible();
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
  const sessions = card('Where you’re signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  expect(await findViolations(page, 'sign-in and security')).toEqual([]);
  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(sessions.getByRole('status')).toHaveText('You’re signed out everywhere else.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/login\?returnTo=/);

  const password = card('Password');
  await password.getByRole('button', { name: 'Save the new password' }).click();
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(
    'Please enter your password.',
  );
  await expect(password.getByLabel('New password')).toHaveAccessibleDescription(/Please create a password\./);
  await password.getByLabel('Current password').fill('Wrong-pass7');
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Save the new password' }).click();
  await expect(password.getByLabel('Current password')).toHaveAccessibleDescription(
    'That is not your current password.',
  );
  await password.getByLabel('Current password').fill(PASSWORD);
  await password.getByLabel('New password').fill(NEW_PASSWORD);
  await password.getByRole('button', { name: 'Save the new password' }).click();
  await expect(
    password.getByText('Your password was changed. All your other devices were signed out.'),
  ).toBeVisible();

  const mail = card('Email address');
  const changed = newEmail();
  await mail.getByLabel('Email', { exact: true }).fill(changed);
  await mail.getByLabel('Current password').fill(NEW_PASSWORD);
  await mail.getByRole('button', { name: 'Change email' }).click();
  await expect(mail.getByText(`We sent a link to ${changed}.`)).toBeVisible();
  await expect(mail).toContainText(`You sign in as ${email}.`);
  await elsewhere.goto('/login');
  await logIn(elsewhere.getByRole('main'), email, NEW_PASSWORD);
  await expect(accountButton(elsewhere, 'Maria')).toBeVisible();
});

test('the page works without JavaScript, in Spanish', async ({ newShopper, request, baseURL }) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  const page = await (await newShopper({ javaScriptEnabled: false })).newPage();
  await page.goto(`/es-us/login?returnTo=${PAGE}`);
  await page.getByLabel('Correo electrónico', { exact: true }).first().fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Acceso y seguridad', level: 1 })).toBeVisible();
  await page.getByLabel('Contraseña actual').last().fill('Wrong-pass7');
  await page.getByLabel('Contraseña nueva').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Guardar la contraseña nueva' }).click();
  await expect(page.getByText('Esa no es su contraseña actual.').first()).toBeVisible();
});

test('a promotion link with an invalid code says so and leads to the deals', async ({ page }) => {
  await page.goto('/promo-code-invalid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This promo code isn’t valid');
  expect(await findViolations(page, 'invalid promo code')).toEqual([]);
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});
