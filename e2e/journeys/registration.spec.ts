import { PASSWORD, registerAccount } from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

test.use({ allowedProblems: [/status of (400|422)/] });

test('a registration with errors keeps the input and lists each password rule', async ({ page }) => {
  await page.goto('/registration');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Email', { exact: true }).fill('nobody');
  await form.getByLabel('Password', { exact: true }).fill('   ');
  await form.getByRole('checkbox', { name: /^Send me deals/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Please enter your last name.');
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    [
      'Password must contain at least 8 characters.',
      'Password must contain at least one uppercase letter.',
      'Password must contain at least one lowercase letter.',
      'Password must contain at least one number.',
      'Password must contain at least one special character.',
    ].join(' '),
  );
  await expect(form.getByLabel('First name')).toHaveValue('Ana');
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('nobody');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('   ');
  await expect(form.getByRole('checkbox', { name: /^Send me deals/ })).toBeChecked();
  await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  await expect(form.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute(
    'href',
    '/terms-conditions',
  );
});

test('the password is shown on request, and its strength while it is typed', async ({ page }) => {
  await page.goto('/registration');
  const password = page.getByLabel('Password', { exact: true });
  for (const [text, level] of [
    ['abc', 'Weak password'],
    ['Abc1', 'Almost there'],
    [PASSWORD, 'Strong password'],
  ] as const) {
    await password.fill(text);
    await expect(page.getByRole('main').getByText(level)).toBeVisible();
  }
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('an email that already has an account cannot register again', async ({ page, request, baseURL }) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  await page.goto('/es-us/registration');
  const form = page.getByRole('main');
  await form.getByLabel('Nombre').fill('Eva');
  await form.getByLabel('Apellido').fill('Ruiz');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Crear una cuenta' }).click();
  await expect(form.getByRole('alert')).toContainText('Este correo no se puede usar para una cuenta nueva.');
  await expect(form.getByLabel('Nombre')).toHaveValue('Eva');
  await expect(form.getByLabel('Contraseña', { exact: true })).toHaveValue(PASSWORD);
});

test.describe('without JavaScript', () => {
  // A form with errors is a 422 response, which the browser reports.
  test.use({ javaScriptEnabled: false, allowedProblems: [/status of 422/] });

  for (const { prefix, labels, again } of [
    {
      prefix: '',
      labels: { first: 'First name', email: 'Email', password: 'Password', create: 'Create account' },
      again: 'For your security, please type your password again.',
    },
    {
      prefix: '/es-us',
      labels: {
        first: 'Nombre',
        email: 'Correo electrónico',
        password: 'Contraseña',
        create: 'Crear una cuenta',
      },
      again: 'Por seguridad, escriba de nuevo su contraseña.',
    },
  ]) {
    test(`a refused registration says that the password must be typed again (${prefix || 'en'})`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/registration`);
      const main = page.getByRole('main');
      const password = main.getByLabel(labels.password, { exact: true });
      await expect(main.getByText(again)).toHaveCount(0);
      await main.getByLabel(labels.first).first().fill('Maria');
      await main.getByLabel(labels.email, { exact: true }).fill('maria@');
      await password.fill(PASSWORD);
      await main.getByRole('button', { name: labels.create }).click();
      await expect(password).toHaveAccessibleDescription(again);
      await expect(password).toHaveValue('');
      await expect(main.getByLabel(labels.first).first()).toHaveValue('Maria');
    });
  }
});
