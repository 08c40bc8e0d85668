import { createSeededDataDir, editDatabase } from '../support/database.ts';
import { CARD, expectStep, openPayment, pay, readConfirmation, sign } from '../support/steps/checkout.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

const COUNTS = `SELECT (SELECT count(*)::int FROM orders) AS orders,
  (SELECT count(*)::int FROM agreements) AS agreements,
  (SELECT count(*)::int FROM agreements WHERE signed_at IS NOT NULL) AS signed,
  (SELECT count(*)::int FROM payment_captures) AS captures`;

// The open page may be asking for the routes of its links when the shop dies.
test.use({ allowedProblems: [/__manifest\?|Failed to fetch manifest patches/] });

test('kill -9 keeps a signed order and its agreement; an unsigned one is signed afterwards, once', async ({
  ownShop,
  newShopper,
}) => {
  const shop = await ownShop({ database: createSeededDataDir() });
  const newPage = async () => (await newShopper({ baseURL: shop.url })).newPage();
  const [signed, unsigned] = [await newPage(), await newPage()];
  for (const page of [signed, unsigned]) {
    await openPayment(page);
    await pay(page, CARD.good);
    await expectStep(page, english.signTitle);
  }
  await signed.getByRole('link', { name: english.toSigning }).click();
  await sign(signed);
  const before = await readConfirmation(signed);
  await shop.kill();
  const again = await ownShop(shop);
  await signed.goto(`/checkout/confirmation/${before.orderNo}`);
  // A job counts the pages of the agreement's file.
  const uncounted = (text: string) => text.replaceAll(/, \d+ pages/g, '');
  const { text, ...numbers } = await readConfirmation(signed);
  expect({ ...numbers, text: uncounted(text) }).toEqual({ ...before, text: uncounted(before.text) });

  await unsigned.reload();
  await expectStep(unsigned, english.signTitle);
  await unsigned.getByRole('link', { name: english.toSigning }).click();
  await sign(unsigned);
  await readConfirmation(unsigned);
  await again.stop();
  expect(await editDatabase(shop.database, COUNTS)).toEqual([
    { orders: 2, agreements: 2, signed: 2, captures: 2 },
  ]);
});
