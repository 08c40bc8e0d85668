import { editDatabase } from '../support/database.ts';
import type { Shop } from '../support/shop.ts';
import { accountButton, logIn, openSignIn, registerAccount, signInLink } from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

// The shop is stopped to read its mail, and started again.
test.use({ allowedProblems: [/status of (400|401|422)|ERR_CONNECTION_REFUSED/] });

const NEW_PASSWORD = 'Another-pass8';

/** The link of the newest reset mail to an address; the shop is not running meanwhile. */
async function findResetLink(shop: Shop, email: string): Promise<string | null> {
  const rows = await editDatabase<{ body: string }>(
    shop.database,
    'SELECT body FROM sandbox_messages WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
    [email],
  );
  return /https?:\S+\/reset-password\S*token=[\w-]+[^\s"<]*/.exec(rows[0]?.body ?? '')?.[0] ?? null;
}

test('the e-mail’s link sets a new password once, never shows in an address, and signs out every device', async ({
  ownShop,
  newShopper,
  request,
}) => {
  let shop = await ownShop();
  const { email } = await registerAccount(request, shop.url);
  const signedIn = await (await newShopper({ baseURL: shop.url })).newPage();
  await signedIn.goto('/');
  await logIn(await openSignIn(signedIn), email);
  await expect(accountButton(signedIn, 'Maria')).toBeVisible();

  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await page.goto('/es-us/reset-password');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Restablecer contraseña' }).click();
  await expect(page.getByText(/ya le enviamos un enlace para restablecer la contraseña/)).toBeVisible();
  let link: string | null = null;
  for (let round = 0; round < 4 && link === null; round += 1) {
    await shop.stop();
    link = await findResetLink(shop, email);
    shop = await ownShop(shop);
  }

  await page.goto(link ?? '');
  await expect(page).toHaveURL(`${shop.url}/es-us/reset-password`);
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

  await signedIn.goto(link ?? '');
  await signedIn.goto('/reset-password');
  await signedIn.getByLabel('New password').fill(NEW_PASSWORD);
  await signedIn.getByRole('button', { name: 'Save the new password' }).click();
  await expect(signedIn.getByRole('alert')).toContainText('This link no longer works');
  await signedIn.getByRole('link', { name: 'Ask for a new link.' }).click();
  await expect(signedIn.getByLabel('Email', { exact: true })).toBeVisible();
});
