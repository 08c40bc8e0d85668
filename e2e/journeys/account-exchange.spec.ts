import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { editDatabase, type ShopDatabase } from '../support/database.ts';
import { acceptAll, CARD, pay, readConfirmation, rentSofa, sign } from '../support/steps/checkout.ts';
import { haveAccount, haveSofa } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

// A file that is no photo is a 422 response, which the browser reports.
test.use({ allowedProblems: [/status of 422/] });

const exchangeOf = (agreementNumber: string) => `/my-accounts/exchange?agreement=${agreementNumber}`;

async function expectNarrow(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await findViolations(page, name)).toEqual([]);
}

/** Signed and delivered seven months ago. */
const makeOld = (database: ShopDatabase) =>
  editDatabase(
    database,
    `update agreements set opened_on = (now() - interval '7 months')::date,
       delivered_on = (now() - interval '7 months')::date where status = 'active'`,
  );

test('a sofa is exchanged in one visit, in both languages; a service request takes a photo and refuses another file', async ({
  newShopper,
  ownShop,
  editShop,
}) => {
  const shop = await ownShop();
  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  const main = page.getByRole('main');
  await haveAccount(page);
  const { agreementNumber: old } = await rentSofa(page);
  await page.goto(exchangeOf(old));
  await expect(page.getByText('It is not with you yet')).toBeVisible();
  await page.goto('about:blank');
  const again = await editShop(shop, () => makeOld(shop.database));

  await page.goto('/account');
  await main.getByRole('link', { name: 'Details' }).click();
  await main
    .getByRole('link', { name: /^Exchange it ?Available from .*, six months after you signed\.$/ })
    .click();
  await expect(page.getByText('You can exchange it')).toBeVisible();
  await isHydrated(page);
  expect(await findViolations(page, 'exchange')).toEqual([]);
  await main.getByLabel('What would you like instead? (optional)').fill('The same sofa in green');
  await main.getByRole('button', { name: 'Ask for an exchange' }).click();
  await expect(page.getByText('Your store has your request. We e-mail you its answer.')).toBeVisible();
  // The page looks again by itself.
  await expect(page.getByText('Choose what is next')).toBeVisible({ timeout: 60_000 });
  await expect(main.getByText(/^Gladly\. Choose what you like/)).toBeVisible();
  await expectNarrow(page, 'agreed, narrow');
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/account');
  await expect(main.getByText(/^Your store agrees to exchange /)).toBeVisible();

  await haveSofa(page);
  await acceptAll(page);
  await expect(page.getByText(/^This order is your exchange/)).toBeVisible();
  await pay(page, CARD.good);
  await page.getByRole('link', { name: english.toSigning }).click();
  await sign(page);
  const { agreementNumber: next } = await readConfirmation(page);

  await page.goto(`${spanish.prefix}${exchangeOf(old)}`);
  await expect(page.getByText('Elija el día del cambio')).toBeVisible();
  await isHydrated(page);
  await expectNarrow(page, 'signed, Spanish');
  await page.goto(`${spanish.prefix}/my-accounts/close-account`);
  await expect(main.getByText('Tiene un cambio que no ha terminado.')).toBeVisible();
  await main.getByRole('link', { name: 'Ver su cambio' }).click();
  await expect(page.getByText('Elija el día del cambio')).toBeVisible();
  await main.getByRole('link', { name: 'Elegir el día' }).click();
  await expect(main.getByText(`contrato ${old}, que termina entonces.`)).toBeVisible();
  await isHydrated(page);
  await main.getByRole('link', { name: 'Semana siguiente' }).click();
  await main.getByRole('link', { name: /^mié .* Quedan \d+$/ }).click();
  await main.getByRole('button', { name: /^Reservar el mié/ }).click();
  await expect(page.getByText('Listo. Le enviamos los detalles por correo electrónico.')).toBeVisible();
  await page.goto(`${spanish.prefix}${exchangeOf(old)}`);
  await expect(main.getByText(/^mié, /).first()).toBeVisible();

  const desk = await page.context().newPage();
  const row = (number: string) => desk.getByRole('listitem').filter({ hasText: number });
  const openDesk = async (number: string, text: string) =>
    expect(async () => {
      await desk.goto(`${again.sandboxOrigin}/store-desk`);
      await expect(row(number).getByText(text)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await openDesk(next, 'Takes back:');
  await row(next).getByRole('button', { name: 'Done' }).click();
  await page.goto(`${spanish.prefix}/my-accounts/schedule-delivery?agreement=${next}`);
  await expect(page.getByText(/^Entregado el /)).toBeVisible();
  await page.goto(`${spanish.prefix}${exchangeOf(old)}`);
  await expect(page.getByText('Cambio hecho')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Cómo terminó su contrato' })).toBeVisible();
  await expect(main.getByText(/a su Visa terminada en 4242/)).toBeVisible();
  await isHydrated(page);
  await expectNarrow(page, 'done, Spanish');

  await page.goto(`${spanish.prefix}/account`);
  await main.getByRole('link', { name: /: cambio hecho/ }).click();
  await expect(main.getByRole('link', { name: 'Cómo terminó su contrato' })).toBeVisible();

  await page.goto(`${spanish.prefix}/my-accounts/schedule-delivery?agreement=${next}&kind=service`);
  await isHydrated(page);
  await main.getByLabel('¿Qué problema tiene?').fill('Una pata está floja');
  const photo = main.getByLabel('Fotos del problema (opcional)');
  await photo.setInputFiles({
    name: 'nota.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('No es una foto'),
  });
  await main.getByRole('button', { name: /^Reservar el / }).click();
  await expect(page.getByText(/^Uno de los archivos no es una foto\./)).toBeVisible();
  await expect(main.getByLabel('¿Qué problema tiene?')).toHaveValue('Una pata está floja');
  await expectNarrow(page, 'service, refused');
  const buffer = Buffer.from('\xff\xd8\xff\xe0 a loose leg', 'latin1');
  await photo.setInputFiles({ name: 'pata.jpg', mimeType: 'image/jpeg', buffer });
  await main.getByRole('button', { name: /^Reservar el / }).click();
  await expect(main.getByText('Su tienda tiene su foto.').first()).toBeVisible();
  await expectNarrow(page, 'service, booked');
  await openDesk(next, 'Note: Una pata está floja');
  await expect(row(next).getByRole('link', { name: 'Photo 1' })).toBeVisible();
  await desk.close();
});
