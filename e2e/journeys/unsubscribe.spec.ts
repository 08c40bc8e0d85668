import { findViolations } from '../support/axe.ts';
import { readMessage } from '../support/steps/mailbox.ts';
import { expect, test } from '../support/test.ts';

// Links and addresses that are refused.
test.use({ allowedProblems: [/status of 400/] });

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' };
const phone = '2145550157';

test('offers stop by one click in the mail, by one POST of the mail program, by a typed address and by STOP', async ({
  ownShop,
  newShopper,
  request,
}) => {
  const shop = await ownShop();
  const shopper = await newShopper({ baseURL: shop.url });
  const page = await shopper.newPage();
  const desk = await shopper.newPage();
  const main = page.getByRole('main');
  const signUp = async (email: string) => {
    await page.goto('/rac-specials/sign-up-for-deals');
    await main.getByLabel('Email', { exact: true }).fill(email);
    await main.getByLabel('Mobile Number').fill(phone);
    await main.getByLabel(/I agree to receive deals/).check();
    await main.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/sign-up-for-deals/confirmation');
  };

  await signUp('dana@example.com');
  const mail = await readMessage(desk, 'dana@example.com', shop);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const oneClick = /^List-Unsubscribe: <(.+)>$/m.exec(mail)?.[1] ?? '';
  for (const type of ['form', 'multipart'] as const) {
    const answer = await request.post(oneClick, { [type]: ONE_CLICK, maxRedirects: 0 });
    expect([answer.status(), await answer.text()], type).toEqual([200, 'Stopped.\n']);
  }
  const invented = await request.post(`${shop.url}/unsubscribe/one-click?deals=invented`, {
    form: ONE_CLICK,
  });
  expect(invented.status()).toBe(400);
  expect((await request.post(`${shop.url}/unsubscribe/one-click`, { form: ONE_CLICK })).status()).toBe(400);

  const text = await readMessage(desk, phone, shop);
  expect(text).toMatch(/Reply HELP for help, STOP to end\.$/);
  await desk.locator('summary').first().click();
  await desk.getByLabel('Reply as this phone').fill('STOP');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(async () => {
    expect(await readMessage(desk, phone, shop)).toContain('You won’t get any more texts from us.');
  }).toPass();

  // The link of the mail is opened by somebody who isn't signed in; the browser's language does not matter.
  await page.goto(/https?:\S+\/unsubscribe\?\S+/.exec(mail)?.[0] ?? '');
  expect(await findViolations(page, 'unsubscribe')).toEqual([]);
  await main.getByRole('button', { name: 'Stop deals and offers' }).click();
  await expect(main.getByRole('status')).toHaveText(
    'Done. We won’t send any more deals and offers to this address.',
  );
  await page.goto(`${oneClick}&language=es-US`);
  await expect(page).toHaveURL(/\/es-us\/unsubscribe\?deals=/);
  await expect(main.getByRole('button', { name: 'Cancelar promociones y ofertas' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es-us/unsubscribe');
  await main.getByLabel('Su correo electrónico').fill('dana@');
  await main.getByRole('button', { name: 'Cancelar promociones y ofertas' }).click();
  await expect(main.getByLabel('Su correo electrónico')).toHaveAccessibleDescription(
    'Escriba un correo electrónico válido.',
  );
  expect(await findViolations(page, 'cancelar correos')).toEqual([]);
  await main.getByLabel('Su correo electrónico').fill('nadie@example.com');
  await main.getByRole('button', { name: 'Cancelar promociones y ofertas' }).click();
  await expect(main.getByRole('status')).toHaveText(
    'Listo. Ya no enviaremos promociones ni ofertas a esta dirección.',
  );
});
