import { findViolations } from '../support/axe.ts';
import { newEmail } from '../support/steps/account.ts';
import { rentSofa } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

// A token of before the move is refused once, which the browser reports.
test.use({ allowedProblems: [/status of 401/] });

test('the sandbox desk puts the clock forward: rent falls due in the account, and the mailbox has the reminders', async ({
  newShopper,
  ownShop,
}) => {
  const shop = await ownShop();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  const login = newEmail();
  await haveAccount(page, login);
  await rentSofa(page);

  const agreement = await page.context().newPage();
  await agreement.goto('/account');
  await agreement.getByRole('main').getByRole('link', { name: 'Details' }).click();
  await expect(agreement.getByText(/Good until midnight on .*, your store’s time\.$/)).toBeVisible();

  await page.goto(`${shop.sandboxOrigin}/`);
  await expect(page.getByRole('heading', { name: 'Sandbox desk', level: 1 })).toBeVisible();
  const today = await page.locator('.now').textContent();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, `desk at ${width}`)).toEqual([]);
  }
  await page.getByRole('button', { name: '30 days forward' }).click();
  await expect(page.locator('.now')).not.toHaveText(today ?? '');
  await page.getByLabel('Sent to').fill(login);
  await page.getByRole('button', { name: 'Find' }).click();
  const mail = page.getByRole('listitem').filter({ hasText: 'Your payment is past due' }).first();
  await mail.locator('summary').click();
  await expect(mail.getByRole('link', { name: /\/my-accounts\/payment-help/ })).toBeVisible();

  // The price to buy was left open meanwhile: its device wakes up on a later day.
  await expect(agreement.getByText(/^New price for today/)).toBeHidden();
  await agreement.evaluate((ms) => {
    const { now } = Date;
    Date.now = () => now() + ms;
    window.dispatchEvent(new Event('online'));
    Date.now = now;
  }, 30 * 86_400_000);
  await expect(agreement.getByText(/^New price for today, .*: \$/)).toBeVisible();

  await page.goto('/account');
  await expect(page.getByText(/ days late/).first()).toBeVisible();
  await page.goto(`${spanish.prefix}/account`);
  await expect(page.getByText(/ días de atraso/).first()).toBeVisible();
  // The shop ends next: nothing may still be asking it.
  await page.context().close();
});
