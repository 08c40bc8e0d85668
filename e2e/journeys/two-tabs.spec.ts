import type { Page } from '@playwright/test';
import { fillApplication } from '../support/steps/application.ts';
import {
  acceptTerms,
  CARD,
  chooseSchedule,
  expectStep,
  readConfirmation,
  sign,
  typeCard,
  typeItAll,
} from '../support/steps/checkout.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { answerQuiz } from '../support/steps/verification.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

/** Asked for identity, then approved for $60 a week. */
const QUIZ = '900-00-4001';

// What a tab sends that has been overtaken is refused, which the browser reports.
test.use({ allowedProblems: [/status of (402|409|422)/] });

const apply = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('every step in two tabs, one in each language: nothing is lost, charged twice or stuck', async ({
  page,
  context,
}) => {
  await haveStore(page);
  await openCartWithSofa(page);
  const other = await context.newPage();

  // The application: the English tab is faster; what the Spanish one sends is the same decision.
  await page.getByRole('link', { name: english.proceed }).click();
  await typeItAll(page);
  await other.goto(`${spanish.prefix}/instant-approval`);
  await fillApplication(page, QUIZ, english);
  await fillApplication(other, QUIZ, spanish);
  await apply(page, english.apply);
  await page.waitForURL(/step=identity-verification-form/);
  await apply(other, spanish.apply);
  await other.waitForURL(/step=identity-verification-form/);

  // Identity: the same questions in both; the Spanish tab answers them.
  await answerQuiz(other, spanish, true);
  await expect(other.getByRole('heading', { level: 1 })).toContainText(spanish.approved);
  await page.reload();

  // The schedule, sent by both.
  await expectStep(page, english.scheduleTitle);
  await other.goto(`${spanish.prefix}/checkout`);
  await chooseSchedule(page);
  await chooseSchedule(other, spanish);

  // Terms are accepted in English; the Spanish tab is asked in its own language, and then the English one again.
  await acceptTerms(page);
  await other.goto(`${spanish.prefix}/checkout`);
  await expectStep(other, spanish.termsTitle);
  await acceptTerms(other, spanish);
  await expect(page.getByRole('button', { name: english.pay })).toBeEnabled();
  await typeCard(page, { number: CARD.good });
  await page.getByRole('button', { name: english.pay }).click();
  await expectStep(page, english.termsTitle);

  // The Spanish tab pays by a double click; the English one, which goes on, has nothing to pay any more.
  await expect(other.getByRole('button', { name: spanish.pay })).toBeEnabled();
  await typeCard(other, { number: CARD.good }, spanish);
  await other.getByRole('button', { name: spanish.pay }).dblclick();
  await expectStep(other, spanish.signTitle);
  await page.goto('/checkout?step=payment');
  await expectStep(page, english.signTitle);

  // Both open the agreement; one signs, and the other's signature finds it signed. Each returns
  // to its own language.
  await page.getByRole('link', { name: english.toSigning }).click();
  await expect(page.getByRole('button', { name: spanish.sign, exact: true })).toBeVisible();
  await other.getByRole('link', { name: spanish.toSigning }).click();
  await sign(other, spanish);
  const { orderNo, agreementNumber } = await readConfirmation(other, spanish);
  await sign(page, spanish);
  expect(await readConfirmation(page)).toMatchObject({ orderNo, agreementNumber });

  // One order, and an empty cart.
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: english.proceed })).toHaveCount(0);
});
