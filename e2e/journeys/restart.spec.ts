import { editDatabase } from '../support/edit-database.ts';
import { CARD, expectStep, openPayment, pay, readConfirmation, sign } from '../support/steps/checkout.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

const COUNTS = `SELECT (SELECT count(*)::int FROM orders) AS orders,
  (SELECT count(*)::int FROM agreements) AS agreements,
  (SELECT count(*)::int FROM agreements WHERE signed_at IS NOT NULL) AS signed,
  (SELECT count(*)::int FROM payment_captures) AS captures`;

// The open page may be asking for the routes of its links when the shop dies.
test.use({ allowedProblems: [/__manifest\?|Failed to fetch manifest patches/] });

// Each starts the shop twice and goes through the whole checkout.
test.slow();

test('kill -9 after the signature: order and agreement are still there', async ({ ownShop, newShopper }) => {
  const shop = await ownShop();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await openPayment(page);
  await pay(page, CARD.good);
  await expectStep(page, english.signTitle);
  await page.getByRole('link', { name: english.toSigning }).click();
  await sign(page);
  const before = await readConfirmation(page);
  await shop.kill();
  await ownShop(shop);
  await page.goto(`/checkout/confirmation/${before.orderNo}`);
  expect(await readConfirmation(page)).toEqual(before);
});

test('kill -9 between payment and signature: signing continues and creates one agreement', async ({
  ownShop,
  newShopper,
}) => {
  const shop = await ownShop();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await openPayment(page);
  await pay(page, CARD.good);
  await expectStep(page, english.signTitle);
  await shop.kill();
  const again = await ownShop(shop);
  await page.reload();
  await expectStep(page, english.signTitle);
  await page.getByRole('link', { name: english.toSigning }).click();
  await sign(page);
  await readConfirmation(page);
  await again.stop();
  expect(await editDatabase(shop.dataDir, COUNTS)).toEqual([
    { orders: 1, agreements: 1, signed: 1, captures: 1 },
  ]);
});
