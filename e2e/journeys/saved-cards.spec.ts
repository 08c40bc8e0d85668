import {
  acceptTerms,
  CARD,
  cardField,
  chooseSchedule,
  expectStep,
  openPayment,
  pay,
} from '../support/steps/checkout.ts';
import { haveAccount, openCartWithSofa } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use({ allowedProblems: [/status of 402/] });

test('a card that is kept pays the next order, in Spanish; a declined card keeps its fields, a lost frame loads anew', async ({
  page,
}) => {
  await haveAccount(page);
  const frames = /\/hosted-fields\//;
  await page.route(frames, (route) => route.abort());
  await openPayment(page);
  await expect(page.getByText('The payment fields did not load. Nothing was charged.')).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute(frames);
  await page.getByRole('button', { name: 'Try again' }).click();
  await pay(page, CARD.declined);
  await expect(page.getByText(english.cardDeclined)).toBeVisible();
  await expect(cardField(page, english.card.number)).toHaveValue('4000 0000 0000 0002');
  await expect(cardField(page, english.card.code)).toHaveValue('');

  await page.getByRole('checkbox', { name: 'Save this card for future payments' }).check();
  await pay(page, CARD.good);
  await expectStep(page, english.signTitle);

  await openCartWithSofa(page, spanish);
  await page.goto(`${spanish.prefix}/checkout`);
  await chooseSchedule(page, spanish);
  await acceptTerms(page, spanish);
  const kept = page.getByRole('radio', { name: 'Visa terminada en 4242' });
  // A job keeps it after the order.
  await expect(async () => {
    await page.reload();
    await expect(kept).toBeChecked({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator(`iframe[title="${spanish.cardFrame}"]`)).not.toBeInViewport();
  await page.getByRole('radio', { name: 'Otra tarjeta de débito o crédito' }).check();
  await expect(cardField(page, spanish.card.number, spanish)).toBeVisible();
  await kept.check();
  await page.getByRole('button', { name: spanish.pay }).click();
  await expectStep(page, spanish.signTitle);
});
