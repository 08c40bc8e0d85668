import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { english, type Words } from '../words.ts';
import { APPLICANT, SSN } from './application.ts';
import { haveApproval, haveSofa, haveStore, openCartWithSofa, readPage, takeStep } from './forms.ts';
import { isHydrated } from './hydration.ts';
import { textOf } from './text.ts';

export const CARD = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** Authorised; the charge after the signature is declined. */
  chargeDeclined: '4000000000000259',
} as const;

/** On the card, and under the agreement. */
const FULL_NAME = `${APPLICANT.firstName} ${APPLICANT.lastName}`;

const inThreeYears = () => `12/${(new Date().getUTCFullYear() + 3) % 100}`;
const SECURITY_CODE = '123';

export async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

export async function chooseSchedule(page: Page, words: Words = english): Promise<void> {
  await expectStep(page, words.scheduleTitle);
  await page.getByRole('button', { name: words.toTerms }).click();
  await expectStep(page, words.termsTitle);
}

export async function acceptTerms(page: Page, words: Words = english): Promise<void> {
  await page.getByRole('checkbox', { name: words.acceptTerms }).check();
  await page.getByRole('button', { name: words.toPayment }).click();
  await expectStep(page, words.paymentTitle);
}

/** A field of the payment provider, inside its iframe. */
export function cardField(page: Page, label: string, words: Words = english): Locator {
  return page.frameLocator(`iframe[title="${words.cardFrame}"]`).getByLabel(label);
}

type TypedCard = {
  readonly number: string;
  readonly expiry?: string;
  readonly zip?: string;
  readonly name?: string;
};

/** Types a card into the payment provider's fields, which are on their own origin. */
export async function typeCard(page: Page, card: TypedCard, words: Words = english): Promise<void> {
  const field = (label: string) => cardField(page, label, words);
  await field(words.card.number).fill(card.number);
  await field(words.card.expiry).fill(card.expiry ?? inThreeYears());
  await field(words.card.code).fill(SECURITY_CODE);
  await field(words.card.zip).fill(card.zip ?? APPLICANT.postalCode);
  await field(words.card.name).fill(card.name ?? FULL_NAME);
}

/** Types a card and pays. */
export async function pay(
  page: Page,
  cardNumber: string,
  words: Words = english,
  zip?: string,
): Promise<void> {
  // Enabled once the script of the fields has come.
  await expect(page.getByRole('button', { name: words.pay })).toBeEnabled();
  await typeCard(page, { number: cardNumber, ...(zip !== undefined && { zip }) }, words);
  await page.getByRole('button', { name: words.pay }).click();
}

