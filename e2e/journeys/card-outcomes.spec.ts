import {
  CARD,
  cardField,
  expectStep,
  openPayment,
  pay,
  readConfirmation,
  sign,
} from '../support/steps/checkout.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

/** Cards that the gateway declines: one that is refused, one without funds, one that has expired (docs/sandbox.md). */
const DECLINED = [CARD.declined, '4000000000009995', '4000000000000069'];
/** No bank has this ZIP code on file. */
const WRONG_ZIP = '20000';
/** Authorised, and the answer is lost. */
const LOST_HOLD = '4000000000000119';
/** Charged after the signature, and the answer is lost. */
const LOST_CHARGE = '4000000000000101';
/** Never reaches the gateway. */
const UNREACHABLE = '4000000000000127';

// Payments that are declined or not received, and those without an answer.
test.use({ allowedProblems: [/status of (402|503)/] });

for (const { language, words, wrongZip, unknown, notReceived, checkAgain } of [
  {
    language: 'English',
    words: english,
    wrongZip: 'The ZIP code does not match your bank’s records. Nothing was charged.',
    unknown: 'We don’t know yet whether the payment went through.',
    notReceived: 'The payment service did not receive your payment. Nothing was charged.',
    checkAgain: 'Check again',
  },
  {
    language: 'Spanish',
    words: spanish,
    wrongZip: 'El código postal no coincide con el que tiene su banco. No se cobró nada.',
    unknown: 'Todavía no sabemos si el pago se realizó.',
    notReceived: 'El servicio de pagos no recibió su pago. No se cobró nada.',
    checkAgain: 'Verificar de nuevo',
  },
]) {
  test(`in ${language}: declined cards say so, a lost answer is found, and a lost charge is charged once`, async ({
    page,
  }) => {
    await openPayment(page, words);
    for (const card of DECLINED) {
      await pay(page, card, words);
      await expect(page.getByText(words.cardDeclined)).toBeVisible();
      await expect(cardField(page, words.card.number, words)).not.toBeEmpty();
    }
    await pay(page, CARD.good, words, WRONG_ZIP);
    await expect(page.getByText(wrongZip)).toBeVisible();
    await expect(cardField(page, words.card.zip, words)).toHaveValue(WRONG_ZIP);
    await pay(page, LOST_HOLD, words);
    await expect(page.getByText(unknown)).toBeVisible();
    await page.getByRole('button', { name: checkAgain }).click();
    await expectStep(page, words.signTitle);
  });

  test(`in ${language}: a payment that never arrives is given up, and another card takes its place`, async ({
    page,
  }) => {
    await openPayment(page, words);
    await pay(page, UNREACHABLE, words);
    await expect(page.getByText(unknown)).toBeVisible();
    // Given up twenty seconds after the first try.
    await expect(async () => {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: checkAgain }).click();
      await answered;
      await expect(page.getByText(notReceived)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 90_000 });
    await pay(page, CARD.good, words);
    await expectStep(page, words.signTitle);
  });

  test(`in ${language}: a charge whose answer is lost is looked up, and the page goes on by itself`, async ({
    page,
  }) => {
    await openPayment(page, words);
    await pay(page, LOST_CHARGE, words);
    await expectStep(page, words.signTitle);
    await page.getByRole('link', { name: words.toSigning }).click();
    await sign(page, words);
    await readConfirmation(page, words);
  });
}
