import {
  accountWords,
  logIn,
  newEmail,
  PASSWORD,
  registerAccount,
  signInLink,
  tryUntilRefused,
} from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of (401|429)/] });

test('failed attempts elsewhere do not lock the owner out on a known device', async ({
  ownShop,
  newShopper,
  request,
}) => {
  const shop = await ownShop();
  const { email } = await registerAccount(request, shop.url, { email: newEmail() });
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  const signIn = async () => {
    await page.goto('/login');
    await logIn(page.getByRole('main'), email);
    await expect(page).toHaveURL(/\/account$/);
  };
  await signIn();
  await page.getByRole('main').getByRole('button', { name: accountWords.english.signOut }).click();
  await expect(signInLink(page)).toBeVisible();
  let elsewhere = page;
  const alert = () => elsewhere.getByRole('main').getByRole('alert');
  await expect(async () => {
    await tryUntilRefused(request, shop.url, email);
    elsewhere = await (await newShopper({ baseURL: shop.url })).newPage();
    await elsewhere.goto('/login');
    await logIn(elsewhere.getByRole('main'), email, PASSWORD);
    await expect(alert()).toHaveText(accountWords.english.tooMany, { timeout: 10_000 });
  }).toPass();
  await expect(elsewhere.getByLabel('Email', { exact: true })).toHaveValue(email);
  await alert().getByRole('link', { name: 'get a link by email' }).click();
  await expect(elsewhere).toHaveURL(/\/reset-password/);
  await signIn();
});
