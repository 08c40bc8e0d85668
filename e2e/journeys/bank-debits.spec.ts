import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { rentSofa } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

// A refused payment, and a token of before the clock was moved, which the browser reports.
test.use({ allowedProblems: [/status of (401|402|409)/] });

const payButton = (page: Page) => page.locator('aside').getByRole('button');

const accounts = {
  english: {
    row: /^Bank account/,
    title: 'Routing number and account number',
    labels: ['Routing number', 'Account number'],
  },
  spanish: {
    row: /^Cuenta de banco/,
    title: 'Número de ruta y número de cuenta',
    labels: ['Número de ruta', 'Número de cuenta'],
  },
};

/** Types a bank account on the payment page of a language. */
async function typeAccount(page: Page, number: string, prefix = ''): Promise<void> {
  const { row, title, labels } = accounts[prefix === '' ? 'english' : 'spanish'];
  await page.goto(`${prefix}/my-accounts/payment-agreement`);
  await isHydrated(page);
  await page.getByRole('radio', { name: row }).last().check();
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await frame.getByLabel(labels[0] ?? '').fill('111000025');
  await frame.getByLabel(labels[1] ?? '').fill(number);
}

/** Looks at a page at both widths. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, `${name} at ${width}`)).toEqual([]);
  }
}

test('a bank account pays, the bank returns it, in Spanish again: provisional, due again, and no longer debited', async ({
  newShopper,
  ownShop,
}) => {
  const shop = await ownShop();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  const aDayForward = async () => {
    await page.goto(`${shop.sandboxOrigin}/`);
    const now = await page.locator('.now').textContent();
    await page.getByRole('button', { name: '1 day forward' }).click();
    await expect(page.locator('.now')).not.toHaveText(now ?? '');
  };
  await haveAccount(page);
  await rentSofa(page);

  await typeAccount(page, '000123450000');
  await expect(page.getByRole('heading', { name: 'Authorization to debit your bank account' })).toBeVisible();
  await expect(
    page.getByText(/^On .* I authorize .* to debit the bank account that I enter here one time/),
  ).toBeVisible();
  await expect(page.getByText('Fee for paying online')).toBeVisible();
  await expect(page.getByText('The receipt you will get')).toBeVisible();
  await expectAccessible(page, 'pay with a bank account');
  await payButton(page).click();
  await expect(
    page.getByText('Your bank declined the payment. Nothing was charged. Please check the numbers'),
  ).toBeVisible();

  await typeAccount(page, '000123450333');
  await page.getByRole('checkbox', { name: 'Save this bank account for future payments' }).check();
  const asked = (await payButton(page).textContent())?.replace('Pay ', '') ?? '';
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your payment', level: 1 })).toBeVisible();
  await expect(page.getByText(/It is a bank debit, so it is provisional until/)).toBeVisible();
  await expectAccessible(page, 'receipt of a bank debit');
  const receipt = page.url();
  await page.goto('/account');
  await expect(page.getByText(`${asked} that you paid from your bank account counts as paid.`)).toBeVisible();
  await page.goto('/my-accounts/payment-history');
  await expect(page.getByRole('row', { name: /Provisional/ })).toContainText(asked);

  await aDayForward();
  await page.goto('/account');
  const notice = page.getByText(`Your bank returned your payment of ${asked}`);
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'dashboard with a returned debit');
  await page.getByRole('main').getByRole('link', { name: 'Details' }).click();
  await expect(
    page.getByRole('table').getByText(`Your bank returned ${asked}. The payment is due again.`),
  ).toBeVisible();
  await expect(notice).toBeVisible();
  await expectAccessible(page, 'agreement with a returned debit');
  await page.goto(receipt);
  await expect(
    page.getByRole('heading', { name: 'Your bank returned this payment', level: 1 }),
  ).toBeVisible();
  await expectAccessible(page, 'receipt of a returned debit');

  await page.goto(`${spanish.prefix}/my-accounts/payment-agreement`);
  await isHydrated(page);
  await page.getByRole('radio', { name: /terminada en 0333/ }).check();
  await expect(page.getByText(/autorizo a .* de mi cuenta de banco terminada en 0333/)).toBeVisible();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Gracias por su pago', level: 1 })).toBeVisible();
  await aDayForward();
  await page.goto(`${spanish.prefix}/my-accounts/payment-history`);
  await expect(page.getByRole('row', { name: /Devuelto por su banco/ })).toHaveCount(2);
  await expectAccessible(page, 'history with returned debits');
  await page.goto(`${spanish.prefix}/my-accounts/payment-agreement`);
  await expect(page.getByRole('radio', { name: /terminada en 0333/ })).toBeDisabled();
  await typeAccount(page, '000123450333', spanish.prefix);
  await payButton(page).click();
  await expect(page.getByText('Su banco devolvió pagos anteriores de esta cuenta')).toBeVisible();
  await page.goto(`${spanish.prefix}/my-accounts/payment-method`);
  await expect(page.getByText('No se puede usar')).toBeVisible();
  await expectAccessible(page, 'methods with a blocked account');
});
