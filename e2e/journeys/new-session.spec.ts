import type { Cookie } from '@playwright/test';
import { CARD, expectStep, openPayment, pay, readConfirmation, sign } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

test.use({ allowedProblems: [/status of 404/] });

const sessionIn = (cookies: readonly Cookie[]) => cookies.filter(({ name }) => name.endsWith('ownpath'));

for (const kind of ['guest', 'registered customer'] as const) {
  test(`after an order a ${kind} has a new session; the one before no longer opens the order`, async ({
    page,
    newShopper,
  }) => {
    if (kind === 'registered customer') {
      await haveAccount(page);
    }
    await openPayment(page);
    await pay(page, CARD.good);
    await expectStep(page, english.signTitle);
    const before = sessionIn(await page.context().cookies());
    await page.getByRole('link', { name: english.toSigning }).click();
    await sign(page);
    const { orderNo, agreementNumber } = await readConfirmation(page);
    const after = sessionIn(await page.context().cookies());
    expect(after.map(({ value }) => value)).not.toEqual(before.map(({ value }) => value));

    await page.reload();
    expect(await readConfirmation(page)).toMatchObject({ orderNo, agreementNumber });

    const thief = await newShopper();
    await thief.addCookies([...before]);
    const elsewhere = await thief.newPage();
    const refused = await elsewhere.goto(`/checkout/confirmation/${orderNo}`);
    expect(refused?.status()).toBe(404);
    await expect(elsewhere.getByText(agreementNumber)).toBeHidden();
    if (kind === 'registered customer') {
      await elsewhere.goto('/account');
      await expect(elsewhere.getByText(agreementNumber)).toBeHidden();
      await page.goto('/account');
      await expect(page.getByRole('main').getByText(agreementNumber).first()).toBeVisible();
    }
    await page.goto(`/checkout/confirmation/${orderNo}`);
    await readConfirmation(page);
  });
}
