import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { runUntilVisible, stopClock } from '../support/steps/clock.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

// A sign-up beyond the limit.
test.use({ allowedProblems: [/status of 429/] });

const PATH = '/rac-specials/sign-up-for-deals';
const THANKS = '/sign-up-for-deals/confirmation';
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).getByRole('button', { name: 'Submit' });
const strip = (page: Page) => page.locator('section', { hasText: 'Never miss a deal:' }).last();

for (const { words, texts } of [
  {
    words: english,
    texts: {
      email: 'Email',
      phone: 'Mobile Number',
      optIn: 'I agree to receive deals and offers by text message',
      submit: 'Submit',
      thanks: 'Thanks for signing up!',
      terms: 'Reply STOP to stop',
    },
  },
  {
    words: spanish,
    texts: {
      email: 'Correo electrónico',
      phone: 'Número de celular',
      optIn: 'Acepto recibir promociones y ofertas por mensaje de texto',
      submit: 'Enviar',
      thanks: '¡Gracias por suscribirse!',
      terms: 'Responda STOP para cancelar',
    },
  },
]) {
  for (const width of [390, 1440]) {
    test(`a sign-up shows a thank-you page and is remembered for 100 days (${words.lang} at ${width})`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(words.prefix + PATH);
      await expect(main(page)).toContainText(texts.terms);
      expect(await findViolations(page, 'deals sign-up')).toEqual([]);
      const button = main(page).getByRole('button', { name: texts.submit });
      await expect(button).toBeDisabled();
      await main(page).getByLabel(texts.email, { exact: true }).fill(`dana-${width}@example.com`);
      await expect(button).toBeEnabled();
      await expect(main(page).getByLabel(texts.phone)).toHaveAttribute('maxlength', '14');
      await main(page).getByLabel(texts.phone).pressSequentially('2145550142999');
      await expect(main(page).getByLabel(texts.phone)).toHaveValue('(214) 555-0142');
      await main(page).getByLabel(texts.optIn).check();
      await button.click();
      await expect(page).toHaveURL(words.prefix + THANKS);
      await expect(page.getByRole('status').getByText(texts.thanks)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
      expect(await findViolations(page, 'deals confirmation')).toEqual([]);
      const cookie = (await context.cookies()).find(({ name }) => name === 'signUpAccepted');
      expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(100);
      await page.goBack();
      await expect(main(page).getByLabel(texts.email, { exact: true })).toHaveValue('');
    });
  }
}

test('Submit opens with a valid email, or with a valid phone and consent', async ({ page }) => {
  await page.goto(PATH);
  const email = main(page).getByLabel('Email', { exact: true });
  const phone = main(page).getByLabel('Mobile Number');
  const optIn = main(page).getByRole('checkbox');
  await phone.fill('2145550142');
  await expect(submit(page)).toBeDisabled();
  await optIn.check();
  await expect(submit(page)).toBeEnabled();
  await optIn.uncheck();
  await expect(submit(page)).toBeDisabled();
  await email.fill('dana@example.com');
  await expect(submit(page)).toBeEnabled();
  await email.fill('dana@example');
  await expect(submit(page)).toBeDisabled();
});

test('each field shows its error until it is corrected', async ({ page }) => {
  await page.goto(PATH);
  const email = main(page).getByLabel('Email', { exact: true });
  const phone = main(page).getByLabel('Mobile Number');
  const optIn = main(page).getByRole('checkbox');
  await email.pressSequentially('d');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await email.pressSequentially('ana@example.com');
  await expect(email).toHaveAccessibleDescription('');
  await email.clear();
  await expect(main(page).getByText('Enter one of the above details to sign up!')).toBeVisible();

  await phone.fill('1145550142');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription('Please enter a valid mobile number.');
  await expect(optIn).toHaveAccessibleDescription('You must agree to receive deals and offers');
  expect(await findViolations(page, 'deals errors')).toEqual([]);
  await optIn.check();
  await expect(main(page).getByText('You must agree to receive deals and offers')).toBeHidden();
  await phone.fill('2145550142');
  await expect(main(page).getByText('Please enter a valid mobile number.')).toBeHidden();
  await expect(submit(page)).toBeEnabled();
});

test('an email with a phone but without consent is refused before it is sent', async ({ page }) => {
  await page.goto(PATH);
  await main(page).getByLabel('Email', { exact: true }).fill('eve@example.com');
  await main(page).getByLabel('Mobile Number').fill('2145550143');
  await submit(page).click();
  await expect(main(page).getByRole('checkbox')).toHaveAccessibleDescription(
    'You must agree to receive deals and offers',
  );
  await expect(page).toHaveURL(PATH);
});

