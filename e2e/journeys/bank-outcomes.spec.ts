import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expectStep } from '../support/steps/checkout.ts';
import { answerQuiz, applyWithSofa, openBankStep, visitBank } from '../support/steps/verification.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

// Refused forms, and the provider's window with a wrong password.
test.use({ allowedProblems: [/status of 422/] });

const BANK_ASKED = '900-00-2005';
const NEVER_PASSES = '900-00-4002';
const NO_QUESTIONS = '900-00-4003';

const at = (page: Page, words: Words, query = '') =>
  page.goto(`${words.prefix}/checkout?step=bank-verification${query}`);
const status = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

async function sendNumbers(page: Page, words: Words, account: string): Promise<void> {
  const isSpanish = words === spanish;
  await at(page, words, '&way=numbers');
  await page.getByLabel(isSpanish ? 'Número de ruta' : 'Routing number', { exact: true }).fill('111000025');
  await page.getByLabel(isSpanish ? 'Número de cuenta' : 'Account number', { exact: true }).fill(account);
  await page.getByRole('button', { name: isSpanish ? 'Enviar dos depósitos' : 'Send two deposits' }).click();
}

async function confirmAmounts(page: Page, words: Words, amounts: readonly [string, string]): Promise<void> {
  const labels =
    words === spanish ? ['Primer depósito', 'Segundo depósito'] : ['First deposit', 'Second deposit'];
  for (const [index, amount] of amounts.entries()) await page.getByLabel(labels[index] ?? '').fill(amount);
  const confirm = words === spanish ? 'Confirmar la cuenta' : 'Confirm the account';
  await page.getByRole('button', { name: confirm }).click();
}

test('a bank that is down, too little in the account, wrong passwords, an account without deposits, wrong amounts: the last way leads to payment', async ({
  page,
}) => {
  page.setDefaultTimeout(15_000);
  await applyWithSofa(page, BANK_ASKED, english);
  await openBankStep(page, english);
  await at(page, english, '&bank=tumble');
  await page.getByRole('button', { name: 'Tumbleweed Trust' }).click();
  await status(page, 'The bank is not responding right now. Nothing is lost.');
  expect(await findViolations(page, 'bank down')).toEqual([]);

  await at(page, english);
  await page.getByRole('button', { name: 'Pecan Street Bank' }).click();
  for (const attempt of [1, 2, 3]) {
    await page.waitForURL(/\/bank\//);
    await page.locator('#userName').fill(`user_wrong_${attempt}`);
    await page.locator('#password').fill('pass_good');
    await page.locator('button[value=connect]').click();
    if (attempt < 3) await expect(page.getByText('User name or password is wrong.')).toBeVisible();
  }
  await status(page, 'The sign-in at Pecan Street Bank did not work three times.');

  await sendNumbers(page, english, '000123456789');
  await expect(
    page.getByRole('heading', { name: /on the way to your account ending in 6789/ }),
  ).toBeVisible();
  await confirmAmounts(page, english, ['0.11', '0.22']);
  await status(page, 'Those are not the amounts.');
  await expect(page.getByText('2 tries are left.')).toBeVisible();
  expect(await findViolations(page, 'wrong amounts')).toEqual([]);
  // In the other language the terms are accepted again.
  await openBankStep(page, spanish);
  await visitBank(page, 'user_nsf');
  await status(
    page,
    'Pecan Street Bank indica que hoy no hay fondos suficientes en esta cuenta. No se cobró nada.',
  );
  await sendNumbers(page, spanish, '000100000000');
  await status(page, 'Esta cuenta no acepta depósitos. No se envió nada.');
  await confirmAmounts(page, spanish, ['0.11', '0.22']);
  await status(page, 'Esos no son los montos.');
  await expect(page.getByText('Queda 1 intento.')).toBeVisible();
  await confirmAmounts(page, spanish, ['0.33', '0.22']);
  await status(page, 'Los montos no coincidieron tres veces');
  await sendNumbers(page, spanish, '000123456780');
  await confirmAmounts(page, spanish, ['0.45', '0.32']);
  await expect(page.getByRole('dialog', { name: 'Dana, su aprobación está completa.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectStep(page, spanish.paymentTitle);
});

test('answers that never pass, and no questions at all, lead by an ID to the schedule', async ({
  page,
  newShopper,
}) => {
  await applyWithSofa(page, NEVER_PASSES, spanish);
  await answerQuiz(page, spanish, true);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'tiene una aprobación con una condición.',
  );
  await expect(page.getByRole('main').getByText('Identificación con foto').first()).toBeVisible();
  await page.getByRole('link', { name: spanish.toCheckout }).click();
  await expectStep(page, spanish.scheduleTitle);

  const other = await (await newShopper()).newPage();
  await applyWithSofa(other, NO_QUESTIONS, english);
  await other.getByRole('button', { name: 'Continue with an ID' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText('you’re approved on one condition.');
  await other.getByRole('link', { name: english.toCheckout }).click();
  await expectStep(other, english.scheduleTitle);
});
