import {
  accountWords,
  logIn,
  newEmail,
  PASSWORD,
  registerAccount,
  signInLink,
} from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of (401|429)/] });

const ATTEMPTS = 10;

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
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const form = { email, password: 'Wrong-pass7' };
    expect((await request.post(`${shop.url}/login`, { form })).status()).toBe(401);
  }
  const elsewhere = await (await newShopper({ baseURL: shop.url })).newPage();
  await elsewhere.goto('/login');
  await logIn(elsewhere.getByRole('main'), email, PASSWORD);
  const alert = elsewhere.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(accountWords.english.tooMany);
  await expect(elsewhere.getByLabel('Email', { exact: true })).toHaveValue(email);
  await alert.getByRole('link', { name: 'get a link by email' }).click();
  await expect(elsewhere).toHaveURL(/\/reset-password/);
  await signIn();
});
