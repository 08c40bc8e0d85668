import { findViolations } from '../support/axe.ts';
import { createSeededDatabase, editDatabase } from '../support/database.ts';
import { SSN } from '../support/steps/application.ts';
import { CARD, expectStep, pay, readConfirmation, sign } from '../support/steps/checkout.ts';
import { haveSofa, haveStore, sendApplication } from '../support/steps/forms.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const HARTFORD = { id: '08031', city: 'Hartford', stateCode: 'CT', postalCode: '06106' } as const;
/** Connecticut's limit of the waiver: 7.5 % of $26.99; and the membership's week. */
const WAIVER = '$2.02';
const CLUB = '$3.49';

test('coverage is off until it is ticked, then in every figure; both languages, up to the membership’s page', async ({
  ownShop,
  newShopper,
}) => {
  const database = await createSeededDatabase();
  const on = `with preference as (update custom_preferences set value = 'true' where key = 'enableBenefitPlus')
    update stores set is_loss_damage_waiver_enabled = true, benefit_plus_type = 'RAC' where id = $1`;
  await editDatabase(database, on, [HARTFORD.id]);
  const shop = await ownShop({ database });
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await haveStore(page, english, HARTFORD.id);
  await haveSofa(page);
  await sendApplication(page, SSN.approved, english, HARTFORD);

  await page.goto('/checkout?step=payment-schedule');
  const waiver = page.getByRole('checkbox', { name: /^Loss damage waiver/ });
  const club = page.getByRole('checkbox', { name: /^Benefit Plus membership/ });
  await page.getByRole('radio', { name: /^Weekly/ }).check();
  await expect(waiver).not.toBeChecked();
  await expect(club).not.toBeChecked();
  await expect(page.getByText('Total with tax and coverage')).toHaveCount(0);
  await waiver.check();
  await club.check();
  await expect(page.getByText('Total with tax and coverage')).toBeVisible();
  await expect(page.getByText(/\+ \$5\.51 coverage/).first()).toBeVisible();
  await expect(waiver).toBeChecked();
  expect(await findViolations(page, 'schedule with coverage')).toEqual([]);

  // The choice is in the address: the other language keeps it.
  await page.goto(page.url().replace('/checkout', '/es-us/checkout'));
  await expect(page.getByRole('checkbox', { name: /^Exención por pérdida y daños/ })).toBeChecked();
  await page.getByRole('button', { name: spanish.toTerms }).click();
  await expectStep(page, spanish.termsTitle);
  await expect(page.getByRole('heading', { name: 'Cobertura opcional que usted eligió' })).toBeVisible();
  await expect(page.getByText('Primer pago: exención por pérdida y daños')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/first-payment|optional-coverage|with-coverage/);
  expect(await findViolations(page, 'terms with coverage')).toEqual([]);
  await page.getByRole('checkbox', { name: spanish.acceptTerms }).check();
  await page.getByRole('button', { name: spanish.toPayment }).click();
  await expectStep(page, spanish.paymentTitle);
  const due = (await textOf(page.getByRole('button', { name: spanish.pay }))).match(/\$[\d.]+/)?.[0] ?? '';
  const tag = await textOf(page.getByRole('main'));
  for (const amount of [WAIVER, CLUB, due]) expect(tag).toContain(amount);
  await page.goto('/es-us/cart');
  const cart = await textOf(page.getByRole('complementary'));
  for (const amount of [WAIVER, CLUB, due]) expect(cart).toContain(amount);
  await page.goto('/es-us/checkout?step=payment');
  await pay(page, CARD.good, spanish);
  await expectStep(page, spanish.signTitle);
  await page.getByRole('link', { name: spanish.toSigning }).click();
  await sign(page, spanish);
  const { text, agreementNumber } = await readConfirmation(page, spanish);
  for (const amount of [WAIVER, CLUB, due]) expect(text).toContain(amount);
  expect(await findViolations(page, 'confirmation with coverage')).toEqual([]);
  await page.goto('/BPlus-checkout-confirmation');
  await expect(page.getByRole('main')).toContainText(`your agreement ${agreementNumber}`);
  await page.goto('/es-us/BPlus-unable-to-checkout');
  await expect(page.getByRole('main')).toContainText('Usted ya tiene una membresía');
});
