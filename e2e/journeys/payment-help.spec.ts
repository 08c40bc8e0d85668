import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { editDatabase, type ShopDatabase } from '../support/database.ts';
import { rentSofa } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

const HELP = '/my-accounts/payment-help';

/** The next payment was due so many days ago; the other dates move with it. */
const makeLate = (database: ShopDatabase, days: number) =>
  editDatabase(
    database,
    `update scheduled_payments set due_on = due_on - (
       select min(due_on) - (now() at time zone 'America/Chicago')::date + $1::int
       from scheduled_payments where status = 'scheduled'
     ) where status = 'scheduled'`,
    [days],
  );

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function expectNarrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await findViolations(page, name)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 1000 });
}

test('late: the date is moved and the store asked, in both languages; 46 days late the store comes first', async ({
  newShopper,
  ownShop,
  editShop,
}) => {
  const shop = await ownShop();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  const beLate = async (running: typeof shop, days: number) => {
    // Nothing of a page is still loading when the shop stops.
    await page.goto('about:blank');
    return editShop(running, () => makeLate(shop.database, days));
  };
  await haveAccount(page);
  await rentSofa(page);

  const late = await beLate(shop, 3);
  await page.goto('/my-accounts/payment-agreement');
  await page.getByRole('link', { name: 'See how we can help' }).click();
  await expect(
    page.getByRole('heading', { name: /^Late on the .+\? Here is what helps\.$/, level: 1 }),
  ).toBeVisible();
  await isHydrated(page);
  expect(await findViolations(page, 'late')).toEqual([]);
  await expectNarrow(page, 'late, narrow');
  const dates = section(page, 'Need a few more days? Move the date');
  await expect(dates.getByText('You have both left.')).toBeVisible();
  // Tomorrow until a week after the due date.
  await expect(dates.getByRole('listitem')).toHaveCount(4);
  await dates.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/to=\d{4}-\d\d-\d\d/);
  await expect(dates.getByText(/^\$[\d,]+\.\d\d, same as before$/)).toBeVisible();
  await dates.getByRole('button', { name: /^Move to / }).click();
  await expect(page.getByText(/^Done\. Your next payment is due .+, and the last one .+\./)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Need more time for the /, level: 1 })).toBeVisible();
  await expect(dates.getByText('You have one move left.')).toBeVisible();
  await expect(dates.getByText(/^You moved it on /)).toBeVisible();

  await page.goto(`${spanish.prefix}${HELP}`);
  await isHydrated(page);
  await expectNarrow(page, 'Spanish, narrow');
  const ask = section(page, '¿Necesita más de una semana?');
  await ask.getByRole('radio', { name: /^Cambiar su día de pago/ }).check();
  await ask.getByRole('textbox').fill('Ahora me pagan los viernes.');
  await ask.getByRole('button', { name: 'Preguntar a la tienda' }).click();
  await expect(page.getByText(/^Su tienda tiene su solicitud\. Le enviaremos la respuesta/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(ask.getByText(/^Sí podemos\. Pase por la tienda/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await findViolations(page, 'answered')).toEqual([]);
  await page.getByRole('textbox', { name: 'Monto que va a pagar' }).fill('1.00');
  await page.getByRole('button', { name: 'Ver qué cubre' }).click();
  await expect(page.getByText('$1.00 quedan a su favor para el próximo pago.')).toBeVisible();

  await beLate(late, 46);
  await page.goto(HELP);
  await expect(page.getByRole('heading', { name: 'Call your store first' })).toBeVisible();
  await expect(dates).toBeHidden();
  await expect(page.getByText(/^Until .+ you could pay as if on time\./)).toBeVisible();
  await expectNarrow(page, 'long overdue');
});
