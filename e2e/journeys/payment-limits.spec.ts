import type { ShopOptions } from '../support/shop.ts';
import { CARD, expectStep, openPayment, pay } from '../support/steps/checkout.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

// One of the pages may keep its session alive while the shop is restarted.
test.use({ allowedProblems: [/status of (402|429)|ERR_CONNECTION_REFUSED .*\/checkout\/session/] });

const limitedTo = (limits: object): ShopOptions => ({ settings: { RATE_LIMITS: JSON.stringify(limits) } });

test('too many tries to pay: the page says how long to wait in both languages, and keeps the cart', async ({
  ownShop,
  newShopper,
}) => {
  const shop = await ownShop(limitedTo({ order: { perAccount: 1 } }));
  const shoppers = [];
  for (const [words, wait] of [
    [english, /^Too many tries in a short time\. .+ try again in \d+ minutes?\.$/],
    [spanish, /^Fueron demasiados intentos en poco tiempo\. .+ de nuevo en \d+ minutos?\.$/],
  ] as const) {
    const page = await (await newShopper({ baseURL: shop.url })).newPage();
    shoppers.push({ page, words });
    await openPayment(page, words);
    await pay(page, CARD.declined, words);
    const main = page.getByRole('main');
    await expect(main.getByText(words.cardDeclined)).toBeVisible();
    await pay(page, CARD.good, words);
    await expect(main.getByText(wait)).toBeVisible();
    // The card that was typed is kept: the same try is repeated.
    const repeated = page.waitForResponse((answer) => answer.status() === 429);
    await page.getByRole('button', { name: words.pay }).click();
    await repeated;
    await expect(page.getByRole('button', { name: words.pay })).toBeEnabled();
    await expect(main.getByText(wait)).toBeVisible();
    await expectStep(page, words.paymentTitle);
    // The page has read its data anew before the shop is stopped.
    await page.waitForLoadState('networkidle');
  }
  await shop.stop();
  await ownShop({ ...shop, ...limitedTo({ order: { perAccount: 10 } }) });
  for (const { page, words } of shoppers) {
    await page.getByRole('button', { name: words.pay }).click();
    // The shop has just started.
    const title = page.getByRole('heading', { name: words.signTitle, level: 1 });
    await expect(title).toBeVisible({ timeout: 60_000 });
  }
});

test('card fields opened too often: the step says how long to wait, and leads back to itself', async ({
  ownShop,
  newShopper,
}) => {
  const shop = await ownShop(limitedTo({ 'card-session': { perAccount: 1 } }));
  const shoppers = [];
  for (const [words, wait] of [
    [english, /^This page was opened too often .+ try again in \d+ minutes?\.$/],
    [spanish, /^Esta página se abrió demasiadas veces .+ de nuevo en \d+ minutos?\.$/],
  ] as const) {
    const page = await (await newShopper({ baseURL: shop.url })).newPage();
    shoppers.push({ page, words });
    await openPayment(page, words);
    const refused = await page.goto(`${words.prefix}/checkout?step=payment`);
    expect(refused?.status()).toBe(429);
    expect(Number(await refused?.headerValue('retry-after'))).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(wait);
  }
  await shop.stop();
  await ownShop({ ...shop, ...limitedTo({}) });
  for (const { page, words } of shoppers) {
    await page.getByRole('link', { name: /^(Try again|Intentar de nuevo)$/ }).click();
    await expectStep(page, words.paymentTitle);
  }
});
