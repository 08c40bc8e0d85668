import { findViolations } from '../support/axe.ts';
import { logIn, newEmail, PASSWORD, registerAccount } from '../support/steps/account.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { readMessage } from '../support/steps/mailbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of (400|401|409|422)/] });

/** As the mails about a changed address and the copy of the data have it. */
const LINK = { part: /https?:\S+token=\S+/ };

test('addresses, name, mobile number, e-mail, offers, a copy of the data and the end of the account, in both languages', async ({
  page,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, String(baseURL));
  const main = page.getByRole('main');
  // Codes for one phone are limited.
  const line = String(1_000 + (Date.now() % 9_000));
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
  await page.goto('/addresses');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await logIn(main, email);

  await expect(page.getByRole('heading', { name: 'Addresses', level: 1 })).toBeVisible();
  await main.getByRole('button', { name: 'Save the address' }).click();
  await expect(main.getByText('Please name this address.').first()).toBeVisible();
  const addAddress = async (name: string, street: string) => {
    await main.getByLabel('Name of the address').fill(name);
    await main.getByLabel('Street address').fill(street);
    await main.getByLabel('City').fill('Plano');
    await main.getByLabel('State').selectOption('TX');
    await main.getByLabel('ZIP code').fill('75024');
    await main.getByRole('button', { name: 'Save the address' }).click();
  };
  await addAddress('Home', '12 Elm Street');
  await expect(main.getByRole('status')).toHaveText('The address is saved.');
  await main.getByRole('link', { name: 'Add an address' }).click();
  await addAddress('Home', '5 Oak Avenue');
  await expect(main.getByText('You already have an address with this name.').first()).toBeVisible();
  await addAddress('Mom', '5 Oak Avenue');
  await main.getByRole('button', { name: 'Use first Mom' }).click();
  await expect(main.getByRole('listitem').first()).toContainText('Used first');
  await expect(main.getByRole('listitem').first()).toContainText('5 Oak Avenue');
  expect(await findViolations(page, 'addresses')).toEqual([]);
  await main.getByRole('button', { name: 'Remove Home' }).click();
  await expect(main.getByRole('status')).toHaveText('The address is removed.');
  await expect(main.getByRole('listitem')).toHaveCount(1);

  await page.goto('/my-accounts/personal-info');
  await card('About you').getByLabel('First name').fill('Marisol');
  await card('About you').getByLabel('Home phone').fill('123');
  await card('About you').getByRole('button', { name: 'Save changes' }).click();
  await expect(card('About you').getByLabel('Home phone')).toHaveAccessibleDescription(
    'Please enter a valid phone number, or leave it empty.',
  );
  await card('About you').getByLabel('Home phone').fill('2145550161');
  await card('About you').getByRole('button', { name: 'Save changes' }).click();
  await expect(card('About you').getByRole('status')).toHaveText('Your changes are saved.');
  await expect(card('Deals and offers').getByLabel(/^Text me/)).toBeDisabled();
  await card('Mobile number').getByLabel('New mobile number').fill(`214555${line}`);
  await card('Mobile number').getByRole('button', { name: 'Text me a code' }).click();
  await expect(card('Mobile number').getByText(`We texted a code to (214) 555-${line}.`)).toBeVisible();
  await card('Your data').getByRole('button', { name: 'Request a copy of my data' }).click();
  await expect(card('Your data').getByRole('status')).toContainText(`We’ll email ${email}`);
  expect(await findViolations(page, 'personal info')).toEqual([]);
  const changed = newEmail();
  await page.goto('/my-accounts/resetPassword');
  await card('Email address').getByLabel('Email', { exact: true }).fill(changed);
  await card('Email address').getByLabel('Current password').fill(PASSWORD);
  await card('Email address').getByRole('button', { name: 'Change email' }).click();
  await expect(card('Email address').getByText(`We sent a link to ${changed}.`)).toBeVisible();

  const desk = await page.context().newPage();
  const messages = {
    code: await readMessage(desk, `214555${line}`, { part: /\d{6}/ }),
    link: await readMessage(desk, changed, LINK),
    file: await readMessage(desk, email, LINK),
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es-us/my-accounts/personal-info');
  await isHydrated(page);
  const mobile = card('Número de celular');
  const field = mobile.getByLabel('Código de 6 dígitos');
  await field.fill(messages.code === '000000' ? '111111' : '000000');
  // The answer to the wrong code comes while the right one is being typed: the field keeps the focus, and no digit is lost.
  const answer = Promise.withResolvers<void>();
  await page.route(/personal-info\.data/, async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  await mobile.getByRole('button', { name: 'Confirmar el número' }).click();
  await field.fill('');
  await field.pressSequentially(messages.code.slice(0, 2));
  answer.resolve();
  await expect(mobile.getByRole('alert')).toContainText('Hay 1 dato por corregir');
  await expect(field).toHaveAccessibleDescription(/^Ese código no es correcto\./);
  await page.keyboard.type(messages.code.slice(2));
  await expect(field).toHaveValue(messages.code);
  await page.unrouteAll({ behavior: 'wait' });
  await mobile.getByRole('button', { name: 'Confirmar el número' }).click();
  await expect(mobile.getByText('Confirmado')).toBeVisible();
  await card('Ofertas').getByLabel(`mensaje de texto al (214) 555-${line}`).check();
  await card('Ofertas').getByRole('button', { name: 'Guardar mis preferencias' }).click();
  await expect(card('Ofertas').getByRole('status')).toHaveText('Sus preferencias se guardaron.');
  await expect(card('Ofertas').getByLabel(/mensaje de texto/)).toBeChecked();
  expect(await findViolations(page, 'datos personales')).toEqual([]);

  await page.goto(messages.file.replace('en-US', 'es-US'));
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Descargar el archivo' }).click();
  expect((await download).suggestedFilename()).toMatch(/^rowan-my-data-\d{4}-\d\d-\d\d\.json$/);
  await page.goto(messages.link.replace('en-US', 'es-US'));
  await main.getByRole('button', { name: 'Usar este correo' }).click();
  await expect(main.getByRole('status')).toContainText(`De ahora en adelante inicia sesión como ${changed}.`);
  expect(await findViolations(page, 'correo confirmado')).toEqual([]);

  await page.goto('/es-us/my-accounts/close-account');
  await page.waitForURL(/close-account|login/);
  await main.getByLabel('Contraseña actual').fill(PASSWORD);
  await main.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await expect(main.getByText('Marque la casilla para cerrar su cuenta.').first()).toBeVisible();
  expect(await findViolations(page, 'cerrar la cuenta')).toEqual([]);
  await main.getByLabel('Contraseña actual').fill(PASSWORD);
  await main.getByLabel('Entiendo que esto no se puede deshacer.').check();
  await main.getByRole('button', { name: 'Cerrar mi cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Su cuenta está cerrada', level: 1 })).toBeVisible();
  await page.goto('/login');
  await logIn(main, changed);
  await expect(main.getByRole('alert')).toContainText("Something's not right with your email or password.");
});

test('what a refused form got back shows all at once, when it can be sent again', async ({ page }) => {
  await haveAccount(page);
  await page.goto('/my-accounts/personal-info');
  await isHydrated(page);
  const phone = page.getByLabel('Home phone');
  const save = page.getByRole('button', { name: 'Save changes' });
  const answered = Promise.withResolvers<void>();
  await page.route(/personal-info\.data/, async (route) => {
    if (route.request().method() === 'GET') await answered.promise;
    await route.continue();
  });
  const reading = page.waitForRequest(
    (request) => /personal-info\.data/.test(request.url()) && request.method() === 'GET',
  );
  await phone.fill('123');
  await save.click();
  await reading;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(phone).toHaveAccessibleDescription('');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  answered.resolve();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('There is 1 thing to correct');
  await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number, or leave it empty.');
  await phone.fill('2145550161');
  await save.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your changes are saved.');
});
