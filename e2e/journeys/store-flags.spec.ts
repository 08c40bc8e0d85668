import type { Page } from '@playwright/test';
import { createSeededDatabase, editDatabase } from '../support/database.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { acceptOffered } from '../support/steps/checkout.ts';
import { haveApproval, haveSofa, haveStore, sendApplication } from '../support/steps/forms.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

/** Stores that deliver to the applicant's address in Plano, each with one flag unlike the others. */
const STORE = {
  inPerson: '04221',
  withoutEngine: '04226',
  highRisk: '04275',
  withoutQuiz: '04272',
  cardsOnly: '04230',
  everyWallet: '04217',
} as const;
const APPROVED = '900001099';

async function readPage(page: Page, path: string) {
  await page.goto(path);
  return {
    at: new URL(page.url()).pathname + new URL(page.url()).search,
    text: await textOf(page.getByRole('main')),
  };
}

async function readyToPay(page: Page, words: Words): Promise<void> {
  await haveSofa(page, words);
  await haveApproval(page, APPROVED, words);
  await acceptOffered(page, words);
}

test('each flag of a store decides what its shoppers see, and where they go on', async ({
  ownShop,
  newShopper,
}) => {
  const database = await createSeededDatabase();
  const cardsOnly =
    "benefit_plus_type = 'NONE', ach_merchant_id = null, accepts_paypal = false, accepts_venmo = false, accepts_cash_app = false, accepts_apple_pay = false, accepts_google_pay = false";
  const flags = [
    [STORE.inPerson, 'is_online_agreement_enabled = false'],
    [STORE.withoutEngine, 'is_decision_engine_enabled = false'],
    [STORE.highRisk, 'is_high_risk = true, is_bank_verification_enabled = false'],
    [STORE.withoutQuiz, 'is_identity_verification_enabled = false'],
    [STORE.cardsOnly, cardsOnly],
    [STORE.cardsOnly, 'is_reservation_enabled = true, reservation_period_hours = 0'],
    [STORE.everyWallet, 'refundable_deposit_cents = 2500, non_refundable_deposit_cents = 1050'],
    [STORE.everyWallet, "benefit_plus_type = 'RAC'"],
  ] as const;
  for (const [id, set] of flags) await editDatabase(database, `update stores set ${set} where id = '${id}'`);
  const shop = await ownShop({ database });
  const shopperOf = async (storeId: string, words: Words): Promise<Page> => {
    const page = await (await newShopper({ baseURL: shop.url })).newPage();
    await haveStore(page, words, storeId);
    return page;
  };

  const inPerson = await shopperOf(STORE.inPerson, spanish);
  await haveSofa(inPerson, spanish);
  await haveApproval(inPerson, APPROVED, spanish);
  const finish = await readPage(inPerson, '/es-us/checkout');
  expect(finish.at).toBe('/es-us/checkout/finish-in-store');
  expect(finish.text).toContain('Esta tienda firma sus contratos en persona.');

  const withoutEngine = await shopperOf(STORE.withoutEngine, english);
  expect(await sendApplication(withoutEngine, APPROVED, english)).toMatch(/\/web-order-form$/);
  await haveSofa(withoutEngine, english);
  expect((await readPage(withoutEngine, '/checkout')).at).toBe('/web-order-form');

  const highRisk = await shopperOf(STORE.highRisk, english);
  const product = await readPage(highRisk, SOFA.path);
  expect(product.text).toContain(
    'Before the first payment for this item we ask you to verify a bank account.',
  );
  await readyToPay(highRisk, english);
  const bank = await readPage(highRisk, '/checkout?step=payment');
  expect(bank.at).toBe('/checkout?step=bank-verification');
  expect(bank.text).toContain('Connect your bank');

  const quiz = '900004001';
  const withQuiz = await shopperOf(STORE.everyWallet, spanish);
  await sendApplication(withQuiz, quiz, spanish);
  expect((await readPage(withQuiz, '/es-us/web-order-form')).at).toBe(
    '/es-us/checkout?step=identity-verification-form',
  );
  const withoutQuiz = await shopperOf(STORE.withoutQuiz, spanish);
  expect(await sendApplication(withoutQuiz, quiz, spanish)).toMatch(/\/pre-approvedPage$/);

  const cardsOnlyShopper = await shopperOf(STORE.cardsOnly, english);
  await readyToPay(cardsOnlyShopper, english);
  const withoutPeriod = await readPage(cardsOnlyShopper, '/checkout?step=payment-schedule');
  expect(withoutPeriod.text).toContain('When do you want to pay?');
  expect(withoutPeriod.text).not.toMatch(/Your store can hold|Reserve these items/);
  const byCard = await readPage(cardsOnlyShopper, '/checkout?step=payment');
  expect(byCard.text).toContain('Debit or credit card');
  expect(byCard.text).not.toMatch(/Bank account|PayPal|Venmo/);
  const club = await readPage(cardsOnlyShopper, '/BPlus-unable-to-checkout');
  expect(club.text).toContain('Your store does not offer the membership.');
  const everyWallet = await shopperOf(STORE.everyWallet, spanish);
  await readyToPay(everyWallet, spanish);
  const offered = await readPage(everyWallet, '/es-us/BPlus-checkout-confirmation');
  expect(offered.text).toContain('Si su tienda la ofrece, se elige junto con su plan de pagos.');
  // No law that was read lets a Texan store keep its part of a deposit.
  const deposit = 'con un depósito de $35.50, reembolsable por completo.';
  expect((await readPage(everyWallet, '/es-us/checkout?step=payment-schedule')).text).toContain(deposit);
  const byAll = await readPage(everyWallet, '/es-us/checkout?step=payment');
  for (const name of [
    'Tarjeta',
    'Cuenta de banco',
    'Venmo',
    'PayPal',
    'Cash App Pay',
    'Apple Pay',
    'Google Pay',
  ])
    expect(byAll.text).toContain(name);
});
