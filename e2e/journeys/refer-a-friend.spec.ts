import { findViolations } from '../support/axe.ts';
import { logIn, newEmail, registerAccount } from '../support/steps/account.ts';
import { readMessage } from '../support/steps/mailbox.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of (400|409|422)/] });

test('a friend is invited, keeps the code, and may stop invitations, in both languages', async ({
  page,
  context,
  newShopper,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, String(baseURL));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const main = page.getByRole('main');
  await page.goto('/refer-a-friend/refer');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await logIn(main, email);
  await expect(main.getByRole('heading', { name: 'Bring a friend. You both get $25.00.' })).toBeVisible();
  await expect(main.getByText('0 of up to 10 friends this year')).toBeVisible();
  const link = await main.getByLabel('Your link').inputValue();
  const code = new URL(link).searchParams.get('code') ?? '';
  expect(code).toMatch(/^MARIA-/);
  await main.getByRole('button', { name: 'Copy link' }).click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(main.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(main.getByRole('button', { name: 'Copy link' })).toBeVisible();

  const friendEmail = newEmail();
  const invite = async (address: string) => {
    await main.getByLabel('Friend’s name (optional)').fill('Dwayne');
    await main.getByLabel('Friend’s email').fill(address);
    await main.getByRole('button', { name: 'Send the invitation' }).click();
  };
  await invite(email);
  await expect(main.getByLabel('Friend’s email')).toHaveAccessibleDescription(
    'This is your own email address.',
  );
  await invite(friendEmail);
  await expect(main.getByText('The invitation is on its way.')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Dwayne' })).toContainText('Invitation sent');
  await invite(friendEmail);
  await expect(main.getByText('You have already invited this address.').first()).toBeVisible();
  expect(await findViolations(page, 'refer')).toEqual([]);

  const body = await readMessage(await context.newPage(), friendEmail);
  const linkTo = (path: string) => new RegExp(`https?:\\S+${path}\\?[^\\s"<]+`).exec(body)?.[0] ?? '';
  const inSpanish = (address: string) => address.replaceAll('&amp;', '&').replace('en-US', 'es-US');

  const invited = await (await newShopper()).newPage();
  await invited.setViewportSize({ width: 390, height: 844 });
  const theirs = invited.getByRole('main');
  await invited.goto(inSpanish(linkTo('/refer-a-friend/referral')));
  await expect(invited).toHaveURL(/\/es-us\//);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Maria le regala $25.00');
  await theirs.getByLabel('Código').fill('NOBODY-22222');
  await theirs.getByRole('button', { name: 'Guardar el código' }).click();
  await expect(theirs.getByLabel('Código')).toHaveAccessibleDescription(
    'Ese código ya terminó. Usted puede rentar sin él.',
  );
  expect(await findViolations(invited, 'código')).toEqual([]);
  await theirs.getByLabel('Código').fill(code);
  await theirs.getByRole('button', { name: 'Guardar el código' }).click();
  await expect(theirs.getByRole('status')).toHaveText(
    'Se aplicará cuando usted rente. No tiene que hacer nada más.',
  );
  await invited.goto('/refer-a-friend/referral?code=NOBODY-22222');
  await expect(theirs.getByLabel('Code')).toHaveAccessibleDescription(
    'That code has ended. You can still rent without it.',
  );
  await invited.goto(inSpanish(linkTo('/unsubscribe')));
  await theirs.getByRole('button', { name: 'No recibir más invitaciones' }).click();
  await expect(theirs.getByRole('status')).toHaveText('Listo. Ya no recibirá invitaciones nuestras.');
  expect(await findViolations(invited, 'cancelar')).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es-us/refer-a-friend/refer');
  await expect(main.getByRole('listitem').filter({ hasText: 'Dwayne' })).toContainText(
    'Tiene su código, todavía no renta',
  );
  expect(await findViolations(page, 'recomendar')).toEqual([]);
});
