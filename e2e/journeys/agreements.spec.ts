import type { Page } from '@playwright/test';
import { acceptTerms, CARD, chooseSchedule, pay, readConfirmation, sign } from '../support/steps/checkout.ts';
import { haveApproval, haveStore, openCartWithSofa, postForm } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

/** From the manufacturer in 1-2 weeks; the sofa is in stock. */
const MICROWAVE = {
  id: 'low-profile-microwave',
  path: '/p/appliances/cooking/microwaves/low-profile-microwave',
};

const texts = {
  'en-US': {
    of: (number: number) => `Agreement ${number} of 2`,
    join: 'Put everything in one agreement',
    split: 'Separate by delivery',
    joined: 'Everything is in one agreement',
    checkout: (number: number) => `Check out agreement ${number}`,
    next: 'Next: agreement 2 of 2',
  },
  'es-US': {
    of: (number: number) => `Contrato ${number} de 2`,
    join: 'Poner todo en un solo contrato',
    split: 'Separar por entrega',
    joined: 'Todo está en un solo contrato',
    checkout: (number: number) => `Continuar con el contrato ${number}`,
    next: 'Sigue el contrato 2 de 2',
  },
} as const;

const agreementHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

async function openCartOfTwo(page: Page, words: Words): Promise<void> {
  await haveStore(page, words);
  await haveApproval(page, '900001099', words);
  const form = { productId: MICROWAVE.id, variantId: `${MICROWAVE.id}-stainless`, condition: 'NEW' };
  const added = await postForm(page, words.prefix + MICROWAVE.path, form);
  expect(added.status()).toBe(302);
  await openCartWithSofa(page, words);
}

/** To the terms of the first agreement, after the cart was joined and separated again. */
async function reachFirstTerms(page: Page, words: Words): Promise<void> {
  const text = texts[words.lang as keyof typeof texts];
  await openCartOfTwo(page, words);
  await expect(agreementHeading(page, text.of(1))).toBeVisible();
  await expect(agreementHeading(page, text.of(2))).toBeVisible();
  await page.getByRole('button', { name: text.join }).click();
  await expect(agreementHeading(page, text.joined)).toBeVisible();
  await expect(agreementHeading(page, text.of(1))).toBeHidden();
  await expect(page.getByRole('button', { name: text.split })).toBeVisible();
  // As without JavaScript.
  await postForm(page, `${words.prefix}/cart`, { intent: 'arrange', isOneAgreement: 'false' });
  await page.goto(`${words.prefix}/cart`);
  await expect(agreementHeading(page, text.of(2))).toBeVisible();

  await page.getByRole('link', { name: text.checkout(1) }).click();
  await chooseSchedule(page, words);
  await expect(page.getByText(text.of(1))).toBeVisible();
}

test('a cart with different delivery is joined, separated, and signed one agreement after the other', async ({
  page,
}) => {
  const text = texts['en-US'];
  await reachFirstTerms(page, english);
  await acceptTerms(page);
  await pay(page, CARD.good);
  await page.getByRole('link', { name: english.toSigning }).click();
  await sign(page);
  const first = await readConfirmation(page);
  await expect(agreementHeading(page, text.next)).toBeVisible();

  await page.getByRole('link', { name: text.checkout(2) }).click();
  await chooseSchedule(page);
  await expect(page.getByText(text.of(2))).toBeVisible();
  await acceptTerms(page);
  await pay(page, CARD.good);
  await page.getByRole('link', { name: english.toSigning }).click();
  await sign(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english.confirmation);
  const second = await readConfirmation(page);
  expect(second.agreementNumber).not.toBe(first.agreementNumber);
  await expect(agreementHeading(page, text.next)).toBeHidden();
});

test('in Spanish, a cart with different delivery is joined, separated, and checked out by agreement', async ({
  page,
}) => {
  await reachFirstTerms(page, spanish);
});
