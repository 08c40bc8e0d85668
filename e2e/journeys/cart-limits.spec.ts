import type { Page } from '@playwright/test';
import { createSeededDatabase, editDatabase } from '../support/database.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { acceptAll, CARD, expectStep, openPayment, pay } from '../support/steps/checkout.ts';
import { haveApproval, haveSofa, haveStore, postForm } from '../support/steps/forms.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const texts = {
  english: {
    full: 'Your cart is full: it holds 40 different items. Remove one to add another.',
    refused: 'Your store has only 3 of these, counting those in your cart.',
    limit: 'Only 3 available at your store',
    gone: 'Items Unavailable',
    remove: 'Remove',
    unpaid: 'An item sold out before your order was placed. Nothing was charged.',
    more: 'One more',
    less: 'One less',
  },
  spanish: {
    full: 'Su carrito está lleno: caben 40 artículos distintos. Quite uno para agregar otro.',
    refused: 'Su tienda solo tiene 3 unidades de este artículo, contando las de su carrito.',
    limit: 'Solo hay 3 disponibles en su tienda',
    gone: 'Artículos no disponibles',
    remove: 'Quitar',
    unpaid: 'Un artículo se agotó antes de que se hiciera su pedido. No se cobró nada.',
    more: 'Uno más',
    less: 'Uno menos',
  },
} as const;

const productIds = async (page: Page, listing: string) => {
  const html = await (await page.request.get(listing)).text();
  return [...html.matchAll(/href="\/p\/[^"?]*?([a-z0-9-]+)(?:\?[^"]*)?"/g)].map(([, id = '']) => id);
};

async function fillCart(page: Page): Promise<string> {
  const ids = new Set<string>();
  for (const listing of ['/c/furniture', '/c/appliances', '/c/electronics', '/c/computers']) {
    for (const number of [1, 2, 3]) {
      for (const id of await productIds(page, `${listing}?page=${number}`)) ids.add(id);
    }
  }
  for (const productId of ids) {
    const answer = await postForm(page, SOFA.path, { productId });
    if ((await answer.text()).includes(texts.english.full)) return productId;
  }
  throw new Error(`${ids.size} products did not fill the cart`);
}

const languages = [
  { words: english, text: texts.english },
  { words: spanish, text: texts.spanish },
] as const;

test('the 41st item is refused with a text of its own, in both languages, with and without JavaScript', async ({
  page,
  newShopper,
}) => {
  await haveStore(page);
  const refused = await fillCart(page);
  const plain = await newShopper({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  for (const shopperPage of [page, await plain.newPage()]) {
    for (const { words, text } of languages) {
      await shopperPage.goto(`${words.prefix}/p/${refused}`);
      await shopperPage.getByRole('button', { name: words.addToCart }).first().click();
      await expect(shopperPage.getByRole('main').getByRole('alert')).toHaveText(text.full);
    }
  }
});

test('no more can be had than the store has; who pays too late reads that nothing was charged, in both languages', async ({
  ownShop,
  newShopper,
}) => {
  // In the shared shop other journeys order this sofa.
  const database = await createSeededDatabase();
  const elsewhere = `update inventory_units set quantity = 0 where store_id <> $1 and product_id = $2`;
  await editDatabase(database, elsewhere, [PLANO.id, SOFA.id]);
  const shop = await ownShop({ database });
  const newPage = async () => (await newShopper({ baseURL: shop.url })).newPage();
  for (const { words, text } of languages) {
    const page = await newPage();
    await haveStore(page, words);
    for (let piece = 0; piece < 2; piece += 1) await haveSofa(page, words);
    await page.goto(`${words.prefix}/cart`);
    await page.getByRole('button', { name: text.more }).click();
    await expect(page.getByText(text.limit)).toBeVisible();
    await expect(page.getByRole('button', { name: text.more })).toBeDisabled();
    await page.goto(words.prefix + SOFA.path);
    await page.getByRole('button', { name: words.addToCart }).first().click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(text.refused);
    await page.goto(`${words.prefix}/cart`);
    await page.getByRole('button', { name: text.less }).click();
    await expect(page.getByText(text.limit)).toHaveCount(0);
  }

  const late = languages.map(async ({ words, text }) => {
    const page = await newPage();
    await openPayment(page, words);
    return { page, words, text };
  });
  const waiting = await Promise.all(late);
  const buyer = await newPage();
  await haveStore(buyer);
  for (let piece = 0; piece < 3; piece += 1) await haveSofa(buyer);
  await haveApproval(buyer, '900-00-1099');
  await acceptAll(buyer);
  await pay(buyer, CARD.good);
  await expectStep(buyer, english.signTitle);
  for (const { page, words, text } of waiting) {
    await pay(page, CARD.good, words);
    const gone = page.getByRole('dialog', { name: text.gone });
    await expect(gone).toContainText('Alder');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').filter({ hasText: text.unpaid })).toBeVisible();
    await page.goto(`${words.prefix}/checkout?step=payment`);
    await gone.getByRole('button', { name: text.remove }).click();
    await expect(page.getByRole('main').locator(`h2 a[href*="${SOFA.path}"]`)).toHaveCount(0);
  }
});
