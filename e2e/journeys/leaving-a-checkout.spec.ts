import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { APPLICANT } from '../support/steps/application.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { CARD, expectStep, pay, readConfirmation, sign, walkToPayment } from '../support/steps/checkout.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

const MINUTE_MS = 60_000;

/** A checkout page that watches the shopper: it has written when they were active. */
async function openWatchedCheckout(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('checkoutActivity'));
  await page.goto('/checkout');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('checkoutActivity'))).not.toBeNull();
}

test('an inactive checkout closes and keeps the cart; a paid order is looked up and cancelled before delivery', async ({
  page,
  newShopper,
}) => {
  await page.clock.install();
  await haveStore(page);
  await openCartWithSofa(page);
  await openWatchedCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Need more time?' });
  await page.clock.fastForward(10 * MINUTE_MS);
  await expect(dialog.getByText('This page closes in 60 seconds')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue' }).first()).toBeFocused();
  expect(await findViolations(page, 'need more time')).toEqual([]);

  const alive = page.waitForRequest((request) => request.postData() === 'intent=alive');
  await page.keyboard.press('Escape');
  await alive;
  await page.clock.runFor(1_000);
  await expect(dialog).toBeHidden();
  await page.clock.fastForward(10 * MINUTE_MS);
  await expect(dialog).toBeVisible();
  // Leaving the checkout closes the dialog.
  await page.goBack();
  await expectStep(page, 'Your cart');
  await expect(dialog).toBeHidden();
  await openWatchedCheckout(page);
  await page.clock.fastForward(3 * 60 * MINUTE_MS);
  await page.waitForURL(/\/cart\?closed=inactivity$/);
  await expect(page.getByText(/^The checkout closed because nothing happened there/)).toBeVisible();
  await expect(page.getByRole('main').locator(`h2 a[href*="${SOFA.path}"]`).first()).toBeVisible();

  const context = await newShopper();
  const other = await context.newPage();
  await walkToPayment(other, spanish);
  await pay(other, CARD.good, spanish);
  await expectStep(other, spanish.signTitle);
  const names = await other.evaluate(() =>
    (window as { racDataLayer?: { event: string; pageName?: string }[] }).racDataLayer
      ?.filter(({ event }) => event === 'pageview')
      .map(({ pageName }) => pageName),
  );
  expect(names).toEqual(['Pay Schedule Page', 'Renewal Terms Page', 'Payment Page', 'Docu Sign Page']);
  await other.getByRole('link', { name: spanish.toSigning }).click();
  await sign(other, spanish);
  const { orderNo } = await readConfirmation(other, spanish);
  await other.goto(`${spanish.prefix}/orders`);
  await expect(other.getByRole('link', { name: 'Ver el pedido' })).toBeVisible();
  await other.getByLabel('Número de pedido').fill(orderNo);
  await other.getByLabel('Correo electrónico').fill(APPLICANT.email);
  await other.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(other.getByText(/^Si el pedido .* corresponde a /)).toBeVisible();
  expect(await findViolations(other, 'orders')).toEqual([]);

  await other.getByRole('link', { name: 'Ver el pedido' }).click();
  await other.getByRole('link', { name: 'Cancelar este pedido' }).click();
  await expectStep(other, `¿Cancelar el pedido ${orderNo}?`);
  expect(await findViolations(other, 'cancel an order')).toEqual([]);
  await other.getByRole('button', { name: 'Cancelar el pedido' }).dblclick();
  await expectStep(other, `El pedido ${orderNo} está cancelado.`);
  await expect(other.getByText(/^Lo canceló el /)).toBeVisible();
  expect(await findViolations(other, 'cancelled order')).toEqual([]);
});
