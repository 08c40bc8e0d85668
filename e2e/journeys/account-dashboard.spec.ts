import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { editDatabase, type ShopDatabase } from '../support/database.ts';
import { newEmail, registerOnPage } from '../support/steps/account.ts';
import { CARD, rentSofa, typeCard } from '../support/steps/checkout.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

// The open page may be asking for the routes of its links when the shop stops.
test.use({
  allowedProblems: [/__manifest\?|Failed to fetch manifest patches|404 \(Not Found\).*my-accounts\/nothing/],
});

const TODAY = `(now() at time zone 'America/Chicago')::date`;
const NARROW = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');

/** Nothing is wider than the page. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBe(screen);
}

/** Five days late, delivered long ago, with a card that ended. */
async function becomeLate(database: ShopDatabase): Promise<void> {
  const shift = `(SELECT due_on FROM scheduled_payments WHERE sequence = 2) - (${TODAY} - 5)`;
  await editDatabase(database, `UPDATE scheduled_payments SET due_on = due_on - (${shift})`);
  const first = '(SELECT min(due_on) FROM scheduled_payments)';
  await editDatabase(
    database,
    `UPDATE agreements SET opened_on = ${first}, delivered_on = ${first}, same_as_cash_until = ${first} + 180`,
  );
  await editDatabase(
    database,
    `INSERT INTO saved_payment_methods (id, customer_id, kind, gateway_token, brand, last4, expiration)
     SELECT 'ended', customer_id, 'card', 'none', 'Visa', '0002', '0120' FROM agreements`,
  );
}

test('the dashboard from the first visit over a delivery to a late payment, which is paid and remembered', async ({
  ownShop,
  editShop,
  newShopper,
}) => {
  const shop = await ownShop();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  for (const path of ['/account', '/my-account', '/my-accounts/payment-history', '/my-accounts/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${shop.url}/login?returnTo=${encodeURIComponent(path)}`);
  }
  await registerOnPage(page, newEmail());
  await expect(main(page).getByText('Find out what you can rent.')).toBeVisible();
  expect(await findViolations(page, 'without agreements')).toEqual([]);
  await main(page)
    .getByRole('link', { name: /^Already renting with us\?/ })
    .click();
  await expect(page).toHaveURL(/\/link-agreement$/);
  expect((await page.goto('/my-accounts/nothing'))?.status()).toBe(404);

  await rentSofa(page);
  await page.goto('/account');
  await expect(main(page).getByText('Waiting for delivery')).toBeVisible();
  await expect(
    main(page).getByText(/^Same as cash until .* 18\d days left\. Add \$\d+\.\d\d to each/),
  ).toBeVisible();
  await expect(main(page).getByText('Your agreement is not on autopay.', { exact: false })).toBeHidden();
  expect(await findViolations(page, 'before the delivery')).toEqual([]);
  await editShop(shop, () => becomeLate(shop.database));

  await page.setViewportSize(NARROW);
  // Not awaited further: the notice stands for five seconds only.
  await page.goto(`${spanish.prefix}/my-account?refetch=true`, { waitUntil: 'commit' });
  await expect(main(page).getByText('Actualizamos su cuenta.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/\/my-account$/);
  await expect(main(page).getByText('Actualizamos su cuenta.', { exact: false })).toBeHidden();
  const alerts = main(page).locator('[data-alert]');
  await expect(alerts).toHaveCount(2);
  await expect(alerts.nth(0).getByRole('heading')).toHaveText(/^Su pago de .* tiene 5 días de atraso$/);
  await expect(alerts.nth(1).getByRole('heading')).toHaveText('Todas sus tarjetas guardadas están vencidas');
  await expect(main(page).getByText('Su contrato no tiene pago automático.', { exact: false })).toBeVisible();
  expect(await findViolations(page, 'late')).toEqual([]);
  await expectNoSidewaysScroll(page);

  const toPay = main(page)
    .getByRole('link', { name: /^Pagar \$/ })
    .first();
  const amount = (await toPay.textContent())?.replace('Pagar ', '') ?? '';
  await toPay.click();
  await isHydrated(page);
  await expect(page.locator('aside').getByText(amount).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Tarjeta de débito o crédito' }).check();
  await typeCard(page, { number: CARD.good, name: 'Dana Whitfield' }, spanish);
  // On a phone the button is in the bar at the bottom.
  await main(page)
    .getByRole('button', { name: `Pagar ${amount}` })
    .click();
  await expect(page.getByRole('heading', { name: 'Gracias por su pago', level: 1 })).toBeVisible();
  await page.goto('/account');
  await expect(main(page).getByText('Just paid')).toBeVisible();
  await expect(main(page).getByText(/^Next payment: |^Next payment, within a week: /)).toBeVisible();
  await expect(alerts).toHaveCount(1);
  // An hour later.
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('recentlyPaid') ?? '{}');
    localStorage.setItem('recentlyPaid', JSON.stringify({ ...list, since: list.since - 3_600_000 }));
  });
  await page.reload();
  await expect(main(page).getByText('Up to date')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recentlyPaid'))).toBe('null');
});