test.describe('the strip of the home page', () => {
  test('takes an email only', async ({ page }) => {
    await page.goto('/');
    const field = strip(page).getByPlaceholder('Your Email Address');
    const button = strip(page).getByRole('button', { name: 'Sign Up' });
    await button.click();
    await expect(field).toHaveAccessibleDescription('This field is required.');
    await field.fill('strip@');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await field.fill('strip@example.com');
    await expect(field).toHaveAccessibleDescription('');
    await button.click();
    await expect(page).toHaveURL(THANKS);
    await expect(page.getByRole('status').getByText('Thanks for signing up!')).toBeVisible();
  });

  test('is in Spanish', async ({ page }) => {
    await page.goto('/es-us/');
    const spanishStrip = page.locator('section', { hasText: 'No se pierda ninguna oferta:' }).last();
    await spanishStrip.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(spanishStrip.getByPlaceholder('Su correo electrónico')).toHaveAccessibleDescription(
      'Este campo es obligatorio.',
    );
  });

  test('says when there were too many attempts, and when the call failed', async ({ page }) => {
    await page.goto('/');
    for (let count = 0; count < 10; count += 1) {
      await page.request.post(PATH, { form: { email: 'often@example.com' }, maxRedirects: 0 });
    }
    const field = strip(page).getByPlaceholder('Your Email Address');
    await field.fill('often@example.com');
    await strip(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(
      strip(page).getByText('Currently user is facing some problem, Please try after sometime'),
    ).toBeVisible();
    await page.route('**/sign-up-for-deals.data**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"too-many"', '"failed"') });
    });
    await strip(page).getByRole('button', { name: 'Sign Up' }).click();
    await expect(
      strip(page).getByText("We're sorry. Looks like we are having some technical."),
    ).toBeVisible();
  });
});

test('the page says when there were too many attempts and when the call failed, and keeps what was typed', async ({
  page,
}) => {
  await page.goto(PATH);
  for (let count = 0; count < 10; count += 1) {
    await page.request.post(PATH, { form: { email: 'page-often@example.com' }, maxRedirects: 0 });
  }
  await main(page).getByLabel('Email', { exact: true }).fill('page-often@example.com');
  await submit(page).click();
  await expect(main(page).getByText(/Please try again in (1 hour|\d+ minutes?)\.$/)).toBeVisible();
  await page.route('**/sign-up-for-deals.data**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"too-many"', '"failed"') });
  });
  await submit(page).click();
  await expect(main(page).getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  await expect(main(page).getByLabel('Email', { exact: true })).toHaveValue('page-often@example.com');
});

test('get started: email or text, a thank-you for five seconds, without leaving the page', async ({
  page,
}) => {
  await page.goto('/how-rac-works');
  const form = page.locator('section', { hasText: 'Hear about it first' }).last();
  await form.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await form.getByRole('radio', { name: 'Text' }).check();
  await form.getByLabel('Mobile Number').fill('2125550');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.getByText('Invalid phone number')).toBeVisible();
  await expect(form.getByText('You must agree to receive deals and offers')).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByLabel('Mobile Number').fill('2125550177');
  await expect(form.getByText('Invalid phone number')).toBeHidden();
  await page.clock.install();
  await stopClock(page);
  await form.getByRole('button', { name: 'Submit' }).click();
  const thanks = form.getByText("You're in! Keep an eye out for great deals headed your way!");
  await runUntilVisible(page, thanks);
  await page.clock.runFor(4_900);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(100);
  await expect(thanks).toBeHidden();
  await expect(page).toHaveURL('/how-rac-works');
  await expect(form.getByRole('radio', { name: 'Email' })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: [/status of 422/] });

  test('the form shows its errors, then leads to the thank-you page', async ({ page, context }) => {
    await page.goto(PATH);
    await submit(page).click();
    await expect(main(page).getByText('Enter one of the above details to sign up!')).toBeVisible();
    await main(page).getByLabel('Mobile Number').fill('(214) 555-0199');
    await submit(page).click();
    await expect(main(page).getByText('You must agree to receive deals and offers')).toBeVisible();
    await expect(main(page).getByLabel('Mobile Number')).toHaveValue('(214) 555-0199');
    await main(page).getByRole('checkbox').check();
    await submit(page).click();
    await expect(page).toHaveURL(THANKS);
    expect((await context.cookies()).map(({ name }) => name)).toContain('signUpAccepted');
  });

  test('the strip works as a plain form', async ({ page }) => {
    await page.goto('/es-us/');
    const form = page.locator('section', { hasText: 'No se pierda ninguna oferta:' }).last();
    await form.getByPlaceholder('Su correo electrónico').fill('tira@example.com');
    await form.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(page).toHaveURL(`/es-us${THANKS}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por suscribirse!');
  });
});
