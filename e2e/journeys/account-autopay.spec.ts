import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { CARD, rentSofa, typeCard } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

const DAY_MS = 86_400_000;

/** Types a card into the gateway's fields and keeps it. */
async function saveCard(
  page: Page,
  number: string,
  expiry: string,
  words: Words,
  save: string,
): Promise<void> {
  const button = page.getByRole('button', { name: save });
  await expect(button).toBeEnabled();
  await typeCard(page, { number, expiry }, words);
  await button.click();
}

test('a customer keeps cards, turns autopay on, off and on again, and in Spanish replaces the card that it charges', async ({
  page,
}) => {
  await haveAccount(page);
  const { agreementNumber } = await rentSofa(page);
  const main = page.getByRole('main');

  await page.goto('/my-accounts/payment-method');
  await expect(main.getByText('You have no saved card or bank account yet.')).toBeVisible();
  // A card of next month: it lasts to the end of its month, and that is less than sixty days.
  const soon = new Date(Date.now() + 20 * DAY_MS);
  const expiry = `${String(soon.getUTCMonth() + 1).padStart(2, '0')}/${soon.getUTCFullYear() % 100}`;
  await saveCard(page, CARD.good, expiry, english, 'Save card');
  await expect(main.getByText('Payment method saved. Nothing was charged.')).toBeVisible();
  const visa = main.getByRole('article').filter({ hasText: 'Visa ending in 4242' });
  await expect(visa.getByText('Expires soon')).toBeVisible();
  await expect(visa.getByText('Default', { exact: true })).toBeVisible();
  await saveCard(page, '5555555555554444', `12/${(soon.getUTCFullYear() + 3) % 100}`, english, 'Save card');
  const mastercard = main.getByRole('article').filter({ hasText: 'Mastercard ending in 4444' });
  await mastercard.getByRole('button', { name: /^Make default/ }).click();
  await expect(mastercard.getByText('Default', { exact: true })).toBeVisible();
  expect(await findViolations(page, 'payment methods')).toEqual([]);

  await main.getByRole('link', { name: 'Autopay' }).click();
  await expect(page.getByRole('heading', { name: 'Autopay', level: 1 })).toBeVisible();
  await isHydrated(page);
  const off = main.getByRole('switch', { name: /^Autopay for/, checked: false });
  const on = main.getByRole('switch', { name: /^Autopay for/, checked: true });
  await off.click();
  await main.getByRole('radio', { name: /^Visa/ }).check();
  await main.getByRole('button', { name: /^Turn on for \$/ }).click();
  await expect(main.getByText('Check the box to authorize.')).toBeVisible();
  const box = main.getByRole('checkbox', { name: /^On .* I authorize Rowan & Co\./ });
  await expect(box).toBeFocused();
  expect(await findViolations(page, 'authorization')).toEqual([]);
  await box.check();
  await main.getByRole('button', { name: /^Turn on for \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Autopay is on', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/my-accounts\/enroll-successful\?agreement=/);
  expect(await findViolations(page, 'enrolled')).toEqual([]);
  const copy = await page.request.get(`/my-accounts/autopay-authorization/${agreementNumber}`);
  expect(copy.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-language': 'en-US' });
  expect((await copy.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await main.getByRole('link', { name: 'See autopay' }).click();
  await expect(main.getByText('Visa ending in 4242').first()).toBeVisible();
  await on.click();
  await expect(off).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(on).toBeVisible();
  expect(await findViolations(page, 'autopay')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${spanish.prefix}/my-accounts/payment-method`);
  await isHydrated(page);
  await main.getByRole('link', { name: 'Quitar: Visa terminada en 4242' }).click();
  await main.getByRole('checkbox', { name: /autorizo a Rowan & Co\./ }).check();
  expect(await findViolations(page, 'Spanish methods')).toEqual([]);
  await main.getByRole('button', { name: 'Usar esta y quitar la otra' }).click();
  await expect(main.getByText('Se quitó la forma de pago.')).toBeVisible();
  await expect(mastercard.or(main.getByText('Mastercard terminada en 4444')).first()).toBeVisible();
  await expect(visa).toHaveCount(0);
  await page.goto(`${spanish.prefix}/my-accounts/enroll-autopay`);
  await expect(main.getByText('Mastercard terminada en 4444').first()).toBeVisible();
  await expect(main.getByRole('switch', { checked: true })).toBeVisible();
  expect(await findViolations(page, 'Spanish autopay')).toEqual([]);
});
