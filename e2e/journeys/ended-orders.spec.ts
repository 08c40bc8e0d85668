import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { editDatabase } from '../support/database.ts';
import { SOFA } from '../support/steps/catalog.ts';
import { CARD, expectStep, openPayment, pay, readConfirmation, sign } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { expectUnpaidElsewhere, insertOrderLink, openOrderLink } from '../support/steps/order-link.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

const TEXTS = {
  English: {
    words: english,
    payAgain: 'Pay another way',
    kept: /^Your agreement is signed and still valid\. Your card ending in 0259 was declined, so nothing was charged\./,
    inCart: /^Order \S+ is signed, but your card ending in 0259 was declined\. Nothing was charged\./,
    startAgain: 'Start again with this cart',
    cancel: 'Cancel the order',
    cancelled: /^Order \S+ is canceled\. Nothing was charged\.$/,
    voided: /^You did not sign order \S+ in time, so it was canceled/,
    expired: /^Order \S+ was signed but not paid in time, so it was canceled\./,
  },
  Spanish: {
    words: spanish,
    payAgain: 'Pague de otra manera',
    kept: /^Su contrato está firmado y sigue siendo válido\. Su tarjeta terminada en 0259 fue rechazada, así que no se cobró nada\./,
    inCart:
      /^El pedido \S+ está firmado, pero su tarjeta terminada en 0259 fue rechazada\. No se cobró nada\./,
    startAgain: 'Empezar de nuevo con este carrito',
    cancel: 'Cancelar el pedido',
    cancelled: /^El pedido \S+ está cancelado\. No se cobró nada\.$/,
    voided: /^No firmó el pedido \S+ a tiempo, así que se canceló/,
    expired: /^El pedido \S+ se firmó, pero no se pagó a tiempo, así que se canceló\./,
  },
} as const;
type Texts = (typeof TEXTS)[keyof typeof TEXTS];

async function orderSofa(page: Page, card: string, words: Words): Promise<void> {
  await openPayment(page, words);
  await pay(page, card, words);
  await expectStep(page, words.signTitle);
}

async function signOrder(page: Page, words: Words): Promise<void> {
  await page.getByRole('link', { name: words.toSigning }).click();
  await sign(page, words);
}

/** Signed, and the card was declined: returns the address that the e-signature provider led back to. */
async function declineCharge(page: Page, { words, payAgain }: Texts): Promise<string> {
  await orderSofa(page, CARD.chargeDeclined, words);
  const back = page.waitForRequest((request) => request.url().includes('/docusign-redirect?'));
  await signOrder(page, words);
  await expectStep(page, payAgain);
  return (await back).url();
}

const sofaIn = (page: Page) => page.getByRole('main').locator(`h2 a[href*="${SOFA.path}"]`).first();

/** The cart with its one line, and what it says about the order. */
async function expectCartWith(page: Page, words: Words, notice: RegExp): Promise<void> {
  await expectStep(page, words.cart);
  await expect(page.getByRole('main').getByText(notice)).toBeVisible();
  await expect(sofaIn(page)).toBeVisible();
}

test('after a declined charge every page leads to another card, which completes the order', async ({
  page,
}) => {
  const { words, payAgain, kept, inCart } = TEXTS.English;
  const back = await declineCharge(page, TEXTS.English);
  await expect(page.getByText(kept)).toBeVisible();
  const button = page.getByRole('button', { name: words.pay });
  await expect(button).toBeEnabled();
  // Its colour changes slowly when the card fields are ready.
  await button.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
  expect(await findViolations(page, 'pay with another card')).toEqual([]);
  await page.reload();
  await expectStep(page, payAgain);
  await page.goto(`${words.prefix}/cart`);
  await expectCartWith(page, words, inCart);
  expect(await findViolations(page, 'cart of a signed order')).toEqual([]);

  const secondTab = await page.context().newPage();
  for (const path of [
    '/checkout',
    '/checkout?step=payment-schedule',
    `/checkout?step=docu-sign&orderNo=${new URL(back).searchParams.get('orderNo')}`,
    `/checkout/confirmation/${new URL(back).searchParams.get('orderNo')}`,
    '/docusign-redirect',
  ]) {
    await secondTab.goto(words.prefix + path);
    await expectStep(secondTab, payAgain);
  }
  await secondTab.goto(back);
  await expectStep(secondTab, payAgain);
  await secondTab.goto(`${words.prefix}/registration`);
  await expect(secondTab).toHaveURL(/\/registration$/);

  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Pay|Pagar) / })
    .click();
  await expectStep(page, payAgain);
  await pay(page, CARD.good, words);
  const { orderNo } = await readConfirmation(page, words);
  expect(orderNo).toBe(new URL(back).searchParams.get('orderNo'));
  for (const path of [back, `${words.prefix}/checkout?step=docu-sign&orderNo=${orderNo}`]) {
    await secondTab.goto(path);
    await readConfirmation(secondTab, words);
  }
  await page.goto(`${words.prefix}/cart`);
  await expect(page.getByText(inCart)).toBeHidden();
  await expect(sofaIn(page)).toBeHidden();
});

