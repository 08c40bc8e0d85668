import { accountButton, logIn, openSignIn, registerAccount, signInLink } from '../support/steps/account.ts';
import { readMessage } from '../support/steps/mailbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of (400|401|422)/] });

const NEW_PASSWORD = 'Another-pass8';

test('the e-mail’s link sets a new password once, never shows in an address, and signs out every device', async ({
  page,
  newShopper,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, String(baseURL));
  const signedIn = await (await newShopper()).newPage();
  await signedIn.goto('/');
  await logIn(await openSignIn(signedIn), email);
  await expect(accountButton(signedIn, 'Maria')).toBeVisible();

  await page.goto('/es-us/reset-password');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(page.getByText(/ya le enviamos un enlace para restablecer la contraseña/)).toBeVisible();
  const desk = await page.context().newPage();
  const part = /https?:\S+\/reset-password\S*token=[\w-]+[^\s"<]*/;
  const link = await readMessage(desk, email, { part });

  await page.goto(link);
  await expect(page).toHaveURL('/es-us/reset-password');
  await expect(page.getByText(`Elija una contraseña nueva para ${email}.`)).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
    /^Password must contain at least 8 characters\./,
  );
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password is changed, and every device was signed out.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await logIn(page.getByRole('main'), email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/account$/);

  await signedIn.goto('/cart');
  await expect(signInLink(signedIn)).toBeVisible();
  await expect(signedIn.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  await signedIn.goto(link);
  await signedIn.goto('/reset-password');
  await signedIn.getByLabel('New password').fill(NEW_PASSWORD);
  await signedIn.getByRole('button', { name: 'Save the new password' }).click();
  await expect(signedIn.getByRole('alert')).toContainText('This link no longer works');
  await signedIn.getByRole('link', { name: 'Ask for a new link.' }).click();
  await expect(signedIn.getByLabel('Email', { exact: true })).toBeVisible();
});
