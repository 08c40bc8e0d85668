import { findViolations } from '../support/axe.ts';
import { SSN } from '../support/steps/application.ts';
import { expectStep } from '../support/steps/checkout.ts';
import { haveApproval, haveSofa, haveStore } from '../support/steps/forms.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

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
  const [, until] = /until (.+)\. Until/.exec(await textOf(page.getByRole('main'))) ?? [];
  expect(until).toMatch(/^\w+ \d+, \d{4} at .+ C[SD]T$/);
  const items = page.getByRole('complementary');
  await expect(items).toContainText(/Alder 3-Seat Sofa.*Your store holds it for you/);
  expect(await findViolations(page, 'reservation')).toEqual([]);
  await page.getByRole('button', { name: 'Reserve', exact: true }).dblclick();
  const done = page.getByText('Reserved for you until ');
  await expect(done).toHaveText(`Reserved for you until ${until}.`);
  await expect(items).toContainText('Held for you');
  expect(await findViolations(page, 'reserved')).toEqual([]);
  await page.goto('/cart');
  await expect(done).toContainText(until ?? '');
  await page.goto('/checkout?step=payment-schedule');
  await expect(done).toContainText(until ?? '');
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