/** Signs on the e-signature provider's page and returns to the shop. */
export async function sign(page: Page, words: Words = english): Promise<void> {
  // The text above the box moves when the fonts arrive, and a click that has begun misses it.
  await expect(page.getByRole('checkbox', { name: words.signConsent })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.getByRole('checkbox', { name: words.signConsent }).check();
  await page.getByLabel(words.signName).fill(FULL_NAME);
  await page.getByRole('button', { name: words.sign, exact: true }).click();
}

/** Waits for the confirmation and reads its numbers. */
export async function readConfirmation(page: Page, words: Words = english) {
  await page.waitForURL(/\/checkout\/confirmation\/[^/]+$/);
  await isHydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(words.confirmation);
  await expect(heading).toContainText(APPLICANT.firstName);
  const text = await textOf(page.getByRole('main'));
  const after = (label: string) =>
    text
      .slice(text.indexOf(label) + label.length)
      .trim()
      .split(' ')[0] ?? '';
  const orderNo = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(after(words.orderNumber)).toBe(orderNo);
  return { orderNo, agreementNumber: after(words.agreementNumber), text };
}

/** The confirmation's copies of the agreement: each is a PDF for its owner, and is sent as a file that nobody stores. */
export async function readAgreementFiles(page: Page): Promise<readonly string[]> {
  const names: string[] = [];
  for (const download of ['Download', 'Descargar']) {
    const address = await page.getByRole('link', { name: download, exact: true }).getAttribute('href');
    const file = await page.request.get(address ?? '');
    const { 'content-type': type, 'content-disposition': disposition = '', ...headers } = file.headers();
    expect([file.status(), type]).toEqual([200, 'application/pdf']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    names.push(/^attachment; filename="([^"]+)"$/.exec(disposition)?.[1] ?? disposition);
  }
  return names;
}

/** A shopper with a store and a full cart, on the application form of the checkout. */
export async function openApplication(page: Page, words: Words = english): Promise<void> {
  await haveStore(page, words);
  await openCartWithSofa(page, words);
  await page.getByRole('link', { name: words.proceed }).click();
  await typeItAll(page, words);
}

/** A shopper with a store and no cart, on the application form by itself. */
export async function openApplicationAlone(page: Page, words: Words = english): Promise<void> {
  await haveStore(page, words);
  await page.goto(`${words.prefix}/instant-approval?position=instant-approval`);
  await typeItAll(page, words);
}

/** From the phone match, which comes first in Plano's store, to the application form. */
export async function typeItAll(page: Page, words: Words = english): Promise<void> {
  await page.getByRole('button', { name: words.typeItAll }).click();
  await expect(page.getByRole('button', { name: words.continueApplication })).toBeVisible();
}

/** The way to the card fields by the pages of the checkout. */
export async function walkToPayment(page: Page, words: Words = english): Promise<void> {
  await haveStore(page, words);
  await openCartWithSofa(page, words);
  await haveApproval(page, SSN.approved, words);
  await page.goto(`${words.prefix}/checkout`);
  await chooseSchedule(page, words);
  await acceptTerms(page, words);
}

/** A shopper with a store and an approval, and the sofa in the cart. */
async function haveApprovedCart(page: Page, words: Words = english): Promise<void> {
  await haveStore(page, words);
  await haveSofa(page, words);
  await haveApproval(page, SSN.approved, words);
}

/** The quickest way to the card fields. */
export async function openPayment(page: Page, words: Words = english): Promise<void> {
  await haveApprovedCart(page, words);
  await acceptAll(page, words);
}

/** The schedule as it is offered, with what is chosen beside it, and its terms. */
export async function acceptOffered(
  page: Page,
  words: Words = english,
  extras: Record<string, string> = {},
): Promise<void> {
  await takeStep(page, 'payment-schedule', { intent: 'choose-schedule', ...extras }, words);
  await takeStep(page, 'renewal-terms-page', { intent: 'accept-terms', accepted: 'on' }, words);
}

/** From the approval to the card fields, with the schedule as it is offered. */
export async function acceptAll(page: Page, words: Words = english): Promise<void> {
  await acceptOffered(page, words);
  await page.goto(`${words.prefix}/checkout?step=payment`);
  await expectStep(page, words.paymentTitle);
}

/**
 * Pays with a card and signs by the forms of the gateway and the e-signature provider, whose answer the page opens. The
 * terms are accepted before.
 */
export async function payAndSign(page: Page, number: string): Promise<void> {
  const [fields] =
    /https?:[^"\\]+\/hosted-fields\/[\w-]+/.exec(await readPage(page, '/checkout?step=payment')) ?? [];
  const token = await page.request.post(`${fields}/tokens`, {
    data: {
      number,
      expiry: inThreeYears(),
      securityCode: SECURITY_CODE,
      postalCode: APPLICANT.postalCode,
      nameOnCard: FULL_NAME,
    },
  });
  const paid = await takeStep(page, 'payment', { method: 'new-card', ...(await token.json()) });
  const signPage = await readPage(page, paid.headers().location ?? '');
  const [, link = ''] = /"(https?:[^"\\]+\/sign\/[^"\\]+)"/.exec(signPage) ?? [];
  const signing = new URL(link.replaceAll('&amp;', '&'));
  const signed = await page.request.post(signing.href, {
    form: { consent: 'yes', signerName: FULL_NAME, act: 'sign' },
    headers: { Origin: signing.origin },
    maxRedirects: 0,
  });
  expect(signed.status()).toBe(303);
  await page.goto(signed.headers().location ?? '');
}

/** Rents the sofa with a good card, up to the confirmation of the signed and paid agreement. */
export async function rentSofa(page: Page): ReturnType<typeof readConfirmation> {
  await haveApprovedCart(page);
  await acceptOffered(page);
  await payAndSign(page, CARD.good);
  return readConfirmation(page);
}
