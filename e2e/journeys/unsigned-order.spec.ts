import { findViolations } from '../support/axe.ts';
import { CARD, expectStep, openPayment, pay, readConfirmation, sign } from '../support/steps/checkout.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

const TEXTS: readonly (readonly [
  string,
  Words,
  { waits: RegExp; declined: string; again: string; charged: RegExp },
])[] = [
  [
    'English',
    english,
    {
      waits: /^Your order \S+ is waiting for your signature\./,
      declined: 'You did not sign',
      again: 'Open the agreement again',
      charged: /\$\d+\.\d\d is charged once you sign/,
    },
  ],
  [
    'Spanish',
    spanish,
    {
      waits: /^Su pedido \S+ está pendiente de firma\./,
      declined: 'Usted no firmó',
      again: 'Abrir el contrato de nuevo',
      charged: /Se cobran \$\d+\.\d\d cuando usted firme/,
    },
  ],
];

for (const [language, words, texts] of TEXTS) {
  test(`in ${language}, an unsigned order waits: the cart says so, declining charges nothing, signing still works`, async ({
    page,
  }) => {
    await openPayment(page, words);
    await pay(page, CARD.good, words);
    await expectStep(page, words.signTitle);

    // The button says what signing costs.
    await expect(page.getByRole('link', { name: words.toSigning })).toContainText(texts.charged);
    await page.goto(`${words.prefix}/cart`);
    const notice = page.getByRole('main').getByText(texts.waits);
    await expect(notice).toBeVisible();
    expect(await findViolations(page, 'cart with an unsigned order')).toEqual([]);
    await notice.getByRole('link', { name: words.toSigning }).click();
    await expectStep(page, words.signTitle);

    await page.getByRole('link', { name: words.toSigning }).click();
    await page.getByRole('button', { name: words.declineToSign, exact: true }).click();
    await expectStep(page, texts.declined);
    expect(await findViolations(page, 'signature declined')).toEqual([]);
    await page.goto(`${words.prefix}/cart`);
    await expect(notice).toBeVisible();
    await page.goBack();

    await page.getByRole('link', { name: texts.again }).click();
    await expectStep(page, words.signTitle);
    await page.getByRole('link', { name: words.toSigning }).click();
    await sign(page, words);
    await readConfirmation(page, words);
    await page.goto(`${words.prefix}/cart`);
    await expect(notice).toBeHidden();
  });
}
