import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import {
  acceptTerms,
  chooseSchedule,
  expectStep,
  openPayment,
  readConfirmation,
  sign,
} from '../support/steps/checkout.ts';
import { openCartWithSofa, postForm } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

test.use({ allowedProblems: [/status of (402|503)/] });

async function typeAccount(page: Page, title: string, [routing, account]: [string, string]): Promise<void> {
  const [routingLabel, accountLabel] =
    title === 'Routing number and account number'
      ? ['Routing number', 'Account number']
      : ['Número de ruta', 'Número de cuenta'];
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  await frame.getByLabel(routingLabel).fill(routing);
  await frame.getByLabel(accountLabel).fill(account);
}

async function orderAgain(page: Page, words: Words): Promise<void> {
  await openCartWithSofa(page, words);
  await page.goto(`${words.prefix}/checkout`);
  await chooseSchedule(page, words);
  await acceptTerms(page, words);
}

test('a bank account whose debit comes back, then a wallet that is cancelled, declined and approved; in Spanish a lost answer', async ({
  page,
}) => {
  page.setDefaultTimeout(45_000);
  await openPayment(page);
  await page.getByRole('radio', { name: /^Bank account/ }).check();
  const debit = page.getByRole('heading', { name: 'Authorization to debit your bank account' });
  await expect(debit).toBeVisible();
  await typeAccount(page, 'Routing number and account number', ['111000026', '000100000259']);
  await page.getByRole('button', { name: english.pay }).click();
  await expect(
    page
      .frameLocator('iframe[title="Routing number and account number"]')
      .getByText('Please enter a valid routing number of 9 digits.'),
  ).toBeVisible();
  expect(await findViolations(page, 'pay with a bank account')).toEqual([]);
  await typeAccount(page, 'Routing number and account number', ['111000025', '000100000259']);
  await page.getByRole('button', { name: english.pay }).click();
  await expectStep(page, english.signTitle);
  await page.getByRole('link', { name: english.toSigning }).click();
  await sign(page);

  await expectStep(page, 'Pay another way');
  await expect(page.getByText('Your bank account ending in 0259 was declined')).toBeVisible();
  const gone = { step: 'payment', intent: 'pay', method: 'a-card-that-was-removed' };
  const answer = await postForm(page, '/checkout?step=payment', gone);
  expect([answer.status(), await answer.text()]).toEqual([
    409,
    expect.stringContaining('That saved card can no longer be used. Nothing was charged.'),
  ]);
  await page.getByRole('radio', { name: /^Wallet/ }).check();
  await page.getByRole('button', { name: 'Venmo' }).click();
  const venmo = page.frameLocator('iframe[title="Venmo"]');
  await venmo.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You canceled in Venmo. Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Venmo' }).click();
  await venmo.getByLabel('Result in this sandbox').selectOption('Declined');
  await venmo.getByRole('button', { name: 'Approve $' }).click();
  await expect(page.getByText('Your wallet declined the payment. Nothing was charged.')).toBeVisible();
  await venmo.getByLabel('Result in this sandbox').selectOption('Approved');
  expect(await findViolations(page, 'pay with a wallet')).toEqual([]);
  await venmo.getByRole('button', { name: 'Approve $' }).click();
  const { text } = await readConfirmation(page);
  expect(text).toContain('Paid with Venmo');

  await orderAgain(page, spanish);
  await page.getByRole('radio', { name: /^Cuenta de banco/ }).check();
  await typeAccount(page, 'Número de ruta y número de cuenta', ['111000025', '000100000119']);
  await page.getByRole('button', { name: spanish.pay }).click();
  await page.getByRole('button', { name: 'Verificar de nuevo' }).click({ timeout: 60_000 });
  await expectStep(page, spanish.signTitle);
});
