import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { SSN } from '../support/steps/application.ts';
import { CARD, expectStep, typeCard } from '../support/steps/checkout.ts';
import { haveApproval, haveSofa, haveStore, sendApplication } from '../support/steps/forms.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

/** Reserves for a deposit of $25.00. */
const LEWISVILLE = { id: '04275', city: 'Lewisville', stateCode: 'TX', postalCode: '75057' } as const;
const LOST_CHARGE = '4000000000000101';
const A_MOMENT = /^\w+ \d+, \d{4} at .+ C[SD]T$/;
const HOUR_MS = 3_600_000;
const timeOf = (moment: string) => Date.parse(moment.replace(' at ', ' '));

test('a cart is reserved from the schedule, the cart says until when, and in Spanish it is cancelled', async ({
  page,
}) => {
  await haveStore(page);
  await haveSofa(page);
  await page.goto('/checkout?step=reservation');
  await expect(page).toHaveURL(/\/payfone\?/);
  await haveApproval(page, SSN.approved);
  await page.goto('/checkout?step=payment-schedule');
  await page.getByRole('link', { name: /^Reserve these items for \d+ hours$/ }).click();
  await expectStep(page, 'Reserve your items');
  const [, offered = ''] = /until (.+)\. Until/.exec(await textOf(page.getByRole('main'))) ?? [];
  expect(offered).toMatch(A_MOMENT);
  const items = page.getByRole('complementary');
  await expect(items).toContainText(/Alder 3-Seat Sofa.*Your store holds it for you/);
  expect(await findViolations(page, 'reservation')).toEqual([]);
  await page.getByRole('button', { name: 'Reserve', exact: true }).dblclick();
  const done = page.getByText('Reserved for you until ');
  await expect(done).toBeVisible();
  const [, until = ''] = /^Reserved for you until (.+)\.$/.exec(await textOf(done)) ?? [];
  expect(until).toMatch(A_MOMENT);
  // Counted from the press, which may be minutes after the offer.
  const later = timeOf(until) - timeOf(offered);
  expect(later).toBeGreaterThanOrEqual(0);
  expect(later).toBeLessThan(HOUR_MS);
  await expect(items).toContainText('Held for you');
  expect(await findViolations(page, 'reserved')).toEqual([]);
  await page.goto('/cart');
  await expect(done).toContainText(until);
  await page.goto('/checkout?step=payment-schedule');
  await expect(done).toContainText(until);
  await expect(page.getByRole('link', { name: 'Change the reservation' })).toBeVisible();

  await page.goto('/es-us/checkout?step=reservation');
  await expectStep(page, 'Aparte sus artículos');
  await page.getByRole('button', { name: 'Cancelar el apartado' }).click();
  await expect(page.getByRole('button', { name: 'Apartar', exact: true })).toBeVisible();
  await page.goto('/es-us/cart');
  await expect(page.getByText('Apartado para usted')).toHaveCount(0);
  await page.goto('/es-us/checkout?step=reservation');
  await page.getByRole('link', { name: 'Continuar sin apartar' }).click();
  await expectStep(page, spanish.scheduleTitle);
});

async function payDeposit(page: Page, button: string, number: string, words: Words): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toBeEnabled();
  await typeCard(page, { number, name: 'Dana Reyes' }, words);
  await page.getByRole('button', { name: button }).click();
}

test('a deposit: declined, paid after a lost answer, and given back; in both languages', async ({ page }) => {
  await haveStore(page, english, LEWISVILLE.id);
  await haveSofa(page);
  await sendApplication(page, SSN.approved, english, LEWISVILLE);
  await page.goto('/checkout?step=payment-schedule');
  await expect(page.getByText('for a deposit of $25.00, refundable in full.')).toBeVisible();
  await page.getByRole('link', { name: /^Reserve these items for \d+ hours$/ }).click();
  await expectStep(page, 'Reserve your items');
  const main = page.getByRole('main');
  await expect(main).toContainText('You get all of it back: when you order');
  await payDeposit(page, 'Pay $25.00 and reserve', CARD.declined, english);
  await expect(page.getByText(english.cardDeclined)).toBeVisible();
  expect(await findViolations(page, 'deposit declined')).toEqual([]);

  await page.goto('/es-us/checkout?step=reservation');
  await payDeposit(page, 'Pagar $25.00 y apartar', LOST_CHARGE, spanish);
  await expect(page.getByText('Todavía no sabemos si su depósito de $25.00 se cobró.')).toBeVisible();
  expect(await findViolations(page, 'deposit unknown')).toEqual([]);
  await page.getByRole('button', { name: 'Verificar de nuevo' }).click();
  await expect(page.getByText('Apartado para usted hasta el ')).toBeVisible();
  await expect(main).toContainText('Depósito pagado$25.00');
  expect(await findViolations(page, 'deposit paid')).toEqual([]);

  await page.goto('/checkout?step=reservation');
  await page.getByRole('button', { name: 'Cancel the reservation' }).click();
  await expect(
    page.getByText(/^Your deposit of \$25\.00 (is on its way|was sent) back to your card\./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay $25.00 and reserve' })).toBeVisible();
  expect(await findViolations(page, 'deposit given back')).toEqual([]);
});
