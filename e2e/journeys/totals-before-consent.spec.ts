import type { Locator } from '@playwright/test';
import { SSN } from '../support/steps/application.ts';
import { acceptTerms, chooseSchedule, expectStep } from '../support/steps/checkout.ts';
import { haveApproval, haveSofa, haveStore } from '../support/steps/forms.ts';
import { asDollars } from '../support/steps/price.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const SCREEN = { width: 390, height: 844 };
test.use({ viewport: SCREEN });

/** Of the sofa: two weeks' rent, the fee, and 8.25 % of both; 78 weeks' rent and the fee. */
const RENT_CENTS = 2 * 2499;
const FEE_CENTS = 1000;
const DUE = asDollars(RENT_CENTS + FEE_CENTS + Math.round((RENT_CENTS + FEE_CENTS) * 0.0825));
const TOTAL = asDollars(78 * 2499 + FEE_CENTS);

/** That both are on one screen, the one above the other. */
async function expectRightAbove(figures: Locator, control: Locator): Promise<void> {
  const [above, below] = [await figures.boundingBox(), await control.boundingBox()];
  if (!above || !below) throw new Error('One of them is not shown.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expect(below.y + below.height - above.y).toBeLessThan(SCREEN.height);
}

for (const { words, count, today } of [
  { words: english, count: '40 bi-weekly payments', today: 'Today' },
  { words: spanish, count: '40 pagos cada dos semanas', today: 'Hoy' },
]) {
  test(`on a phone in ${words.lang}, what is due, the number of payments and the total stand right above what a shopper agrees with, on schedule, terms and payment`, async ({
    page,
  }) => {
    await haveStore(page, words);
    await haveSofa(page, words);
    await haveApproval(page, SSN.approved, words);
    const main = page.getByRole('main');
    const figures = main.getByText(count, { exact: false }).filter({ hasText: TOTAL });

    await page.goto(`${words.prefix}/checkout`);
    await expectStep(page, words.scheduleTitle);
    await expect(figures).toContainText(DUE);
    await expectRightAbove(figures, page.getByRole('button', { name: words.toTerms }));

    await chooseSchedule(page, words);
    await expect(figures).toContainText(DUE);
    await expectRightAbove(figures, page.getByRole('checkbox', { name: words.acceptTerms }));
    await expectRightAbove(figures, page.getByRole('button', { name: words.toPayment }));

    await acceptTerms(page, words);
    const tag = main.getByRole('complementary').or(main.locator('aside')).filter({ hasText: TOTAL });
    await expect(tag).toContainText(/40 (payments|pagos)/);
    const due = tag.getByRole('heading', { name: `${today} ${DUE}` });
    await expectRightAbove(due, page.getByRole('button', { name: DUE }));
  });
}
