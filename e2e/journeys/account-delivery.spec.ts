import { findViolations } from '../support/axe.ts';
import { rentSofa } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

test('a customer books the delivery, moves it in Spanish on a phone, and the store reports it as done', async ({
  page,
  context,
}) => {
  await haveAccount(page);
  await page.goto('/my-accounts/schedule-delivery');
  await expect(page.getByText('You have no deliveries pending.')).toBeVisible();
  const { agreementNumber } = await rentSofa(page);

  await page.goto('/account');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Delivery' }).click();
  await isHydrated(page);
  await expect(page.getByText(/^By \w+, /)).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Next week' }).click();
  const day = main.getByRole('link', { name: /^Tue .* left$/ });
  await day.click();
  await expect(day).toHaveAttribute('aria-current', 'date');
  await expect(main.getByText('Rent starts', { exact: true })).toBeVisible();
  await main.getByRole('radio', { name: '2–4 PM' }).check();
  await main.getByLabel('Anything the crew should know?').fill('Second floor, please wait downstairs');
  expect(await findViolations(page, 'delivery')).toEqual([]);
  await main.getByRole('button', { name: /^Book Tue, / }).click();
  await expect(page.getByText('Booked. We sent you the details by email.')).toBeVisible();
  await expect(main.getByText(/^Tue, .*2–4 PM$/).first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^delivery-.*\.ics$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${spanish.prefix}/my-accounts/schedule-delivery`);
  await isHydrated(page);
  await main.getByRole('button', { name: 'Cancelar la entrega' }).click();
  await expect(
    page.getByRole('dialog').getByText(/Le devolvemos \$[\d.]+ a su Visa terminada en 4242/),
  ).toBeVisible();
  expect(await findViolations(page, 'cancel delivery')).toEqual([]);
  await page.getByRole('button', { name: 'No cancelar' }).click();
  // In the week after, in which every one of these days is open whenever this runs.
  await main.getByRole('link', { name: 'Semana siguiente' }).click();
  await main.getByRole('link', { name: /^mié .* Quedan \d+$/ }).click();
  await main.getByRole('radio', { name: /^10/ }).check();
  await main.getByRole('button', { name: /^Mover al mié/ }).click();
  await expect(page.getByText('Listo. Le enviamos los detalles por correo electrónico.')).toBeVisible();
  expect(await findViolations(page, 'moved delivery')).toEqual([]);

  const desk = await context.newPage();
  const row = desk.getByRole('listitem').filter({ hasText: agreementNumber });
  await expect(async () => {
    await desk.goto(`${process.env.SHOP_SANDBOX_ORIGIN}/store-desk`);
    // The store knows of the new time.
    await expect(row.getByText(/10:00 to 12:00/)).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await row.getByRole('button', { name: 'Nobody there' }).click();
  await expect(row.getByText('Reported: Nobody there')).toBeVisible();
  await page.goto(`${spanish.prefix}/my-accounts/schedule-delivery`);
  await expect(page.getByText('Todavía sin entregar')).toBeVisible();
  await expect(page.getByText(/cancele y le devolvemos todo lo que pagó/)).toBeVisible();
  await isHydrated(page);
  await main.getByRole('button', { name: /^Reservar el / }).click();
  await expect(page.getByText('Listo. Le enviamos los detalles por correo electrónico.')).toBeVisible();
  await expect(async () => {
    await desk.goto(`${process.env.SHOP_SANDBOX_ORIGIN}/store-desk`);
    await expect(row).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await row.filter({ hasNotText: 'Reported' }).getByRole('button', { name: 'Done' }).click();
  await page.goto(`${spanish.prefix}/my-accounts/schedule-delivery?agreement=${agreementNumber}`);
  await expect(page.getByText(/^Entregado el /)).toBeVisible();
  await main.getByRole('link', { name: 'Devolverlo' }).click();
  await expect(page.getByText('Devuélvalo cuando quiera')).toBeVisible();
  await isHydrated(page);
  await main.getByRole('button', { name: /^Reservar el / }).click();
  await expect(main.getByRole('button', { name: 'Cancelar la recolección' })).toBeVisible();
  expect(await findViolations(page, 'pick-up')).toEqual([]);
  await page.goto('/my-accounts/schedule-delivery?agreement=x');
  await expect(page.getByText('You have no deliveries pending.')).toBeVisible();
  await main.getByRole('link', { name: 'Book a service visit' }).click();
  await main.getByLabel('What is wrong?').fill('A leg is loose');
  await main.getByRole('button', { name: /^Book / }).click();
  await expect(main.getByRole('button', { name: 'Cancel visit' })).toBeVisible();
});