test('in Spanish, after a declined charge the shopper starts again with the cart as it was', async ({
  page,
}) => {
  const { words, kept, inCart, payAgain, startAgain, cancelled } = TEXTS.Spanish;
  const back = await declineCharge(page, TEXTS.Spanish);
  await expect(page.getByText(kept)).toBeVisible();
  await page.goto(`${words.prefix}/cart`);
  await expectCartWith(page, words, inCart);
  await page.goto(back);
  await expectStep(page, payAgain);
  await page.getByRole('link', { name: startAgain }).click();
  await expectStep(page, '¿Cancelar el contrato que firmó?');
  await page.getByRole('link', { name: 'Conservarlo y pagar de otra manera' }).click();
  await expectStep(page, payAgain);
  await page.getByRole('link', { name: startAgain }).click();
  await page.getByRole('button', { name: 'Cancelarlo y empezar de nuevo' }).dblclick();
  await expectCartWith(page, words, cancelled);
  await page.goto(back);
  await expectCartWith(page, words, cancelled);
  await page.getByRole('link', { name: words.proceed }).click();
  // Schedule and terms are kept.
  await expectStep(page, words.paymentTitle);
  await pay(page, CARD.good, words);
  await expectStep(page, words.signTitle);
  await signOrder(page, words);
  const { orderNo } = await readConfirmation(page, words);
  expect(orderNo).not.toBe(new URL(back).searchParams.get('orderNo'));
});

test('an unsigned order that is cancelled returns its items, and the checkout continues', async ({
  page,
}) => {
  const { words, cancel, cancelled } = TEXTS.English;
  await orderSofa(page, CARD.good, words);
  const signing = page.url();
  await page.getByRole('button', { name: cancel }).click();
  await expectCartWith(page, words, cancelled);
  expect(await findViolations(page, 'cart of a cancelled order')).toEqual([]);
  await page.goto(signing);
  await expectCartWith(page, words, cancelled);
  await page.goto(`${words.prefix}/checkout`);
  await expectStep(page, words.paymentTitle);
});

test('orders that are not signed or not paid in time return their items, and both languages say why', async ({
  ownShop,
  editShop,
  newShopper,
}) => {
  const shop = await ownShop();
  const newPage = async () => (await newShopper({ baseURL: shop.url })).newPage();
  const unsigned = await newPage();
  await orderSofa(unsigned, CARD.good, english);
  const unpaid = await newPage();
  const orders = [
    { page: unsigned, signing: unsigned.url(), ended: 'voided' },
    { page: unpaid, signing: await declineCharge(unpaid, TEXTS.English), ended: 'expired' },
  ] as const;
  const unpaidHere = await newPage();
  const back = await declineCharge(unpaidHere, TEXTS.English);
  const orderNo = new URL(back).searchParams.get('orderNo') ?? '';
  // No page is loading while the shop is down.
  for (const page of [unsigned, unpaid, unpaidHere]) await page.goto('about:blank');
  const kinds = ['void-unsigned-order', 'end-unpaid-order'];
  const due = `UPDATE jobs SET run_at = '2020-01-01' WHERE kind = ANY($1) AND payload->>'orderNo' <> $2 AND status = 'waiting' RETURNING kind`;
  let [token, linkHere] = ['', ''];
  await editShop(shop, async () => {
    const jobs = await editDatabase<{ kind: string }>(shop.database, due, [kinds, orderNo]);
    expect(new Set(jobs.map(({ kind }) => kind))).toEqual(new Set(kinds));
    token = await insertOrderLink(shop.database, orderNo);
    linkHere = await insertOrderLink(shop.database, orderNo, 'link-opened-here');
  });
  const elsewhere = await newPage();
  await expectUnpaidElsewhere(elsewhere, orderNo, token);
  // The mailed link, in the browser that ordered: the order is paid, and the other browser sees that.
  await openOrderLink(unpaidHere, linkHere);
  await expectStep(unpaidHere, TEXTS.English.payAgain);
  await pay(unpaidHere, CARD.good);
  await readConfirmation(unpaidHere);
  await elsewhere.goto(`/checkout/confirmation/${orderNo}`);
  expect((await readConfirmation(elsewhere)).orderNo).toBe(orderNo);

  for (const { page, signing, ended } of orders) {
    // The job runs soon after the start.
    await expect(async () => {
      await page.goto('/cart');
      await expect(page.getByText(TEXTS.English[ended])).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expectCartWith(page, english, TEXTS.English[ended]);
    await page.goto('/es-us/cart');
    await expectCartWith(page, spanish, TEXTS.Spanish[ended]);
    await page.goto(signing);
    await expectCartWith(page, english, TEXTS.English[ended]);
    await page.goto('/checkout');
    await expectStep(page, english.paymentTitle);
    await pay(page, CARD.good);
    await expectStep(page, english.signTitle);
    await signOrder(page, english);
    await readConfirmation(page);
  }
});

test('a guest registers while an order is unsigned, and signs it afterwards', async ({ page }) => {
  await orderSofa(page, CARD.good, english);
  await haveAccount(page);
  await page.goto('/cart');
  await page.getByRole('main').getByRole('link', { name: english.toSigning }).click();
  await expectStep(page, english.signTitle);
  await signOrder(page, english);
  await readConfirmation(page);
});

test('a guest registers after a declined charge: the cart comes along', async ({ page }) => {
  await declineCharge(page, TEXTS.English);
  await haveAccount(page);
  await page.goto('/cart');
  await expectStep(page, english.cart);
  await expect(sofaIn(page)).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a registered customer whose charge is declined pays with another card', async ({ page }) => {
  await haveAccount(page);
  await declineCharge(page, TEXTS.English);
  await page.goto('/account');
  // It comes first: nothing is rented yet.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Your orders');
  await page.getByRole('main').getByRole('link', { name: 'Pay another way' }).click();
  await pay(page, CARD.good);
  await readConfirmation(page);
});
