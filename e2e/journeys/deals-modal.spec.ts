import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

// A sign-up beyond the limit.
test.use({ wasAskedForDeals: false, allowedProblems: [/status of 429/] });

const SIGN_UP = '/rac-specials/sign-up-for-deals';

const english = (page: Page) =>
  page.getByRole('dialog', { name: 'Offers from your store, not from everywhere' });
const inSpanish = (page: Page) =>
  page.getByRole('dialog', { name: 'Ofertas de su tienda, no de todas partes' });

test('twenty seconds without a touch open it on the home page; closed, it stays away for 15 days', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.fastForward(19_000);
  await page.mouse.move(200, 300);
  await page.clock.fastForward(19_000);
  await expect(english(page)).toBeHidden();
  await page.clock.fastForward(2_000);
  await expect(english(page)).toBeVisible();
  await expect(english(page)).toContainText('A message or two a month.');
  await expect(english(page)).toContainText('Reply STOP to stop');
  expect(await findViolations(page, 'deals modal')).toEqual([]);
  const declining = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.keyboard.press('Escape');
  await expect(english(page)).toBeHidden();
  expect((await declining).status()).toBe(204);
  const declined = (await context.cookies()).find(({ name }) => name === 'signUpDeclined');
  expect(Math.round(((declined?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(15);
  await page.reload();
  await page.clock.fastForward(120_000);
  await expect(english(page)).toBeHidden();
});

test('in Spanish on a phone it opens later on other pages and never on the cart; a failure keeps what was typed, a sign-up closes it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await haveStore(page, spanish);
  await page.clock.install();
  await page.goto(`${spanish.prefix}/cart`);
  await page.clock.fastForward(120_000);
  await expect(inSpanish(page)).toBeHidden();
  await page.goto(`${spanish.prefix}/faqs`);
  await page.clock.fastForward(44_000);
  await expect(inSpanish(page)).toBeHidden();
  await page.clock.fastForward(2_000);
  const dialog = inSpanish(page);
  await expect(dialog).toBeVisible();
  expect(await findViolations(page, 'deals modal on a phone')).toEqual([]);

  const email = dialog.getByLabel('Correo electrónico', { exact: true });
  for (let count = 0; count < 10; count += 1) {
    await page.request.post(SIGN_UP, { form: { email: 'modal-often@example.com' }, maxRedirects: 0 });
  }
  await email.fill('modal-often@example.com');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText('En este momento hay un problema con su solicitud.')).toBeVisible();
  await expect(email).toHaveValue('modal-often@example.com');
  await email.fill('modal@example.com');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(page).toHaveURL(`${spanish.prefix}/sign-up-for-deals/confirmation`);
  await expect(dialog).toBeHidden();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toContain('signUpAccepted');
  expect(names).not.toContain('signUpDeclined');
});
