import { findViolations } from '../support/axe.ts';
import { APPLICANT } from '../support/steps/application.ts';
import { rentSofa } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { readMessage } from '../support/steps/mailbox.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

// A refused form is a 422 response, which the browser reports.
test.use({ allowedProblems: [/status of 422/] });

const LAST_FOUR = APPLICANT.phone.slice(-4);

test('an agreement that was signed without an account is linked by a code to the phone on it, in both languages', async ({
  newShopper,
  ownShop,
}) => {
  const shop = await ownShop();
  const guest = await (await newShopper({ baseURL: shop.url })).newPage();
  const { agreementNumber } = await rentSofa(guest);

  const page = await (await newShopper({ baseURL: shop.url })).newPage();
  await haveAccount(page);
  await page.goto('/link-agreement');
  await isHydrated(page);
  const main = page.getByRole('main');
  await main.getByLabel('Agreement number').fill('none');
  await main.getByRole('button', { name: 'Text me a code' }).click();
  await expect(main.getByText('Please enter the agreement number.').first()).toBeVisible();
  expect(await findViolations(page, 'link an agreement')).toEqual([]);
  // Wrong digits are answered as right ones are.
  await main.getByLabel('Agreement number').fill(agreementNumber);
  await main.getByLabel('Last 4 digits of the phone on it').fill(LAST_FOUR === '9999' ? '0000' : '9999');
  await main.getByRole('button', { name: 'Text me a code' }).click();
  await expect(main.getByRole('status')).toContainText('If the number and the digits match an agreement');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${spanish.prefix}/link-agreement`);
  await isHydrated(page);
  await main.getByLabel('Número de contrato').fill(agreementNumber.replace('-', ' '));
  await main.getByLabel('Últimos 4 dígitos del teléfono del contrato').fill(LAST_FOUR);
  await main.getByRole('button', { name: 'Enviarme un código' }).click();
  await expect(main.getByRole('status')).toContainText('Si el número y los dígitos coinciden');
  expect(await findViolations(page, 'code of an agreement')).toEqual([]);
  const code = await readMessage(await page.context().newPage(), APPLICANT.phone.replace(/\D/g, ''), {
    part: /\d{6}(?= vincula su contrato)/,
    sandboxOrigin: shop.sandboxOrigin,
  });
  await main.getByLabel('Código de 6 dígitos').fill(code);
  await main.getByRole('button', { name: 'Vincular el contrato' }).click();
  await expect(page).toHaveURL(/\/es-us\/my-account/);
  await expect(main).toContainText(agreementNumber);
  expect(await findViolations(page, 'dashboard with a linked agreement')).toEqual([]);
});
